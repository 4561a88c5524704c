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

/** The due job with the lowest number starts first. Urgent tasks are those that people wait for. */
export const PRIORITY = { urgent: 0, normal: 10, low: 20 } as const

type Priority = (typeof PRIORITY)[keyof typeof PRIORITY]

/**
 * Returns the `enqueue` of one feature, typed by the payloads of its tasks. It queues a task in the transaction of the
 * caller, so that both happen or neither does. A task with the same key that has not started yet is replaced. With
 * `minutes`, it starts that much later.
 */
export function enqueueFor<Payloads extends Record<string, object>>(priority: Priority = PRIORITY.urgent) {
  return async <Name extends keyof Payloads & string>(
    db: Db,
    task: Name,
    payload: Payloads[Name],
    key: string,
    minutes = 0,
  ) => {
    await addJob(db, { task, payload, priority, key, mode: 'replace', seconds: minutes * 60 })
  }
}

/**
 * Returns an `enqueue` that merges calls: a task starts some seconds after the first call, once for all that followed. A
 * call while it runs queues it again.
 */
export function enqueueMergedFor<Payloads extends Record<string, object>>(priority: Priority) {
  return async <Name extends keyof Payloads & string>(
    db: Db,
    task: Name,
    payload: Payloads[Name],
    { key, seconds }: { key: string; seconds: number },
  ) => {
    await addJob(db, { task, payload, priority, key, mode: 'preserve_run_at', seconds })
  }
}

type NewJob = {
  task: string
  payload: object
  priority: Priority
  key: string
  /** Decides about a job with the same key that has not started yet. */
  mode: 'replace' | 'preserve_run_at'
  seconds: number
}

const addJob = (db: Db, { task, payload, priority, key, mode, seconds }: NewJob) =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key},
    job_key_mode => ${mode}, max_attempts => ${MAX_ATTEMPTS}, priority => ${priority}::int,
    run_at => now() + make_interval(secs => ${seconds}::float))`.execute(db)

const BATCH_SIZE = 1000

/**
 * Returns a function that queues a task many times, in batches. One with a key that is queued or running already is left
 * alone: it keeps its time and its attempts. The filter saves writing to its row, which graphile-worker would do.
 */
export function enqueueMissingFor<Payloads extends Record<string, object>>(
  priority: Priority = PRIORITY.urgent,
) {
  return async <Name extends keyof Payloads & string>(
    db: Db,
    task: Name,
    jobs: { payload: Payloads[Name]; key: string }[],
  ) => {
    for (let start = 0; start < jobs.length; start += BATCH_SIZE)
      await sql`
        select graphile_worker.add_job(${task}, job->'payload', job_key => job->>'key',
          max_attempts => ${MAX_ATTEMPTS}, priority => ${priority}::int, job_key_mode => 'unsafe_dedupe')
        from json_array_elements(${JSON.stringify(jobs.slice(start, start + BATCH_SIZE))}::json) as job
        where not exists (select from graphile_worker.jobs where key = job->>'key')`.execute(db)
  }
}
