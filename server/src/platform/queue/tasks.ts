import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How often a job is attempted before it becomes a dead letter. */
export const MAX_ATTEMPTS = 20

/** The functions that run jobs, by task name. */
export type Tasks = Record<string, (payload: never) => Promise<void>>

/** The background tasks of one feature, and the crontab lines (in UTC) that queue some of them. */
export type FeatureTasks = { tasks: Tasks; crontab: string }

/** A function for each task whose payload is listed in `Payloads`. */
export type TasksFor<Payloads> = { [Name in keyof Payloads]: (payload: Payloads[Name]) => Promise<void> }

/**
 * Returns the `enqueue` of one feature, typed by the payloads of its tasks. It queues a task in the transaction of the
 * caller, so that both happen or neither does. A task with the same key that has not started yet is replaced. With
 * `minutes`, it starts that much later.
 */
export function enqueueFor<Payloads extends Record<string, object>>() {
  return async <Name extends keyof Payloads & string>(
    db: Db,
    task: Name,
    payload: Payloads[Name],
    key: string,
    minutes = 0,
  ) => {
    await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key},
      max_attempts => ${MAX_ATTEMPTS}, run_at => now() + make_interval(mins => ${minutes}::int))`.execute(db)
  }
}
