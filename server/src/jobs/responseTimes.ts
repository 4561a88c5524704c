import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transactions.ts'
import { enqueueFor } from '../platform/queue/tasks.ts'

/** The payloads of the tasks that update response times. */
export type ResponseTimeTasks = { update_response_time: { companyId: number } }

const enqueue = enqueueFor<ResponseTimeTasks>()

/** Updates a company's response time soon. Call it in the transaction that decides applications for one of its jobs. */
export const enqueueResponseTime = (db: Db, companyId: number) =>
  enqueue(db, 'update_response_time', { companyId }, `update_response_time ${companyId}`)

type ResponseTime = { median_days: number; answered_percent: number }

/** A company's response time; null until enough of its applications were decided. */
export const responseTimeOf = (companyId: RawBuilder<unknown>) => sql<ResponseTime | null>`(
  select json_build_object('median_days', median_days, 'answered_percent', answered_percent)
  from response_times where user_id = ${companyId})`

const MIN_DECIDED = 5
const WINDOW = sql`applications.applied_at > now() - interval '180 days'`

/**
 * Computes how a company answered the applications of the last 180 days that are decided or older than 30 days. Those
 * that were withdrawn don't count, and those that ended as 'No decision' were decided, but not answered. Without any
 * answer there is no response time.
 */
export const updateResponseTime = (db: Db, companyId: number) =>
  inTransaction(db, async (db) => {
    // Without the lock, the last of two concurrent updates to write might not be the last to read.
    await db.selectFrom('users').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
    await db.deleteFrom('response_times').where('user_id', '=', companyId).execute()
    await sql`
      with counted as (
        select extract(epoch from decided_at - applied_at) / 86400 as days,
          applications.status in ('Accepted', 'Not selected', 'Closed', 'Declined') as is_answered, decided_at
        from applications join jobs on jobs.id = applications.job_id
        where jobs.user_id = ${companyId} and ${WINDOW} and applications.status <> 'Withdrawn'
          and (decided_at is not null or applied_at < now() - interval '30 days'))
      insert into response_times (user_id, median_days, answered_percent)
      select ${companyId}::bigint,
        round((percentile_cont(0.5) within group (order by days) filter (where is_answered))::numeric),
        round(100.0 * count(*) filter (where is_answered) / count(*))
      from counted
      having count(decided_at) >= ${MIN_DECIDED} and count(*) filter (where is_answered) > 0`.execute(db)
  })

/**
 * Updates all companies, each in its own transaction unless the caller has one open: with time, applications enter and
 * leave the window. A company that fails doesn't keep the others from being updated.
 */
export async function updateResponseTimes(db: Db) {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from response_times
    union
    select jobs.user_id from jobs join applications on applications.job_id = jobs.id where ${WINDOW}`.execute(
    db,
  )
  const errors: unknown[] = []
  for (const { user_id } of rows) await updateResponseTime(db, user_id).catch((e: unknown) => errors.push(e))
  if (errors.length > 0)
    throw new AggregateError(errors, 'Some response times were not updated.', { cause: errors[0] })
}
