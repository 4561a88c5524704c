import { hiring } from '@guildhall/contract/hiring/endpoints'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestInstance } from './instance.ts'

/** A new candidate who has applied for a job. */
export async function newApplicant(instance: TestInstance, jobId: number, name: string) {
  const candidate = await instance.newCandidate({ name })
  const input = { params: { id: jobId }, body: [] }
  expect(await instance.call(hiring.apply, input, candidate)).toMatchObject({ status: 201 })
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
