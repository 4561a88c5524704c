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
 * Locks a job until the end of the transaction, so that decisions about it wait: 'shared' for a person who applies or
 * withdraws, 'exclusive' for one who declines. The company may be inactive.
 */
export async function lockJobOfApplicant(db: Db, jobId: number, mode: 'shared' | 'exclusive' = 'shared') {
  await queueForJob(db, jobId, mode)
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
    .$if(mode === 'shared', (query) => query.forShare('jobs'))
    .$if(mode === 'exclusive', (query) => query.forNoKeyUpdate('jobs'))
    .executeTakeFirst()
}

/** Locks the company of a job before the job, as every change that updates the job in the search does. */
export const lockCompanyOfJob = (db: Db, jobId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', (e) => e.selectFrom('jobs').where('jobs.id', '=', jobId).select('jobs.user_id'))
    .select('id')
    .forShare()
    .executeTakeFirst()

type Outcome = { status: 'In Progress'; acceptedId: number } | { status: 'Open' | 'Finished' | 'Closed' }

/**
 * Changes the status of a job. A trigger removes it from the search, and `refreshJob` adds one that is open again. The time
 * is the statement's, as in `decide`.
 */
export const changeJobStatus = (db: Db, jobId: number, outcome: Outcome) =>
  db
    .updateTable('jobs')
    .set({
      status: outcome.status,
      ...(outcome.status === 'In Progress' && { accepted_user_id: outcome.acceptedId }),
      ...(outcome.status === 'Open' && { accepted_user_id: null }),
      ...(outcome.status === 'Finished' && { finished_at: sql<Date>`statement_timestamp()` }),
      ...(outcome.status === 'Closed' && { closed_at: sql<Date>`statement_timestamp()` }),
    })
    .where('id', '=', jobId)
    .execute()

/** An active applicant for a job, with its status and its title as it was when applying. */
export const findApplicant = (db: Db, jobId: number, userId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.job_id', '=', jobId)
    .where('applications.user_id', '=', userId)
    .where('users.is_active', '=', true)
    .select([
      'users.id',
      'users.name',
      'applications.job_title as title',
      sql<ApplicationStatus>`applications.status`.as('status'),
      sql<JobStatus>`jobs.status`.as('job_status'),
      'jobs.user_id as company_id',
    ])
    .executeTakeFirst()

/** Returns whether the accepted person of a full-time job has another full-time job in progress, of any company. */
export async function isSecondFullTimeJob(db: Db, jobId: number) {
  const other = await db
    .selectFrom('jobs')
    .innerJoin('jobs as other', 'other.accepted_user_id', 'jobs.accepted_user_id')
    .where('jobs.id', '=', jobId)
    .where('other.status', '=', 'In Progress' satisfies JobStatus)
    .whereRef('other.id', '<>', 'jobs.id')
    .where(isFullTime('jobs.id'))
    .where(isFullTime('other.id'))
    .select('other.id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export const isFullTime = (jobId: string) => sql<boolean>`exists (
  select from job_employment_types join employment_types on employment_types.id = employment_type_id
  where job_id = ${sql.ref(jobId)} and type = 'Full-time')`

type Decision = {
  jobId: number
  from: ApplicationStatus[]
  to: ApplicationStatus
  /** Whose application; all by default. */
  userId?: number
}

/**
 * Changes the status of a job's applications, with their history, and returns the people to notify. The times are the
 * statement's: a transaction that waited for the job began before the application that it waited for.
 */
export async function decide(db: Db, { jobId, from, to, userId }: Decision) {
  const { rows } = await sql<Addressee>`
    with decided as (
      update applications set status = ${to}, decided_at = coalesce(decided_at, statement_timestamp())
      where job_id = ${jobId} and status = any(${from}::text[])
        and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
      returning job_id, user_id, status, job_title
    ), recorded as (
      insert into application_history (job_id, user_id, status, at)
      select job_id, user_id, status, statement_timestamp() from decided
    )
    select user_id, job_title from decided order by user_id`.execute(db)
  return rows
}

/** A person to notify about an application, and the job title as it was when applying. */
export type Addressee = { user_id: number; job_title: string }

/** Everybody who applied for a job and neither withdrew nor declined. */
export const listAddressees = (db: Db, jobId: number) =>
  db
    .selectFrom('applications')
    .where('job_id', '=', jobId)
    .where('status', 'not in', ['Withdrawn', 'Declined'] satisfies ApplicationStatus[])
    .select(['user_id', 'job_title'])
    .orderBy('user_id')
    .execute()
