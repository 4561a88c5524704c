import { run, runMigrations, type Job, type Task } from 'graphile-worker'
import { Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Db } from '../db/connect.ts'

/** What is done in the background, by the name under which it is queued. */
export type Tasks = Record<string, (payload: never) => Promise<void>>

/**
 * Queues work in the transaction of what it belongs to: both happen or neither does. Work with the same key that
 * still waits is replaced.
 */
export async function enqueue(db: Db, task: string, payload: object, key: string) {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key})`.execute(
    db,
  )
}

export const prepareQueue = (pool: pg.Pool) => runMigrations({ pgPool: pool })

/**
 * Frees the work that a killed server held, so that it is done again at once instead of hours later. Only for a
 * server that knows to be the only one.
 */
export async function releaseWork(db: Db) {
  await sql`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db)
}

/**
 * Works the queue until `stop` is called, which lets the work at hand finish. What stands in `crontab` is queued when
 * its time comes: once, however many servers there are.
 */
export function startWorker(pool: pg.Pool, tasks: Tasks, log: BaseLogger, crontab = '') {
  return run({
    pgPool: pool,
    taskList: asTaskList(tasks),
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    // With a batch, even of no delay, a stop waits until the work that was done is noted as done; without, it is done again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(() => (level, message, meta) => {
      const job = meta?.['job'] as Job | undefined
      const about = job && { task: job.task_identifier, job: job.id }
      // Why a task failed stands in its row: a mail server's reply may name the recipient, and a log must not.
      if (level === 'error') log.error(about ?? {}, about ? 'a task failed' : message)
      else if (level === 'warning') log.warn(about ?? {}, message)
      else log.debug(about ?? {}, message)
    }),
  })
}

export const asTaskList = (tasks: Tasks) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, work]): [string, Task] => [name, (payload) => work(payload as never)]),
  )
