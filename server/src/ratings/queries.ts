import { HIDDEN_DAYS } from '@guildhall/contract/ratings/forms'
import type { DisputeState } from '@guildhall/contract/jobs/choices'
import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { jobsOfActiveCompanies, queueForJob } from '../jobs/api.ts'
import { isVisibleTo } from '../privacy/api.ts'

/**
 * Part of every read of ratings. A rating is hidden until both sides have rated or some days have passed. Those by
 * inactive accounts are hidden, like their profiles and jobs.
 */
const isShown = sql<boolean>`ratings.shown_at <= now() and not exists (
  select from users as rater where rater.id = ratings.from_user_id and not rater.is_active)`

/** The job title as it was when the accepted person applied. */
export const titleAsAppliedFor = sql<string>`coalesce((
  select job_title from applications where job_id = jobs.id and user_id = jobs.accepted_user_id), jobs.job_title)`

type RatingPage = { userId: number; page: number; reader: number | null }

/** One page of an account's ratings, newest first. A rater's picture is null if the reader may not open the profile. */
export const listRatings = (db: Db, { userId, page, reader }: RatingPage) =>
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
      sql<string | null>`case when ${isVisibleTo(reader, 'rater')} then rater.profile_picture end`.as(
        'rater_picture',
      ),
      'jobs.id as job_id',
      titleAsAppliedFor.as('job_title'),
    ])
    .orderBy('ratings.created_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .limit(PAGE_SIZE.ratings)
    .offset((page - 1) * PAGE_SIZE.ratings)
    .execute()

type RatingSummary = { rate_ratio: number | null; rating_count: number }

/**
 * The number of accounts that have rated an account, and the mean of their latest ratings to one decimal; null without a
 * rating.
 */
export const ratingSummary = (userId: RawBuilder<unknown>) => sql<RatingSummary>`(
  select json_build_object('rate_ratio', round(avg(rating), 1)::float, 'rating_count', count(*))
  from (
    select distinct on (from_user_id) rating from ratings where to_user_id = ${userId} and ${isShown}
    order by from_user_id, created_at desc, id desc) as latest)`

/** The mean of an account's ratings, and the number of all that are listed. */
export const findRatingTotals = (db: Db, userId: number) =>
  db
    .selectNoFrom((e) => [
      sql<number | null>`${ratingSummary(sql`${userId}::bigint`)} -> 'rate_ratio'`.as('rate_ratio'),
      e
        .selectFrom('ratings')
        .where('to_user_id', '=', userId)
        .where(isShown)
        .select((rating) => rating.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('total_rating'),
    ])
    .executeTakeFirstOrThrow()

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
      titleAsAppliedFor.as('title'),
      'jobs.user_id as companyId',
      'jobs.accepted_user_id as acceptedId',
      sql<JobStatus>`jobs.status`.as('status'),
    ])
    .executeTakeFirst()

/** State of the dispute about a job; undefined without one. */
export async function findDisputeState(db: Db, jobId: number) {
  const dispute = await db
    .selectFrom('job_disputes')
    .where('job_id', '=', jobId)
    .select(sql<DisputeState>`coalesce(outcome, 'waiting')`.as('state'))
    .executeTakeFirst()
  return dispute?.state
}

/** Locks the job until the end of the transaction, so that each of two ratings at once knows whether it is the second. */
export async function lockRatedJob(db: Db, jobId: number) {
  await queueForJob(db, jobId, 'exclusive')
  await db.selectFrom('jobs').where('id', '=', jobId).select('id').forNoKeyUpdate().execute()
}

const NOW = sql<Date>`statement_timestamp()`

type NewRating = {
  jobId: number
  fromId: number
  toId: number
  rating: number
  comment: string
  /** True if the job is disputed, so that its ratings don't show. */
  isHeld: boolean
}

/**
 * Adds a rating. The second of a job shows at once, and the first with it, unless they are held. The times are those of
 * the statements: a transaction that waited for the job may have begun before the other rating.
 *
 * @returns whether the rating shows already; undefined if it existed before
 */
export async function insertRating(db: Db, { jobId, fromId, toId, rating, comment, isHeld }: NewRating) {
  const inserted = await db
    .insertInto('ratings')
    .values({
      job_id: jobId,
      from_user_id: fromId,
      to_user_id: toId,
      rating,
      comment,
      created_at: NOW,
      shown_at: NEVER,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  if (isHeld) return false
  return (await showRatings(db, jobId)).includes(inserted.id)
}

const NEVER = sql<Date>`'infinity'`

/** Keeps the ratings of a locked job from showing. */
export const holdRatings = (db: Db, jobId: number) =>
  db.updateTable('ratings').set({ shown_at: NEVER }).where('job_id', '=', jobId).execute()

/**
 * Lets the ratings of a locked job show: at once if both sides have rated, else some days after it finished.
 *
 * @returns the ids of those that show already
 */
export async function showRatings(db: Db, jobId: number) {
  const shownAt = sql<Date>`case
    when (select count(*) from ratings as both_sides where both_sides.job_id = ratings.job_id) = 2 then ${NOW}
    else greatest(${NOW}, (
      select finished_at + make_interval(days => ${HIDDEN_DAYS}) from jobs where jobs.id = ratings.job_id)) end`
  const shown = await db
    .updateTable('ratings')
    .set({ shown_at: sql`least(shown_at, ${shownAt})` })
    .where('job_id', '=', jobId)
    .returning(['id', sql<boolean>`shown_at <= ${NOW}`.as('is_shown')])
    .execute()
  return shown.filter((rating) => rating.is_shown).map(({ id }) => id)
}
