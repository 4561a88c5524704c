import { expect, onTestFinished, test, vi } from 'vitest'
import { whileHolding } from '../../test/locks.ts'
import { freshQueue, PATIENTLY } from '../../test/queues.ts'
import { MIGRATED, withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/world.ts'
import { enqueue } from './queue.ts'

const LOCK_ALL_JOBS = 'lock table graphile_worker._private_jobs in access exclusive mode'
const LATE_JOB = `select graphile_worker.add_job('bake', '{"loaf":"late"}', job_key => 'late')`

test('a worker is replaced when it never ends after it lost connections, one of them while asking for a job', async () => {
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const url = await freshDatabase(MIGRATED)
  const { db, start } = await freshQueue(url)
  const rye = Promise.withResolvers<void>()
  const wheat = Promise.withResolvers<void>()
  const bothStarted = Promise.withResolvers<void>()
  const started: string[] = []
  start({
    async bake({ loaf }: { loaf: string }) {
      started.push(loaf)
      if (started.length === 2) bothStarted.resolve()
      if (loaf === 'rye') await rye.promise
      if (loaf === 'wheat') await wheat.promise
    },
  })
  const workers = async () =>
    (await db.selectFrom('worker_leases').select('worker_id').execute()).map(({ worker_id }) => worker_id)
  for (const loaf of ['rye', 'wheat']) await enqueue(db, 'bake', { loaf }, loaf)
  await bothStarted.promise
  await expect.poll(workers, PATIENTLY).toHaveLength(1)
  const [first] = await workers()

  await withClient(url, async (observer) => {
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const count = async (statement: string) =>
      (await observer.query(`select ${waiting} and query ilike '%${statement}%'`)).rowCount
    await whileHolding({ url }, `${LOCK_ALL_JOBS}; ${LATE_JOB}`, async () => {
      rye.resolve()
      await expect.poll(() => count('delete from'), PATIENTLY).toBe(1)
      wheat.resolve()
      await expect.poll(() => count('delete from'), PATIENTLY).toBe(2)
      await expect.poll(() => count('skip locked'), PATIENTLY).toBe(2)
      await observer.query(`select pg_terminate_backend(pid) ${waiting} and query ilike 'delete from%'`)
      await expect.poll(workers, PATIENTLY).toSatisfy((ids: string[]) => ids.some((id) => id !== first))
    })
  })
  await expect.poll(() => started, PATIENTLY).toContain('late')
  await enqueue(db, 'bake', { loaf: 'next' }, 'next')
  await expect.poll(() => started, PATIENTLY).toEqual(['rye', 'wheat', 'late', 'next'])
})
