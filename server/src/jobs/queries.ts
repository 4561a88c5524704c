import type { Question } from '@guildhall/contract/jobs/forms'
import type { JobCard, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'
import { isStillOpen } from '../db/days.ts'
import { responseTimeOf } from './responseTimes.ts'

/**
 * Every read of jobs starts here. The jobs of a company whose account is inactive are hidden from every page, list,
 * count and flag; a person's own lists of jobs keep a row without the job.
 */
export const jobsOfActiveCompanies = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('users as poster', 'poster.id', 'jobs.user_id')
    .where('poster.is_active', '=', true)

/** Applications of people whose accounts are inactive are hidden from every list and count of applicants. */
export const isByActivePerson = sql<boolean>`exists (
  select from users as applicant where applicant.id = applications.user_id and applicant.is_active)`

/** Jobs with everything that is shown of them. Their lists are in the order chosen by the company. */
export const selectJobs = (db: Db) =>
  jobsOfActiveCompanies(db).select((job) => [
    'jobs.id',
    'jobs.job_title',
    'jobs.job_detail',
    'jobs.salary_nominal',
    'jobs.salary_period',
    'jobs.experience_level',
    'jobs.deadline',
    'jobs.remote',
    'jobs.created_at',
    sql<JobStatus>`jobs.status`.as('status'),
    sql<Question[]>`jobs.additional_questions`.as('questions'),
    isStillOpen('jobs.deadline').as('is_before_deadline'),
    'poster.id as poster_id',
    'poster.name as poster_name',
    'poster.profile_picture as poster_picture',
    sql<string | null>`(select country from locations where id = poster.location_id)`.as('poster_country'),
    jsonArrayFrom(
      job
        .selectFrom('job_skills')
        .innerJoin('skills', 'skills.id', 'job_skills.skill_id')
        .whereRef('job_skills.job_id', '=', 'jobs.id')
        .select(['skills.id', 'skills.skill_name'])
        .orderBy('position'),
    ).as('skills'),
    jsonArrayFrom(
      job
        .selectFrom('job_locations')
        .innerJoin('locations', 'locations.id', 'job_locations.location_id')
        .whereRef('job_locations.job_id', '=', 'jobs.id')
        .select(['locations.id', 'locations.location', 'locations.country'])
        .orderBy('position'),
    ).as('locations'),
    jsonArrayFrom(
      job
        .selectFrom('job_employment_types')
        .innerJoin('employment_types', 'employment_types.id', 'job_employment_types.employment_type_id')
        .whereRef('job_employment_types.job_id', '=', 'jobs.id')
        .select(['employment_types.id', 'employment_types.type'])
        .orderBy('position'),
    ).as('employment_types'),
  ])

export const findJob = (db: Db, jobId: number) =>
  selectJobs(db).where('jobs.id', '=', jobId).executeTakeFirst()

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** A job with the response time of its company. */
export const findJobDetail = (db: Db, jobId: number) =>
  selectJobs(db)
    .where('jobs.id', '=', jobId)
    .select(responseTimeOf(sql`jobs.user_id`).as('response_time'))
    .executeTakeFirst()

export type JobDetailRow = NonNullable<Awaited<ReturnType<typeof findJobDetail>>>

/** Whether this is one of the company's own jobs. */
export async function isOwnJob(db: Db, companyId: number, jobId: number) {
  const job = await jobsOfActiveCompanies(db)
    .where('jobs.id', '=', jobId)
    .where('jobs.user_id', '=', companyId)
    .select('jobs.id')
    .executeTakeFirst()
  return job !== undefined
}

/**
 * Waits in line for a job, before its row is locked; those who share it don't wait for each other. PostgreSQL grants advisory
 * locks in the order of the calls, but lets a shared lock of a row overtake an exclusive one that waits.
 */
export const queueForJob = (db: Db, jobId: number, mode: 'shared' | 'exclusive') =>
  sql`select ${sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')}(
    hashtextextended(${`job ${jobId}`}, 0))`.execute(db)

/** Waits in line for one of the company's own jobs, and returns true. For any other job it returns false, without a lock. */
export async function queueForOwnJob(db: Db, companyId: number, jobId: number) {
  if (!(await isOwnJob(db, companyId, jobId))) return false
  await queueForJob(db, jobId, 'exclusive')
  return true
}

/** One page of a company's jobs that accept applications, newest first. */
export const listCompanyJobs = (db: Db, companyId: number, page: number) =>
  selectJobs(db)
    // First the page, then its jobs: otherwise everything is also read of the pages before it.
    .where('jobs.id', 'in', (e) =>
      e
        .selectFrom('jobs')
        .where('jobs.user_id', '=', companyId)
        .where(isOpen)
        .select('jobs.id')
        .orderBy('jobs.id', 'desc')
        .limit(PAGE_SIZE.companyJobs)
        .offset((page - 1) * PAGE_SIZE.companyJobs),
    )
    .orderBy('jobs.id', 'desc')
    .execute()

/** The ids of a company's newest open jobs. */
export async function listOpenIdsOfCompany(db: Db, companyId: number, limit: number) {
  const rows = await db
    .selectFrom('jobs')
    .where('jobs.user_id', '=', companyId)
    .where(isOpen)
    .select('jobs.id')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const countCompanyJobs = (db: Db, companyId: number) =>
  countAll(jobsOfActiveCompanies(db).where('jobs.user_id', '=', companyId).where(isOpen))

export const isOpen = sql<boolean>`jobs.status = 'Open' and ${isStillOpen('jobs.deadline')}`

/** Jobs by id, without those of inactive companies. */
export async function findJobs(db: Db, jobIds: number[]) {
  const rows = await selectJobs(db)
    .where('jobs.id', '=', sql<number>`any(${jobIds})`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** One page of a person's saved jobs, last saved first, visible or not. */
export const listSaved = (db: Db, userId: number, page: number) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('saved_jobs.user_id', '=', userId)
    .select(['jobs.id', 'jobs.job_title', 'saved_jobs.saved_at'])
    .orderBy('saved_jobs.saved_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(PAGE_SIZE.jobs)
    .offset((page - 1) * PAGE_SIZE.jobs)
    .execute()

export const countSavedJobs = (db: Db, userId: number) =>
  countAll(db.selectFrom('saved_jobs').where('user_id', '=', userId))

/** Returns whether this call saved the job: false if it was already saved, or is being deleted. */
export async function saveJob(db: Db, userId: number, jobId: number) {
  const saved = await db
    .insertInto('saved_jobs')
    .columns(['user_id', 'job_id'])
    .expression(existingJob(db, jobId).select([sql<number>`${userId}::bigint`.as('user_id'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** For rows that refer to a job: nothing is inserted for one that is deleted at the same time. */
const existingJob = (db: Db, jobId: number) => db.selectFrom('jobs').where('id', '=', jobId).forKeyShare()

/** Returns whether this call removed the job: false if it was not saved. */
export async function deleteSavedJob(db: Db, userId: number, jobId: number) {
  const deleted = await db
    .deleteFrom('saved_jobs')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Which of the jobs a person saved and applied for, as a function of the job's id. */
export async function findFlags(db: Db, userId: number, jobIds: number[]) {
  const jobs = jobsOfActiveCompanies(db).where('jobs.id', '=', sql<number>`any(${jobIds})`)
  const [saved, applied] = await Promise.all([
    jobs
      .innerJoin('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
      .where('saved_jobs.user_id', '=', userId)
      .select('jobs.id')
      .execute(),
    jobs
      .innerJoin('applications', 'applications.job_id', 'jobs.id')
      .where('applications.user_id', '=', userId)
      .select(['jobs.id', 'applications.status'])
      .execute(),
  ])
  const savedIds = new Set(saved.map(({ id }) => id))
  const statuses = new Map(applied.map(({ id, status }) => [id, status as JobCard['application_status']]))
  return (jobId: number) => {
    const application_status = statuses.get(jobId)
    return {
      is_saved: savedIds.has(jobId),
      is_applied: application_status !== undefined,
      ...(application_status && { application_status }),
    }
  }
}

/** The cards, with what a person saved and applied for. */
export async function addFlags<Card extends { id: number }>(db: Db, userId: number, cards: Card[]) {
  const flags = await findFlags(
    db,
    userId,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => ({ ...card, ...flags(card.id) }))
}

/** The id of the company that posted a job, unless the job is closed. */
export async function findJobPoster(db: Db, jobId: number) {
  const job = await jobsOfActiveCompanies(db)
    .where('jobs.id', '=', jobId)
    .where('jobs.status', '<>', 'Closed')
    .select('jobs.user_id')
    .executeTakeFirst()
  return job?.user_id
}

/** A view counts once per viewer and day. */
export async function countView(db: Db, jobId: number, viewer: string) {
  await db
    .insertInto('job_views')
    .columns(['viewer', 'job_id'])
    .expression(existingJob(db, jobId).select([sql<string>`${viewer}::text`.as('viewer'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
