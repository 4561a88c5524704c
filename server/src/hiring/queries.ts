import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import type { DisputeState } from '@guildhall/contract/jobs/choices'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'

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

/** One page of a person's applications, newest first, whether or not the job is visible. */
export const listApplications = (db: Db, userId: number, page: number) =>
  db
    .selectFrom('applications')
    .where('applications.user_id', '=', userId)
    .select([
      'applications.job_id',
      'applications.applied_at',
      sql<ApplicationStatus>`applications.status`.as('application_status'),
      'applications.job_title as applied_title',
      disputeState.as('dispute'),
      history.as('history'),
      isRated.as('is_rated'),
    ])
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.job_id', 'desc')
    .limit(PAGE_SIZE.jobs)
    .offset((page - 1) * PAGE_SIZE.jobs)
    .execute()

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]

export const countApplications = (db: Db, userId: number) =>
  countAll(db.selectFrom('applications').where('user_id', '=', userId))
