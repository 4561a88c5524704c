import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whileHolding } from '../../../test/locks.ts'
import { deadLettersIn, enqueue, freshQueue, PATIENTLY } from '../../../test/queues.ts'
import { MIGRATED, withClient } from '../../../test/template.ts'
import { freshDatabase } from '../../../test/instance.ts'

const LOCK_ALL_JOBS = 'lock table graphile_worker._private_jobs in access exclusive mode'
const ADD_LATE_JOBS = `
  select graphile_worker.add_job('bake', '{"loaf":"late"}', job_key => 'late' || i) from generate_series(1, 20) i`

test('a worker that loses two results while it polls is replaced, and each late job runs once', async () => {
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
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
  await expect.poll(() => deadLettersIn(db), PATIENTLY).toHaveLength(1)

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
      await expect.poll(() => count('delete from'), PATIENTLY).toBe(1)
      wheat.resolve()
      await expect.poll(() => count('delete from'), PATIENTLY).toBe(2)
      await expect.poll(() => count('skip locked'), PATIENTLY).toBe(2)
      await observer.query(`select pg_terminate_backend(pid) ${waiting} and query ilike 'delete from%'`)
      await expect.poll(workers, PATIENTLY).not.toEqual(expect.arrayContaining(first))
    })
  })
  await enqueue(db, 'bake', { loaf: 'next' }, 'next')
  await expect.poll(() => started, PATIENTLY).toContain('next')
  await expect.poll(() => started.filter((loaf) => loaf === 'late'), PATIENTLY).toHaveLength(20)
})
