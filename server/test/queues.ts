import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../src/db/connect.ts'
import { WORKER_PRESET, startWorker } from '../src/platform/queue/queue.ts'
import { asTaskList } from '../src/platform/queue/retries.ts'
import { enqueueFor, type Tasks } from '../src/platform/queue/tasks.ts'
import { MIGRATED } from './template.ts'
import { freshDatabase, type TestInstance } from './instance.ts'

const log = pino({ level: 'silent' })
const logger = new Logger(() => () => undefined)

/** Queues a task that only a test defines. */
export const enqueue = enqueueFor<Record<string, object>>()

/** The queue of the database at `url`, or of a fresh database. */
export async function freshQueue(url?: string) {
  const pool = openPool(url ?? (await freshDatabase(MIGRATED)), () => undefined, BACKGROUND_POOL)
  onTestFinished(() => pool.end())
  const db = connect(pool)
  return {
    db,
    jobs: () => jobsIn(db),
    queueRows: async () => (await sql`select * from graphile_worker._private_jobs`.execute(db)).rows,

    /** Runs a worker until it is stopped or the test ends. */
    start(tasks: Tasks) {
      const worker = startWorker(pool, tasks, log)
      onTestFinished(() => worker.stop())
      return worker
    },

    /** Makes all waiting tasks due, and runs each once. */
    async tryEach(tasks: Tasks) {
      await makeAllDue(db)
      await runOnce({ pgPool: pool, taskList: asTaskList(tasks, log), preset: WORKER_PRESET, logger })
    },
  }
}

/** Makes the tasks due that would start later. */
export const makeAllDue = (db: Db) =>
  sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(db)

/** Works the queue of an instance as it is some minutes later. */
export async function workLater({ db, workQueue }: TestInstance) {
  await makeAllDue(db)
  return workQueue()
}

type Waiting = { attempts: number; max_attempts: number; locked_by: string | null; seconds: number }

/** The queued tasks, and in how many seconds each is due. */
export async function jobsIn(db: Db) {
  const { rows } = await sql<Waiting>`
    select attempts, max_attempts, locked_by, extract(epoch from run_at - now())::float as seconds
    from graphile_worker.jobs order by id`.execute(db)
  return rows
}

export const deadLettersIn = (db: Db) =>
  db.selectFrom('dead_letters').select(['task', 'payload', 'error']).orderBy('job_id').execute()
