import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import { isUnblocked } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'

export type Notice = {
  userIds: number[]
  /** The account that caused the event. Nobody across a block from it is notified. */
  fromId: number
  /** Made with `message`. */
  message: string
  /** Whom it is about, if it is one applicant. */
  applicantId?: number
  job: { id: number; status: JobStatus }
}

/** Notifies accounts of an event, in its transaction. */
export async function notify(db: Db, { userIds, fromId, message, job, applicantId }: Notice) {
  if (userIds.length === 0) return
  // One parameter for all accounts: a statement can't have as many parameters as a job may have applicants.
  await sql`
    insert into notifications (user_id, message, job_id, job_status, applicant_id)
    select id, ${message}, ${job.id}, ${job.status}, ${applicantId ?? null}::bigint
    from unnest(${userIds}::bigint[]) as recipient (id)
    where ${isUnblocked(sql`recipient.id`, sql`${fromId}::bigint`)}`.execute(db)
}

/**
 * The text of a notification. Inserted values are shown bold: they are put in square brackets, and their own brackets
 * become parentheses, so that a job title or a name can't show anything else bold.
 */
export const message = (texts: TemplateStringsArray, ...values: string[]) =>
  String.raw({ raw: texts }, ...values.map((value) => `[${withParentheses(value)}]`))

const withParentheses = (value: string) => value.replaceAll('[', '(').replaceAll(']', ')')
