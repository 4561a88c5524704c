import { isDeepStrictEqual } from 'node:util'
import { JOB_NOT_FOUND, type JobStatus } from '@guildhall/contract/jobs/endpoints'
import type { Question } from '@guildhall/contract/jobs/forms'
import { sql } from 'kysely'
import { lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { Refused } from '../platform/http/refusal.ts'
import { columnsOf, replaceChoices, type NewJob } from './post.ts'
import { queueForOwnJob } from './queries.ts'
import { refreshJob } from './search.ts'

type OwnJob = { companyId: number; jobId: number }

/*
 * Each change is part of the caller's transaction. Applications, decisions and other changes of the job come before or
 * after it.
 */

/** Changes an open job and updates the search. */
async function changeOpenJob(db: Db, own: OwnJob, change: (questions: Question[]) => Promise<void>) {
  const { status, questions } = await lockCompanyAndJob(db, own)
  if (status !== 'Open') throw new Refused(409, "This job is no longer open, so it can't be changed.")
  await change(questions)
  await refreshJob(db, own.jobId)
}

/** Replaces everything that the company entered, except the questions once somebody has answered them. */
export const editJob = (db: Db, own: OwnJob, job: Omit<NewJob, 'company'>) =>
  changeOpenJob(db, own, async (questions) => {
    if (!isDeepStrictEqual(questions, job.questions) && (await hasApplications(db, own.jobId)))
      throw new Refused(409, "People have applied for this job, so its questions can't be changed.")
    await db
      .updateTable('jobs')
      // The job as it was posted may be posted again.
      .set({ ...columnsOf(job), form_digest: null })
      .where('id', '=', own.jobId)
      .execute()
    await replaceChoices(db, own.jobId, job.form)
  })

export const extendJob = (db: Db, own: OwnJob, deadline: string) =>
  changeOpenJob(db, own, async () => {
    await db.updateTable('jobs').set({ deadline }).where('id', '=', own.jobId).execute()
  })

/** Deletes a job in any state for which nobody has applied. */
export async function deleteJob(db: Db, own: OwnJob) {
  await lockCompanyAndJob(db, own)
  if (await hasApplications(db, own.jobId))
    throw new Refused(409, "People have applied for this job, so it can't be deleted. Close it instead.")
  await db.deleteFrom('jobs').where('id', '=', own.jobId).execute()
}

/** Locks the company before the job, as every change of a company's name does that updates its jobs in the search. */
async function lockCompanyAndJob(db: Db, { companyId, jobId }: OwnJob) {
  await lockActiveAccount(db, companyId, 'share')
  if (!(await queueForOwnJob(db, companyId, jobId))) throw new Refused(404, JOB_NOT_FOUND)
  const job = await db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('user_id', '=', companyId)
    .select([sql<JobStatus>`status`.as('status'), sql<Question[]>`additional_questions`.as('questions')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!job) throw new Refused(404, JOB_NOT_FOUND)
  return job
}

async function hasApplications(db: Db, jobId: number) {
  const application = await db
    .selectFrom('applications')
    .where('job_id', '=', jobId)
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}
