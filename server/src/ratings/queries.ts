import { PAGE_SIZE } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Part of every read of ratings: those by inactive accounts are hidden, like their profiles and jobs. */
export const isShown = sql<boolean>`exists (
  select from users as rater where rater.id = ratings.from_user_id and rater.is_active)`

const ratingsOf = (db: Db, userId: number) =>
  db.selectFrom('ratings').where('to_user_id', '=', userId).where(isShown)

/** One page of the ratings of a person or company, newest first. */
export const listRatings = (db: Db, userId: number, page: number) =>
  ratingsOf(db, userId)
    .innerJoin('users as rater', 'rater.id', 'ratings.from_user_id')
    .innerJoin('jobs', 'jobs.id', 'ratings.job_id')
    .select([
      'ratings.id',
      sql<number>`ratings.rating::float`.as('rating'),
      'ratings.comment',
      'ratings.created_at',
      'rater.id as rater_id',
      'rater.name as rater_name',
      sql<'personal' | 'company'>`rater.user_type`.as('rater_type'),
      'rater.profile_picture as rater_picture',
      'jobs.id as job_id',
      'jobs.job_title',
    ])
    .orderBy('ratings.created_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .limit(PAGE_SIZE.ratings)
    .offset((page - 1) * PAGE_SIZE.ratings)
    .execute()

/** The number of ratings, and their mean to one decimal; null without a rating. */
export const findRatingSummary = (db: Db, userId: number) =>
  ratingsOf(db, userId)
    .select([
      sql<number>`count(*)`.as('rating_count'),
      sql<number | null>`round(avg(rating), 1)::float`.as('rate_ratio'),
    ])
    .executeTakeFirstOrThrow()
