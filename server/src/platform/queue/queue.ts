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
import { endLease, releaseAbandoned, renewLease, RENEWAL_INTERVAL_MS } from './leases.ts'
import { asTaskList, deadLetterExhausted } from './retries.ts'
import { followJobs, hasOrphanedJobs, MAX_CONCURRENT, stallCheck } from './stalls.ts'
import type { Tasks } from './tasks.ts'

export const prepareQueue = (pool: pg.Pool) => runMigrations({ pgPool: pool })

export const WORKER_PRESET = {
  worker: {
    // Results are stored in batches, even of one: otherwise graphile-worker doesn't wait for them when it stops, and a
    // result that can't be stored ends the process.
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
}
const RESTART_DELAY_MS = 2000
const STOP_POLL_MS = 2000
const STOP_TIMEOUT_MS = 60_000

/**
 * Runs jobs until `stop` is called, which lets the running ones finish. A worker that can't store a result because the
 * database is unavailable ends, and the process goes on: a new worker starts and unlocks the jobs of the first one. A
 * worker that stalled or that never received a job is replaced as well. The tasks in `crontab` are queued on schedule,
 * once for all servers.
 */
export function startWorker(pool: pg.Pool, tasks: Tasks, log: BaseLogger, options: Options = {}) {
  const stopping = new AbortController()
  const ended = runWorkers(stopping.signal)
  return {
    stop() {
      stopping.abort()
      return ended
    },
  }

  async function runWorkers(signal: AbortSignal) {
    while (!signal.aborted) {
      const reason = await runWorker({ ...options, pool, tasks, log }, signal).catch(
        (error: unknown) => error,
      )
      if (signal.aborted) return
      log.warn({ err: reason }, 'queue worker ended, restarting')
      await delay(RESTART_DELAY_MS, signal)
    }
  }
}

type Options = {
  crontab?: string
  /** Whether graphile-worker names its statements, which not every proxy supports. */
  preparedStatements?: boolean
}
type WorkerOptions = Options & { pool: pg.Pool; tasks: Tasks; log: BaseLogger }

/** Runs one worker until it fails or `signal` is aborted. */
async function runWorker(
  { pool, tasks, log, crontab = '', preparedStatements = true }: WorkerOptions,
  signal: AbortSignal,
) {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
  const jobs = followJobs(events)
  const runner = await run({
    pgPool: pool,
    taskList: asTaskList(tasks, log),
    crontab,
    concurrency: MAX_CONCURRENT,
    noHandleSignals: true,
    preset: { worker: { ...WORKER_PRESET.worker, preparedStatements } },
    events,
    logger: workerLogger(log),
  })
  const [{ workerPool }] = await created
  const [end, ended] = [Promise.withResolvers<void>(), new AbortController()]
  signal.addEventListener('abort', () => end.resolve(), { signal: ended.signal })
  if (signal.aborted) end.resolve()
  events.once('pool:fatalError', ({ error }) => end.reject(error))
  const db = connect(pool)
  const isStalled = stallCheck(db, Object.keys(tasks), jobs)
  const worker = { id: workerPool.id, running: jobs.running, isStalled }
  const lease = keepLease(db, worker, log, ended.signal, end.reject)
  try {
    await Promise.race([runner.promise, end.promise])
  } finally {
    await stopRunner(runner, jobs.running)
    ended.abort()
    // A renewal that hangs delays nobody: the lease expires by itself.
    await Promise.race([lease, sleep(STOP_POLL_MS, undefined, { ref: false })])
  }
}

/**
 * Stops a runner and waits until its jobs are finished, for a minute at most. graphile-worker 0.18.0 miscounts the jobs
 * whose results it couldn't store, and then never ends: a runner without running jobs is abandoned. By then its
 * schedule, listener and polls have ended, and it takes no jobs but those of a poll that is still open.
 */
async function stopRunner(runner: Runner, running: ReadonlySet<string>) {
  runner.stop().catch(() => undefined) // it may have stopped by itself
  const ended = new AbortController()
  const end = () => ended.abort()
  runner.promise.then(end, end)
  const deadline = performance.now() + STOP_TIMEOUT_MS
  do await delay(STOP_POLL_MS, ended.signal)
  while (!ended.signal.aborted && running.size > 0 && performance.now() < deadline)
}

type Worker = { id: string; running: ReadonlySet<string>; isStalled: () => Promise<boolean> }

/** Renews this worker's lease, unlocks the jobs of workers whose lease has expired, and reports if this one has failed. */
async function keepLease(
  db: Db,
  worker: Worker,
  log: BaseLogger,
  signal: AbortSignal,
  onFailure: (error: Error) => void,
) {
  while (!signal.aborted) {
    try {
      if (await renewLease(db, worker.id)) {
        if (await worker.isStalled()) onFailure(new Error('The worker takes no jobs, though some are ready.'))
        if (await hasOrphanedJobs(db, worker.id, worker.running))
          onFailure(new Error('The worker never received some jobs that are locked for it.'))
        await releaseAbandoned(db)
        await deadLetterExhausted(db)
      }
    } catch (error) {
      log.warn({ err: error }, 'queue worker lease not renewed')
    }
    await delay(RENEWAL_INTERVAL_MS, signal)
  }
  await endLease(db, worker.id).catch(() => undefined)
}

const delay = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined)

const workerLogger = (log: BaseLogger) =>
  new WorkerLogger(() => (level, message, meta) => {
    const job = meta?.['job'] as Job | undefined
    const about = job && { task: job.task_identifier, job: job.id }
    // `handleFailure` logs the reason without the message: a mail server's reply may name the recipient.
    if (level === 'error') log.error(about ?? {}, about ? 'a task failed' : message)
    else if (level === 'warning') log.warn(about ?? {}, message)
    else log.debug(about ?? {}, message)
  })
