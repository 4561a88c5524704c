import { PAGE_SIZE } from '@guildhall/contract/sizes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Part of every read of ratings: those by inactive accounts are hidden, like their profiles and jobs. */
const isShown = sql<boolean>`exists (
  select from users as rater where rater.id = ratings.from_user_id and rater.is_active)`

/** One page of the ratings of a person or company, newest first. */
export const listRatings = (db: Db, userId: number, page: number) =>
  db
    .selectFrom('ratings')
    .where('to_user_id', '=', userId)
    .where(isShown)
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

type RatingSummary = { rate_ratio: number | null; rating_count: number }

/** The number of ratings of an account, and their mean to one decimal; null without a rating. */
export const ratingSummary = (userId: RawBuilder<unknown>) => sql<RatingSummary>`(
  select json_build_object('rate_ratio', round(avg(rating), 1)::float, 'rating_count', count(*))
  from ratings where to_user_id = ${userId} and ${isShown})`

export async function findRatingSummary(db: Db, userId: number) {
  const { summary } = await db
    .selectNoFrom(ratingSummary(sql`${userId}::bigint`).as('summary'))
    .executeTakeFirstOrThrow()
  return summary
}
