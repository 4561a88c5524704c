import { expect, test } from 'vitest'
import { whileHolding } from '../locks.ts'
import { enqueue, freshQueue } from '../queues.ts'
import { MIGRATED, withClient } from '../template.ts'
import { freshDatabase } from '../instance.ts'
import { recordScenario } from './report.ts'

// graphile-worker 0.18.0 asks for the ids of its tasks once, and keeps the failure where this failed.
test('a worker that lost its connection on its first statement runs jobs within two minutes', async () => {
  const url = await freshDatabase(MIGRATED)
  const { db, start } = await freshQueue(url)
  const baked: string[] = []
  await enqueue(db, 'bake', { loaf: 'rye' }, 'rye')
  await withClient(url, (observer) =>
    whileHolding({ url }, 'lock table graphile_worker._private_tasks in access exclusive mode', async () => {
      start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
      const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into %_private_tasks%'`
      await expect.poll(async () => (await observer.query(terminate)).rowCount).toBe(1)
    }),
  )
  const lost = performance.now()
  await expect.poll(() => baked, { timeout: 120_000, interval: 100 }).toEqual(['rye'])
  recordScenario('R3', { 'runs again ms': Math.round(performance.now() - lost) })
})
