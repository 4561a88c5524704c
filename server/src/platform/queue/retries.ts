import type { Job, Task } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { UnavailableError, UnconfirmedError, describeFailure, PermanentError } from './failures.ts'
import { MAX_ATTEMPTS, type Tasks } from './tasks.ts'

/** A job that waits for an unavailable service always has this many attempts left. */
const MIN_ATTEMPTS_LEFT = 13
const MAX_DELAY_SECONDS = 600
/** What may have been done already is repeated after longer pauses: each attempt counts as three. */
const UNCONFIRMED = { attempts: 3, minLeft: 10, maxDelaySeconds: 6 * 3600 }

/** Retries failed jobs with delays of mostly at most 10 minutes: graphile-worker's own grow up to 6 hours. */
export const asTaskList = (tasks: Tasks, log: BaseLogger) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, run]): [string, Task] => [
      name,
      async (payload, { job, withPgClient }) => {
        try {
          await run(payload as never)
        } catch (error) {
          await withPgClient((client) => handleFailure(client, job, error, log))
        }
      },
    ]),
  )

/** Returns normally, so that graphile-worker completes the job: a retry or a dead letter is a separate row. */
async function handleFailure(client: pg.ClientBase, job: Job, error: unknown, log: BaseLogger) {
  // A job without a key comes from the crontab, which queues it again.
  if (job.key === null) throw error
  const failure = describeFailure(error)
  const left = attemptsLeft(job, error)
  const about = { task: job.task_identifier, job: job.id, failure }
  if (left > 0) {
    const maxDelay = error instanceof UnconfirmedError ? UNCONFIRMED.maxDelaySeconds : MAX_DELAY_SECONDS
    await retry(client, job, { left, seconds: delaySeconds(MAX_ATTEMPTS - left, maxDelay) })
    log.warn({ ...about, left }, 'a task failed and will be retried')
  } else {
    await deadLetter(client, job, failure)
    log.error(about, 'a task failed permanently')
  }
}

function attemptsLeft({ attempts, max_attempts }: Job, error: unknown) {
  const left = max_attempts - attempts
  if (error instanceof PermanentError) return 0
  if (error instanceof UnavailableError) return Math.max(left, MIN_ATTEMPTS_LEFT)
  if (error instanceof UnconfirmedError) return Math.max(left + 1 - UNCONFIRMED.attempts, UNCONFIRMED.minLeft)
  return left
}

/** Grows exponentially with the attempts: e seconds, e² seconds and so on, with a jitter of up to half of it. */
const delaySeconds = (attempts: number, max: number) =>
  Math.min(Math.exp(attempts), max) * (0.5 + Math.random() / 2)

type Retry = { left: number; seconds: number }

/** Queues the job again in one statement, unless a newer job has taken its key. */
const retry = (client: pg.ClientBase, job: Job, { left, seconds }: Retry) =>
  client.query(
    `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4,
       priority => $5, run_at => now() + make_interval(secs => $6))
     where exists (select from graphile_worker.jobs where id = $7 and key = $3)`,
    [job.task_identifier, JSON.stringify(job.payload), job.key, left, job.priority, seconds, job.id],
  )

const deadLetter = (client: pg.ClientBase, job: Job, failure: string) =>
  client.query(
    `insert into dead_letters (job_id, task, payload, error, key, priority) values ($1, $2, $3, $4, $5, $6)
     on conflict (job_id) do nothing`,
    [job.id, job.task_identifier, JSON.stringify(job.payload), failure, job.key, job.priority],
  )

/**
 * Turns jobs into dead letters whose every attempt crashed the server: such attempts report no failure. A job that a
 * newer one replaced has no key and is only removed.
 */
export async function deadLetterExhausted(db: Db) {
  await sql`
    with dead as (
      select id, task_identifier from graphile_worker.jobs where locked_by is null and attempts >= max_attempts
    ), removed as (
      select * from graphile_worker.complete_jobs(array(select id from dead))
    )
    insert into dead_letters (job_id, task, payload, error, key, priority)
    select id, task_identifier, payload, 'The server ended during every attempt.', key, priority from removed join dead using (id)
    where key is not null
    on conflict (job_id) do nothing`.execute(db)
}
