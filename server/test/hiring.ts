import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { LAST_REMINDER } from '../src/hiring/deadlineQueries.ts'
import { aJob, inDays, type Account } from './factories.ts'
import type { TestInstance } from './instance.ts'

/** A new candidate who has applied for a job. */
export async function newApplicant(instance: TestInstance, jobId: number, name = 'Ann') {
  const candidate = await instance.newCandidate({ name })
  const input = { params: { id: jobId }, body: [] }
  expect(await instance.call(applying.apply, input, candidate)).toMatchObject({ status: 201 })
  return candidate
}

/** All notifications: the name of the account, the message, and the job's status. */
export async function notices({ db }: TestInstance) {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['name', 'message', 'job_status'])
    .orderBy('notifications.id')
    .execute()
  return rows.map(({ name, message, job_status }) => [name, message, job_status])
}

/** The status of each application and its history, by the applicant's name. */
export async function applicationStates({ db }: TestInstance) {
  const { rows } = await sql<{ name: string; status: string; history: string }>`
    select name, applications.status, (
      select string_agg(status, ', ' order by id) from application_history as history
      where (job_id, user_id) = (applications.job_id, applications.user_id)) as history
    from applications join users on users.id = applications.user_id`.execute(db)
  return Object.fromEntries(rows.map(({ name, status, history }) => [name, `${status}: ${history}`]))
}

export const accept = (instance: TestInstance, id: number, user: { id: number }, as: Account) =>
  instance.call(hiring.acceptApplicant, { params: { id }, body: { user_id: user.id } }, as)
export const finish = (instance: TestInstance, id: number, as: Account) =>
  instance.call(hiring.finishJob, { params: { id } }, as)
export const close = (instance: TestInstance, id: number, as: Account) =>
  instance.call(hiring.closeJob, { params: { id } }, as)
export const withdraw = (instance: TestInstance, id: number, as: Account) =>
  instance.call(applying.withdrawApplication, { params: { id } }, as)

export const decline = (instance: TestInstance, id: number, as: Account) =>
  instance.call(applying.declineJob, { params: { id } }, as)
export const dispute = (instance: TestInstance, id: number, as: Account, text = 'They never called.') =>
  instance.call(applying.disputeJob, { params: { id }, body: { text } }, as)

/** Changes the title of an open job. */
export async function rename(instance: TestInstance, id: number, jobTitle: string, as: Account) {
  const body = { value: { ...aJob(), jobTitle }, additionalValue: 'true' as const }
  expect(await instance.call(posting.editJob, { params: { id }, body }, as)).toMatchObject({ status: 200 })
}

/** A job with applicants, whose applications the company has been notified of. */
export async function newJobWith(instance: TestInstance, ...names: string[]) {
  const job = await instance.newJob({ jobTitle: 'Baker' })
  const applicants: Account[] = []
  for (const name of names) applicants.push(await newApplicant(instance, job.id, name))
  await instance.db.deleteFrom('notifications').execute()
  return { ...job, applicants }
}

/** Makes jobs close at the next look at deadlines: their companies were reminded in time. */
export async function makeOverdue({ db }: Pick<TestInstance, 'db'>, ids: number[]) {
  const deadline = inDays(-31)
  await db.updateTable('jobs').set({ deadline }).where('id', 'in', ids).execute()
  const sent = { deadline, kind: LAST_REMINDER, sent_on: inDays(-8) }
  await db
    .insertInto('job_reminders')
    .values(ids.map((job_id) => ({ job_id, ...sent })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const jobIn = ({ db }: TestInstance) =>
  db.selectFrom('jobs').select(['status', 'accepted_user_id', 'finished_at']).executeTakeFirstOrThrow()

export const isFindable = async ({ db }: TestInstance) =>
  (await db.selectFrom('search_documents').where('collection', '=', 'jobs').select('id').execute()).length > 0
