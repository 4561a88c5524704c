import type { Job, Task } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { UnavailableError, describeFailure, PermanentError } from './failures.ts'
import type { Tasks } from './queue.ts'

/** How often work is tried before it is given up. */
export const TRIES = 20
/** So many tries are left to whoever waits for something that is away, for good. */
const TRIES_KEPT = 13
const LONGEST_WAIT_SECONDS = 600

/** Gives each task a second chance, and nineteen more, as graphile-worker itself would wait up to 6 hours between two. */
export const asTaskList = (tasks: Tasks, log: BaseLogger) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, work]): [string, Task] => [
      name,
      async (payload, { job, withPgClient }) => {
        try {
          await work(payload as never)
        } catch (error) {
          await withPgClient((client) => settle(client, job, error, log))
        }
      },
    ]),
  )

/** Whoever is settled returns normally: the queue forgets the try, and what is left of the work is a row of its own. */
async function settle(client: pg.ClientBase, job: Job, error: unknown, log: BaseLogger) {
  // What has no key is done again by the clock.
  if (job.key === null) throw error
  const failure = describeFailure(error)
  const left = triesLeft(job, error)
  const about = { task: job.task_identifier, job: job.id, failure }
  if (left > 0) {
    await postpone(client, job, left)
    log.warn({ ...about, left }, 'a task failed and will be tried again')
  } else {
    await bury(client, job, failure)
    log.error(about, 'a task failed for good')
  }
}

function triesLeft({ attempts, max_attempts }: Job, error: unknown) {
  if (error instanceof PermanentError) return 0
  return Math.max(max_attempts - attempts, error instanceof UnavailableError ? TRIES_KEPT : 0)
}

/** e seconds after the first try, e² after the second and so on, each a little less so that not all come at once. */
const secondsUntil = (tries: number) =>
  Math.min(Math.exp(tries), LONGEST_WAIT_SECONDS) * (0.5 + Math.random() / 2)

/** Queues the work anew in one statement, unless newer work with its key stands there by now. */
const postpone = (client: pg.ClientBase, job: Job, left: number) =>
  client.query(
    `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4,
       run_at => now() + make_interval(secs => $5))
     where exists (select from graphile_worker.jobs where id = $6 and key = $3)`,
    [job.task_identifier, JSON.stringify(job.payload), job.key, left, secondsUntil(TRIES - left), job.id],
  )

const bury = (client: pg.ClientBase, job: Job, failure: string) =>
  client.query(
    `insert into dead_letters (job_id, task, payload, error) values ($1, $2, $3, $4)
     on conflict (job_id) do nothing`,
    [job.id, job.task_identifier, JSON.stringify(job.payload), failure],
  )

/**
 * Buries work whose every try killed the server that did it: such work reports no failure. What newer work has
 * replaced lost its key, and is forgotten.
 */
export async function buryTheUntold(db: Db) {
  await sql`
    with dead as (
      select id, task_identifier from graphile_worker.jobs where locked_by is null and attempts >= max_attempts
    ), removed as (
      select * from graphile_worker.complete_jobs(array(select id from dead))
    )
    insert into dead_letters (job_id, task, payload, error)
    select id, task_identifier, payload, 'The server ended during every try.' from removed join dead using (id)
    where key is not null
    on conflict (job_id) do nothing`.execute(db)
}
