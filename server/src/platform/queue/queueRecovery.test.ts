import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whileHolding } from '../../../test/locks.ts'
import { deadLettersIn, enqueue, freshQueue } from '../../../test/queues.ts'
import { MIGRATED, withClient } from '../../../test/template.ts'
import { freshDatabase } from '../../../test/instance.ts'
import { BACKGROUND_POOL, openPool, type Db } from '../../db/connect.ts'
import { startWorker } from './queue.ts'

/** graphile-worker prints the error of a worker that ended. */
function silenceTrace() {
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
}

const LOCK_ALL_JOBS = 'lock table graphile_worker._private_jobs in access exclusive mode'
const ADD_LATE_JOBS = `
  select graphile_worker.add_job('bake', '{"loaf":"late"}', job_key => 'late' || i) from generate_series(1, 20) i`

test('a worker that loses two results while it polls is replaced, and each late job runs once', async () => {
  silenceTrace()
  const url = await freshDatabase(MIGRATED)
  const { db, start } = await freshQueue(url)
  const rye = Promise.withResolvers<void>()
  const wheat = Promise.withResolvers<void>()
  const allStarted = Promise.withResolvers<void>()
  const started: string[] = []
  // The last statement of the first lease renewal turns it into a dead letter; the lock below must not delay that.
  await enqueue(db, 'bake', { loaf: 'poison' }, 'poison')
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db)
  start({
    async bake({ loaf }: { loaf: string }) {
      started.push(loaf)
      if (started.length === 2) allStarted.resolve()
      if (loaf === 'rye') await rye.promise
      if (loaf === 'wheat') await wheat.promise
    },
  })
  for (const loaf of ['rye', 'wheat']) await enqueue(db, 'bake', { loaf }, loaf)
  await allStarted.promise
  await expect.poll(() => deadLettersIn(db)).toHaveLength(1)

  await withClient(url, async (observer) => {
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const count = async (statement: string) =>
      (await observer.query(`select ${waiting} and query ilike '%${statement}%'`)).rowCount
    const workers = async () =>
      (await observer.query<{ id: string }>('select worker_id as id from worker_leases')).rows
    const first = await workers()
    expect(first).toHaveLength(1)
    await whileHolding({ url }, `${LOCK_ALL_JOBS}; ${ADD_LATE_JOBS}`, async () => {
      rye.resolve()
      await expect.poll(() => count('delete from')).toBe(1)
      wheat.resolve()
      await expect.poll(() => count('delete from')).toBe(2)
      await expect.poll(() => count('skip locked')).toBe(2)
      await observer.query(`select pg_terminate_backend(pid) ${waiting} and query ilike 'delete from%'`)
      await expect.poll(workers).not.toEqual(expect.arrayContaining(first))
    })
  })
  await enqueue(db, 'bake', { loaf: 'next' }, 'next')
  await expect.poll(() => started).toContain('next')
  await expect.poll(() => started.filter((loaf) => loaf === 'late')).toHaveLength(20)
})

test('a worker that loses its listening connection while it stops releases it without an error', async () => {
  const pool = openPool(await freshDatabase(MIGRATED), () => undefined, BACKGROUND_POOL)
  onTestFinished(() => pool.end())
  const [listening, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  let unlistened = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const intercept = (...args: unknown[]) => {
      if (String(args[0]).startsWith('UNLISTEN')) unlistened += 1
      if (!String(args[0]).startsWith('LISTEN')) return query(...args)
      listening.resolve()
      return lost.promise
    }
    client.query = intercept as typeof client.query
  })
  const worker = startWorker(pool, { bake: async () => undefined }, pino({ level: 'silent' }))
  await listening.promise
  await worker.stop()
  lost.reject(new Error('Connection terminated'))
  // The second release follows; its error would be an unhandled rejection, which fails the run.
  await expect.poll(() => unlistened).toBe(2)
})

const rename = (db: Db, from: string, to: string) =>
  sql`alter table graphile_worker.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db)

async function workersOf(db: Db) {
  const leases = await db.selectFrom('worker_leases').select('worker_id').execute()
  return leases.map(({ worker_id }) => worker_id)
}

test('a worker that cannot store the result of a job is replaced by another one, which runs the job again', async () => {
  const { db, start, jobs } = await freshQueue()
  silenceTrace()
  const broken = Promise.withResolvers<void>()
  let tries = 0
  start({
    async bake() {
      tries += 1
      if (tries > 1) return
      await expect.poll(() => workersOf(db)).toHaveLength(1)
      await rename(db, '_private_jobs', 'unreachable_jobs')
      broken.resolve()
    },
  })
  await enqueue(db, 'bake', {}, 'bread')
  await broken.promise
  await expect.poll(() => workersOf(db)).toEqual([])
  await rename(db, 'unreachable_jobs', '_private_jobs')
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  await expect.poll(jobs).toEqual([])
  expect(tries).toBe(2)
})

test('a worker that cannot store the results of several jobs is replaced as well', async () => {
  const { db, start, jobs } = await freshQueue()
  silenceTrace()
  const [allRunning, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const bakingMs: Record<string, number> = { wheat: 0, rye: 100, burnt: 300 }
  const tries: string[] = []
  start({
    async bake({ loaf }: { loaf: string }) {
      tries.push(loaf)
      if (tries.length > 3) return
      if (tries.length === 3) allRunning.resolve()
      await broken.promise
      await sleep(bakingMs[loaf])
      if (loaf === 'burnt') throw new Error('too hot')
    },
  })
  for (const loaf of Object.keys(bakingMs)) await enqueue(db, 'bake', { loaf }, loaf)
  await allRunning.promise
  await expect.poll(() => workersOf(db)).toHaveLength(1)
  const [first] = await workersOf(db)
  await rename(db, '_private_jobs', 'unreachable_jobs')
  broken.resolve()
  await expect.poll(() => workersOf(db)).not.toContain(first)
  await rename(db, 'unreachable_jobs', '_private_jobs')
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  await expect.poll(jobs).toEqual([])
  expect(new Set(tries.slice(3))).toEqual(new Set(Object.keys(bakingMs)))
})

test('a worker that never received a job that is locked for it is replaced, once its running job has finished', async () => {
  const url = await freshDatabase(MIGRATED)
  const { db, start } = await freshQueue(url)
  const oven = Promise.withResolvers<void>()
  const started: string[] = []
  let first: string | undefined
  await enqueue(db, 'bake', { loaf: 'running' }, 'running')
  await whileHolding({ url }, 'lock table worker_leases', async () => {
    start({
      async bake({ loaf }: { loaf: string }) {
        started.push(loaf)
        if (loaf === 'running') await oven.promise
      },
    })
    await expect.poll(() => started).toEqual(['running'])
    const job = await db.transaction().execute(async (db) => {
      await enqueue(db, 'bake', { loaf: 'orphaned' }, 'orphaned')
      const { rows } = await sql<{ locked_by: string }>`
        update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes',
          locked_by = (select locked_by from graphile_worker.jobs where key = 'running')
        returning locked_by`.execute(db)
      return rows[0]!
    })
    first = job.locked_by
  })
  await expect.poll(() => workersOf(db)).toEqual([first])
  oven.resolve()
  await expect.poll(() => started).toEqual(['running', 'orphaned'])
  expect(await workersOf(db)).not.toContain(first)
})
