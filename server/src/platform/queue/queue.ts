import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger as WorkerLogger,
  run,
  runMigrations,
  type Job,
  type Runner,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { connect, type Db } from '../../db/connect.ts'
import { endLease, releaseAbandoned, releaseUnheard, renewLease, RENEWAL_MS } from './leases.ts'
import { asTaskList, buryTheUntold } from './retries.ts'
import { followJobs, MAX_CONCURRENT, stallCheck } from './stalls.ts'

/** What is done in the background, by the name under which it is queued. */
export type Tasks = Record<string, (payload: never) => Promise<void>>

export const prepareQueue = (pool: pg.Pool) => runMigrations({ pgPool: pool })

/**
 * Done work is struck off in batches, even of one. In no batch a stop would not wait for it, and a failure to do so
 * would end the process.
 */
export const BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const REST_MS = 2000
const STOP_TIMEOUT_MS = 60_000

/**
 * Works the queue until `stop` is called, which lets the work at hand finish. What a worker cannot write down while
 * the database is away ends that worker, not the process: another one begins, and frees what the first one held. A
 * worker that stands still is replaced too. What stands in `crontab` is queued when its time comes: once, however many
 * servers there are.
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
  const jobs = followJobs(events)
  const runner = await run({
    pgPool: pool,
    taskList: asTaskList(tasks, log),
    crontab,
    concurrency: MAX_CONCURRENT,
    noHandleSignals: true,
    preset: BATCHES,
    events,
    logger: workerLogger(log),
  })
  const [{ workerPool }] = await created
  const [end, over] = [Promise.withResolvers<void>(), new AbortController()]
  signal.addEventListener('abort', () => end.resolve(), { signal: over.signal })
  if (signal.aborted) end.resolve()
  events.once('pool:fatalError', ({ error }) => end.reject(error))
  const db = connect(pool)
  const isStalled = stallCheck(db, Object.keys(tasks), jobs)
  const worker = { id: workerPool.id, running: jobs.running, isStalled }
  const lease = keepLease(db, worker, log, over.signal, end.reject)
  try {
    await Promise.race([runner.promise, end.promise])
  } finally {
    await stopRunner(runner, jobs.running)
    over.abort()
    // A renewal that hangs delays nobody: the lease runs out by itself.
    await Promise.race([lease, sleep(REST_MS, undefined, { ref: false })])
  }
}

/**
 * Stops a runner and lets its jobs finish, for a minute at most. graphile-worker 0.18.0 miscounts the jobs whose
 * results it could not write down, and then never ends: a runner without jobs is left behind. Its clock, listener and
 * polls have ended by then, and it takes no more jobs than those it was asking for.
 */
async function stopRunner(runner: Runner, running: ReadonlySet<string>) {
  runner.stop().catch(() => undefined) // it may have stopped by itself
  const ended = new AbortController()
  const end = () => ended.abort()
  runner.promise.then(end, end)
  const latest = performance.now() + STOP_TIMEOUT_MS
  do await rest(REST_MS, ended.signal)
  while (!ended.signal.aborted && running.size > 0 && performance.now() < latest)
}

type Worker = { id: string; running: ReadonlySet<string>; isStalled: () => Promise<boolean> }

/** Tells the other servers that this one lives, takes over from those that don't, and reports a stall of its own. */
async function keepLease(
  db: Db,
  worker: Worker,
  log: BaseLogger,
  over: AbortSignal,
  onStall: (error: Error) => void,
) {
  while (!over.aborted) {
    try {
      if (await renewLease(db, worker.id)) {
        if (await worker.isStalled()) onStall(new Error('the worker takes no jobs, though some are ready'))
        await releaseAbandoned(db)
        await releaseUnheard(db, worker.id, [...worker.running])
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
