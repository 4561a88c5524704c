import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import type { ApplicationStatus } from '@guildhall/contract/hiring/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { jobsOfActiveCompanies, selectJobs } from '../jobs/api.ts'

export type Answer = { value: string; required: boolean; answer: string }

/** Locks the job until the end of the transaction, so that it can't be closed during an application. */
export async function lockJob(db: Db, jobId: number) {
  await db.selectFrom('jobs').where('id', '=', jobId).select('id').forShare().execute()
}

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

export const listInterestedJobs = (db: Db, userId: number, page: number) =>
  selectJobs(db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .where('applications.user_id', '=', userId)
    .select((job) => [
      sql<ApplicationStatus>`applications.status`.as('application_status'),
      jsonArrayFrom(
        job
          .selectFrom('application_history')
          .whereRef('application_history.job_id', '=', 'jobs.id')
          .whereRef('application_history.user_id', '=', 'applications.user_id')
          .select([sql<ApplicationStatus>`application_history.status`.as('status'), 'at'])
          .orderBy('application_history.id'),
      ).as('history'),
    ])
    .orderBy('applications.applied_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(PAGE_SIZE.jobs)
    .offset((page - 1) * PAGE_SIZE.jobs)
    .execute()

export async function countInterestedJobs(db: Db, userId: number) {
  const { count } = await jobsOfActiveCompanies(db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .where('applications.user_id', '=', userId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type ApplicantQuery = { jobId: number; status?: ApplicationStatus | undefined; page: number }

/** One page of applications, newest first, with the skills that the applicant and the job have in common. */
export const listApplicants = (db: Db, { jobId, status, page }: ApplicantQuery) =>
  db
    .selectFrom('applications')
    .where('applications.job_id', '=', jobId)
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status!))
    .select((application) => [
      'applications.user_id',
      'applications.applied_at',
      'applications.seen_at',
      'applications.shortlisted',
      'applications.note',
      sql<ApplicationStatus>`applications.status`.as('status'),
      sql<Answer[]>`applications.answers`.as('answers'),
      jsonArrayFrom(
        application
          .selectFrom('job_skills')
          .innerJoin('user_skills', 'user_skills.skill_id', 'job_skills.skill_id')
          .innerJoin('skills', 'skills.id', 'job_skills.skill_id')
          .whereRef('job_skills.job_id', '=', 'applications.job_id')
          .whereRef('user_skills.user_id', '=', 'applications.user_id')
          .select('skills.skill_name')
          .orderBy('job_skills.position'),
      ).as('skills_in_common'),
      application
        .exists(
          application
            .selectFrom('ratings')
            .whereRef('ratings.job_id', '=', 'applications.job_id')
            .whereRef('ratings.to_user_id', '=', 'applications.user_id')
            .select('ratings.id'),
        )
        .$castTo<boolean>()
        .as('is_rated'),
    ])
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.user_id', 'desc')
    .limit(PAGE_SIZE.applicants)
    .offset((page - 1) * PAGE_SIZE.applicants)
    .execute()

/** The number of applications, in total and by status. */
export async function countApplicants(db: Db, jobId: number) {
  const rows = await db
    .selectFrom('applications')
    .where('job_id', '=', jobId)
    .groupBy('status')
    .select((e) => ['status', e.fn.countAll<number>().as('count')])
    .execute()
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    counts: Object.fromEntries(
      APPLICATION_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
    ) as Record<ApplicationStatus, number>,
  }
}
