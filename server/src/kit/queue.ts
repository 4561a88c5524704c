import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger as WorkerLogger,
  run,
  runMigrations,
  type Job,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { connect, type Db } from '../db/connect.ts'
import { endLease, releaseAbandoned, releaseUnheard, renewLease, RENEWAL_MS } from './leases.ts'
import { asTaskList, buryTheUntold, TRIES } from './retries.ts'

/** What is done in the background, by the name under which it is queued. */
export type Tasks = Record<string, (payload: never) => Promise<void>>

/**
 * Queues work in the transaction of what it belongs to: both happen or neither does. Work with the same key that
 * still waits is replaced.
 */
export async function enqueue(db: Db, task: string, payload: object, key: string) {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key},
    max_attempts => ${TRIES})`.execute(db)
}

export const prepareQueue = (pool: pg.Pool) => runMigrations({ pgPool: pool })

/**
 * Done work is struck off in batches, even of one. In no batch a stop would not wait for it, and a failure to do so
 * would end the process.
 */
export const BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const REST_MS = 2000

/**
 * Works the queue until `stop` is called, which lets the work at hand finish. What a worker cannot write down while
 * the database is away ends that worker, not the process: another one begins, and frees what the first one held.
 * What stands in `crontab` is queued when its time comes: once, however many servers there are.
 */
export function startWorker(pool: pg.Pool, tasks: Tasks, log: BaseLogger, crontab = '') {
  const stopping = new AbortController()
  const ended = keepWorking(stopping.signal)
  return {
    stop() {
      stopping.abort()
      return ended
    },
  }

  async function keepWorking(signal: AbortSignal) {
    while (!signal.aborted) {
      const why = await workWhileItLasts({ pool, tasks, log, crontab }, signal).catch(
        (error: unknown) => error,
      )
      if (signal.aborted) return
      log.warn({ err: why }, 'the background work was interrupted, and begins again')
      await rest(REST_MS, signal)
    }
  }
}

type Work = { pool: pg.Pool; tasks: Tasks; log: BaseLogger; crontab: string }

async function workWhileItLasts({ pool, tasks, log, crontab }: Work, signal: AbortSignal) {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
  const runner = await run({
    pgPool: pool,
    taskList: asTaskList(tasks, log),
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    preset: BATCHES,
    events,
    logger: workerLogger(log),
  })
  const [{ workerPool }] = await created
  const over = new AbortController()
  const worker = { id: workerPool.id, atHand: workAtHand(events) }
  const lease = keepLease(connect(pool), worker, log, over.signal)
  events.once('pool:fatalError', () => void endTheStuck(workerPool, worker.atHand, over.signal))
  const stop = () => runner.stop().catch(() => undefined) // it may have stopped by itself
  signal.addEventListener('abort', stop)
  if (signal.aborted) void stop()
  await runner.promise.finally(() => {
    signal.removeEventListener('abort', stop)
    over.abort()
    return lease
  })
}

/**
 * A worker that can't write down what it did ends by itself; graphile-worker 0.18.0 waits for ever where it was not
 * able to for a second time. So once nothing is at hand any more, its end is brought about.
 */
async function endTheStuck(workerPool: WorkerPool, atHand: ReadonlySet<string>, over: AbortSignal) {
  do await rest(REST_MS, over)
  while (atHand.size > 0 && !over.aborted)
  if (over.aborted) return
  try {
    await workerPool.forcefulShutdown('its work could not be written down')
  } catch {
    // How it ended is told by the promise that is waited for.
  }
}

type Worker = { id: string; atHand: ReadonlySet<string> }

/** The jobs that a worker is at, by their ids. */
function workAtHand(events: WorkerEvents): ReadonlySet<string> {
  const atHand = new Set<string>()
  events.on('job:start', ({ job }) => atHand.add(job.id))
  events.on('job:complete', ({ job }) => atHand.delete(job.id))
  return atHand
}

/** Tells the other servers that this one lives, and takes over from those that don't. */
async function keepLease(db: Db, worker: Worker, log: BaseLogger, over: AbortSignal) {
  while (!over.aborted) {
    try {
      if (await renewLease(db, worker.id)) {
        await releaseAbandoned(db)
        await releaseUnheard(db, worker.id, [...worker.atHand])
        await buryTheUntold(db)
      }
    } catch (error) {
      log.warn({ err: error }, 'the lease on the background work could not be renewed')
    }
    await rest(RENEWAL_MS, over)
  }
  await endLease(db, worker.id).catch(() => undefined)
}

const rest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined)

const workerLogger = (log: BaseLogger) =>
  new WorkerLogger(() => (level, message, meta) => {
    const job = meta?.['job'] as Job | undefined
    const about = job && { task: job.task_identifier, job: job.id }
    // Why a task failed is said by who tries it again: a mail server's reply may name the recipient.
    if (level === 'error') log.error(about ?? {}, about ? 'a task failed' : message)
    else if (level === 'warning') log.warn(about ?? {}, message)
    else log.debug(about ?? {}, message)
  })
