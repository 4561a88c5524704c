import { HIDDEN_DAYS } from '@guildhall/contract/ratings/forms'
import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { jobsOfActiveCompanies, queueForJob } from '../jobs/api.ts'

/**
 * Part of every read of ratings. A rating is hidden until both sides have rated or some days have passed. Those by
 * inactive accounts are hidden, like their profiles and jobs.
 */
const isShown = sql<boolean>`ratings.shown_at <= now() and not exists (
  select from users as rater where rater.id = ratings.from_user_id and not rater.is_active)`

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

/** Whether an account has rated another one for a job, even if the rating doesn't show yet. */
export async function hasRated(db: Db, rating: { jobId: number; fromId: number; toId: number }) {
  const found = await db
    .selectFrom('ratings')
    .where('job_id', '=', rating.jobId)
    .where('from_user_id', '=', rating.fromId)
    .where('to_user_id', '=', rating.toId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export const findRatedJob = (db: Db, jobId: number) =>
  jobsOfActiveCompanies(db)
    .where('jobs.id', '=', jobId)
    .select([
      'jobs.id',
      'jobs.job_title as title',
      'jobs.user_id as companyId',
      'jobs.accepted_user_id as acceptedId',
      sql<JobStatus>`jobs.status`.as('status'),
    ])
    .executeTakeFirst()

/** Locks the job until the end of the transaction, so that each of two ratings at once knows whether it is the second. */
export async function lockRatedJob(db: Db, jobId: number) {
  await queueForJob(db, jobId, 'exclusive')
  await db.selectFrom('jobs').where('id', '=', jobId).select('id').forNoKeyUpdate().execute()
}

const NOW = sql<Date>`statement_timestamp()`

type NewRating = { jobId: number; fromId: number; toId: number; rating: number; comment: string }

/**
 * Adds a rating. The second of a job shows at once, and the first with it. The times are those of the statements: a
 * transaction that waited for the job may have begun before the other rating.
 *
 * @returns whether the rating shows already; undefined if it existed before
 */
export async function insertRating(db: Db, { jobId, fromId, toId, rating, comment }: NewRating) {
  const { numUpdatedRows: others } = await db
    .updateTable('ratings')
    .set({ shown_at: sql`least(shown_at, ${NOW})` })
    .where('job_id', '=', jobId)
    .where('from_user_id', '=', toId)
    .executeTakeFirst()
  const end = sql<Date>`(select finished_at + make_interval(days => ${HIDDEN_DAYS}) from jobs where id = ${jobId})`
  const inserted = await db
    .insertInto('ratings')
    .values({
      job_id: jobId,
      from_user_id: fromId,
      to_user_id: toId,
      rating,
      comment,
      created_at: NOW,
      shown_at: others > 0 ? NOW : sql`greatest(${NOW}, ${end})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<boolean>`shown_at <= ${NOW}`.as('is_shown'))
    .executeTakeFirst()
  return inserted?.is_shown
}
