import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { jobsOfActiveCompanies, queueForJob, queueForOwnJob } from '../jobs/api.ts'

/** The jobs of active companies with what their decisions need. */
export const selectDecided = (db: Db) =>
  jobsOfActiveCompanies(db).select([
    'jobs.id',
    'jobs.job_title as title',
    sql<JobStatus>`jobs.status`.as('status'),
    'jobs.accepted_user_id',
    'poster.id as company_id',
    'poster.name as company',
  ])

export type DecidedJob = Awaited<ReturnType<ReturnType<typeof selectDecided>['executeTakeFirstOrThrow']>>

/**
 * Locks one of the company's own jobs until the end of the transaction, so that applications and other decisions wait.
 * Another company's job is not found.
 */
export async function lockOwnJob(db: Db, companyId: number, jobId: number) {
  if (!(await queueForOwnJob(db, companyId, jobId))) return undefined
  return selectDecided(db)
    .where('jobs.id', '=', jobId)
    .where('jobs.user_id', '=', companyId)
    .forNoKeyUpdate('jobs')
    .executeTakeFirst()
}

/**
 * Locks a job until the end of the transaction for a person who applies or withdraws, so that decisions about it wait.
 * The company may be inactive.
 */
export async function lockJobOfApplicant(db: Db, jobId: number) {
  await queueForJob(db, jobId, 'shared')
  return db
    .selectFrom('jobs')
    .innerJoin('users as poster', 'poster.id', 'jobs.user_id')
    .where('jobs.id', '=', jobId)
    .select([
      'jobs.id',
      'jobs.job_title as title',
      sql<JobStatus>`jobs.status`.as('status'),
      'poster.id as company_id',
      'poster.is_active as is_company_active',
    ])
    .forShare('jobs')
    .executeTakeFirst()
}

type Outcome = { status: 'In Progress'; acceptedId: number } | { status: 'Finished' | 'Closed' }

/** A trigger of the database removes the job from search. The time is that of the statement, as in `decide`. */
export const changeJobStatus = (db: Db, jobId: number, outcome: Outcome) =>
  db
    .updateTable('jobs')
    .set({
      status: outcome.status,
      ...(outcome.status === 'In Progress' && { accepted_user_id: outcome.acceptedId }),
      ...(outcome.status === 'Finished' && { finished_at: sql<Date>`statement_timestamp()` }),
      ...(outcome.status === 'Closed' && { closed_at: sql<Date>`statement_timestamp()` }),
    })
    .where('id', '=', jobId)
    .execute()

/** An active applicant for a job. */
export const findApplicant = (db: Db, jobId: number, userId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.job_id', '=', jobId)
    .where('applications.user_id', '=', userId)
    .where('users.is_active', '=', true)
    .select(['users.id', 'users.name', sql<ApplicationStatus>`applications.status`.as('status')])
    .executeTakeFirst()

type Decision = {
  jobId: number
  from: ApplicationStatus[]
  to: ApplicationStatus
  /** Whose application; all by default. */
  userId?: number
}

/**
 * Changes the status of a job's applications, with their history, and returns whose they are. The times are those of
 * the statement: a transaction that waited for the job began before the application that it waited for.
 */
export async function decide(db: Db, { jobId, from, to, userId }: Decision) {
  const { rows } = await sql<{ user_id: number }>`
    with decided as (
      update applications set status = ${to}, decided_at = coalesce(decided_at, statement_timestamp())
      where job_id = ${jobId} and status = any(${from}::text[])
        and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
      returning job_id, user_id, status
    ), recorded as (
      insert into application_history (job_id, user_id, status, at)
      select job_id, user_id, status, statement_timestamp() from decided
    )
    select user_id from decided order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Everybody who applied for a job and did not withdraw. */
export async function listApplicantIds(db: Db, jobId: number) {
  const rows = await db
    .selectFrom('applications')
    .where('job_id', '=', jobId)
    .where('status', '<>', 'Withdrawn')
    .select('user_id')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
