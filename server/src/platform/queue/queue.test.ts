import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { recordScenario } from '../../../test/chaos/report.ts'
import { deadLettersIn, enqueue, freshQueue } from '../../../test/queues.ts'
import type { Db } from '../../db/connect.ts'
import { releaseAbandoned, releaseAll, renewLease } from './leases.ts'

describe('enqueue', () => {
  test('a job runs when its transaction is committed, and never when it is rolled back', async () => {
    const { db, start } = await freshQueue()
    await db
      .transaction()
      .execute(async (db) => {
        await enqueue(db, 'bake', { loaf: 'rolled back' }, 'rolled back')
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await db.transaction().execute((db) => enqueue(db, 'bake', { loaf: 'committed' }, 'committed'))

    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['committed'])
    await worker.stop()
    expect(baked).toEqual(['committed'])
  })

  test('a waiting job is replaced by a new job with the same key', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'old' }, 'bread')
    await enqueue(db, 'bake', { loaf: 'new' }, 'bread')
    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['new'])
    await worker.stop()
    expect(baked).toEqual(['new'])
  })

  test('a running job is finished when the worker stops', async () => {
    const { db, start } = await freshQueue()
    const started = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    let isBaked = false
    const worker = start({
      async bake() {
        started.resolve()
        await proceed.promise
        isBaked = true
      },
    })
    await enqueue(db, 'bake', {}, 'bread')
    await started.promise
    const stopped = worker.stop()
    proceed.resolve()
    await stopped
    expect(isBaked).toBe(true)
  })
})

describe('leases', () => {
  /** The state of the queue after a server that locked the job a minute ago was killed. */
  const lockAs = (db: Db, workerId: string) =>
    sql`update graphile_worker._private_jobs
      set locked_by = ${workerId}, locked_at = now() - interval '1 minute', attempts = attempts + 1`.execute(
      db,
    )

  const lease = (db: Db, workerId: string, seconds: number) =>
    sql`insert into worker_leases values (${workerId}, now() - make_interval(secs => ${seconds}))`.execute(db)

  test('a job locked by another server is run by this server after the lease of the other has expired', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'half baked' }, 'bread')
    await lockAs(db, 'killed')
    await lease(db, 'killed', 80)
    const baked: string[] = []
    start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(async () => baked).toEqual(['half baked'])
    const workers = () => db.selectFrom('worker_leases').select('worker_id').execute()
    await expect.poll(workers).toEqual([{ worker_id: expect.stringMatching(/^pool-/) as string }])
    recordScenario('R18')
  })

  test('a job locked by another server is left alone while the lease of the other is valid', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'in the oven' }, 'bread')
    await lockAs(db, 'alive')
    await lease(db, 'alive', 70)
    await releaseAbandoned(db)
    await enqueue(db, 'bake', { loaf: 'another' }, 'another')
    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(async () => baked).toEqual(['another'])
    await worker.stop()
    expect(baked).toEqual(['another'])
  })

  test('a worker whose own lease has expired leaves the jobs of others alone, because the database may have been unavailable to all', async () => {
    const { db } = await freshQueue()
    expect(await renewLease(db, 'first')).toBe(true)
    expect(await renewLease(db, 'first')).toBe(true)
    await sql`update worker_leases set renewed_at = now() - interval '80 seconds'`.execute(db)
    expect(await renewLease(db, 'first')).toBe(false)
    expect(await renewLease(db, 'first')).toBe(true)
  })

  test('a job locked by another server is unlocked at once by a server that is the only one', async () => {
    const { db, jobs } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`.execute(db)
    await lease(db, 'killed', 0)
    await releaseAll(db)
    expect(await jobs()).toMatchObject([{ locked_by: null }])
  })

  test('a job locked by another server becomes a dead letter when every attempt killed its server', async () => {
    const { db, start, jobs } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'poison' }, 'bread')
    await sql`update graphile_worker._private_jobs set attempts = 20`.execute(db)
    start({ bake: async () => undefined })
    await expect
      .poll(() => deadLettersIn(db))
      .toMatchObject([
        { task: 'bake', payload: { loaf: 'poison' }, error: 'The server ended during every attempt.' },
      ])
    expect(await jobs()).toEqual([])
  })
})
