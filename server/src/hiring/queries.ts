import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import type { DisputeState } from '@guildhall/contract/jobs/choices'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'
import { jobsOfActiveCompanies, selectJobs } from '../jobs/api.ts'

export type Answer = { value: string; required: boolean; answer: string }

/** Returns false if the person has already applied. */
export async function apply(db: Db, application: { job_id: number; user_id: number; answers: Answer[] }) {
  const { job_id, user_id, answers } = application
  const applied = await db
    .insertInto('applications')
    .values({ job_id, user_id, answers: JSON.stringify(answers) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('status')
    .executeTakeFirst()
  if (applied)
    await db.insertInto('application_history').values({ job_id, user_id, status: applied.status }).execute()
  return applied !== undefined
}

/** Each status of an application and since when, the first one first. */
export const history = sql<{ status: ApplicationStatus; at: string }[]>`(
  select coalesce(json_agg(json_build_object('status', status, 'at', at) order by id), '[]') from application_history
  where (job_id, user_id) = (applications.job_id, applications.user_id))`

/** Whether the applicant has rated the company for the job. */
const isRated = sql<boolean>`exists (
  select from ratings where (job_id, from_user_id) = (applications.job_id, applications.user_id))`

/** The state of the applicant's dispute about the job; null without one. */
export const disputeState = sql<DisputeState | null>`(
  select coalesce(outcome, 'waiting') from job_disputes
  where (job_id, user_id) = (applications.job_id, applications.user_id))`

export const listInterestedJobs = (db: Db, userId: number, page: number) =>
  selectJobs(db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .where('applications.user_id', '=', userId)
    // First the page, then its jobs: otherwise everything is also read of the pages before it.
    .where('jobs.id', 'in', () =>
      jobsOfActiveCompanies(db)
        .innerJoin('applications', 'applications.job_id', 'jobs.id')
        .where('applications.user_id', '=', userId)
        .select('jobs.id')
        .orderBy('applications.applied_at', 'desc')
        .orderBy('jobs.id', 'desc')
        .limit(PAGE_SIZE.jobs)
        .offset((page - 1) * PAGE_SIZE.jobs),
    )
    .select([
      sql<ApplicationStatus>`applications.status`.as('application_status'),
      'applications.job_title as applied_title',
      disputeState.as('dispute'),
      history.as('history'),
      isRated.as('is_rated'),
    ])
    .orderBy('applications.applied_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute()

export const countInterestedJobs = (db: Db, userId: number) =>
  countAll(
    jobsOfActiveCompanies(db)
      .innerJoin('applications', 'applications.job_id', 'jobs.id')
      .where('applications.user_id', '=', userId),
  )

/** Whether a person has an application, not withdrawn, for a job of a company. */
export async function hasApplicant(db: Db, { companyId, personId }: { companyId: number; personId: number }) {
  const application = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('jobs.user_id', '=', companyId)
    .where('applications.user_id', '=', personId)
    .where('applications.status', '<>', 'Withdrawn')
    .select('jobs.id')
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}
