import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../../../test/chaos/report.ts'
import { deadLettersIn, freshQueue, PATIENTLY } from '../../../test/queues.ts'
import type { Db } from '../../db/connect.ts'
import { releaseAbandoned, releaseAll, releaseUnheard, renewLease } from './leases.ts'
import { enqueue } from './queue.ts'

describe('work in the background', () => {
  test('is done once its transaction is kept, and never where it is not', async () => {
    const { db, start } = await freshQueue()
    await db
      .transaction()
      .execute(async (db) => {
        await enqueue(db, 'bake', { loaf: 'lost' }, 'lost')
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await db.transaction().execute((db) => enqueue(db, 'bake', { loaf: 'kept' }, 'kept'))

    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['kept'])
    await worker.stop()
    expect(baked).toEqual(['kept'])
  })

  test('that waits already is replaced by work with the same key', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'old' }, 'bread')
    await enqueue(db, 'bake', { loaf: 'new' }, 'bread')
    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['new'])
    await worker.stop()
    expect(baked).toEqual(['new'])
  })

  test('at hand is finished when the server stops', async () => {
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

describe('work that a server held', () => {
  /** As it stands in the queue when its server, which locked it a minute ago, was killed. */
  const lockAs = (db: Db, workerId: string) =>
    sql`update graphile_worker._private_jobs
      set locked_by = ${workerId}, locked_at = now() - interval '1 minute', attempts = attempts + 1`.execute(
      db,
    )

  const lease = (db: Db, workerId: string, seconds: number) =>
    sql`insert into worker_leases values (${workerId}, now() - make_interval(secs => ${seconds}))`.execute(db)

  test('is done by another one once its lease is over', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'half baked' }, 'bread')
    await lockAs(db, 'killed')
    await lease(db, 'killed', 80)
    const baked: string[] = []
    start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(async () => baked, PATIENTLY).toEqual(['half baked'])
    const workers = () => db.selectFrom('worker_leases').select('worker_id').execute()
    await expect.poll(workers, PATIENTLY).toEqual([{ worker_id: expect.stringMatching(/^pool-/) as string }])
    recordScenario('R18')
  })

  test('is left to it as long as its lease is good', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'in the oven' }, 'bread')
    await lockAs(db, 'alive')
    await lease(db, 'alive', 70)
    await releaseAbandoned(db)
    await enqueue(db, 'bake', { loaf: 'another' }, 'another')
    const baked: string[] = []
    const worker = start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(async () => baked, PATIENTLY).toEqual(['another'])
    await worker.stop()
    expect(baked).toEqual(['another'])
  })

  test('is left alone by one whose own lease ran out: the database may have been away for all', async () => {
    const { db } = await freshQueue()
    expect(await renewLease(db, 'first')).toBe(true)
    expect(await renewLease(db, 'first')).toBe(true)
    await sql`update worker_leases set renewed_at = now() - interval '80 seconds'`.execute(db)
    expect(await renewLease(db, 'first')).toBe(false)
    expect(await renewLease(db, 'first')).toBe(true)
  })

  test('is free at once for a server that knows to be the only one', async () => {
    const { db, jobs } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`.execute(db)
    await lease(db, 'killed', 0)
    await releaseAll(db)
    expect(await jobs()).toMatchObject([{ locked_by: null }])
  })

  test('and killed the server at every try is put aside', async () => {
    const { db, start, jobs } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'poison' }, 'bread')
    await sql`update graphile_worker._private_jobs set attempts = 20`.execute(db)
    start({ bake: async () => undefined })
    await expect
      .poll(() => deadLettersIn(db), PATIENTLY)
      .toMatchObject([
        { task: 'bake', payload: { loaf: 'poison' }, error: 'The server ended during every try.' },
      ])
    expect(await jobs()).toEqual([])
  })
})

const rename = (db: Db, from: string, to: string) =>
  sql`alter table graphile_worker.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db)

async function workersOf(db: Db) {
  const leases = await db.selectFrom('worker_leases').select('worker_id').execute()
  return leases.map(({ worker_id }) => worker_id)
}

test('a worker that cannot write down what it did ends no process: another begins, and does it again', async () => {
  const { db, start, jobs } = await freshQueue()
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const broken = Promise.withResolvers<void>()
  let tries = 0
  start({
    async bake() {
      tries += 1
      if (tries > 1) return
      await expect.poll(() => workersOf(db), PATIENTLY).toHaveLength(1)
      await rename(db, '_private_jobs', 'out_of_reach')
      broken.resolve()
    },
  })
  await enqueue(db, 'bake', {}, 'bread')
  await broken.promise
  await expect.poll(() => workersOf(db), PATIENTLY).toEqual([])
  await rename(db, 'out_of_reach', '_private_jobs')
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  await expect.poll(jobs, PATIENTLY).toEqual([])
  expect(tries).toBe(2)
})

test('a worker that cannot write down several things that it did makes room for another as well', async () => {
  const { db, start, jobs } = await freshQueue()
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const [allAtHand, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const minutes: Record<string, number> = { wheat: 0, rye: 100, burnt: 300 }
  const tries: string[] = []
  start({
    async bake({ loaf }: { loaf: string }) {
      tries.push(loaf)
      if (tries.length > 3) return
      if (tries.length === 3) allAtHand.resolve()
      await broken.promise
      await sleep(minutes[loaf])
      if (loaf === 'burnt') throw new Error('too hot')
    },
  })
  for (const loaf of Object.keys(minutes)) await enqueue(db, 'bake', { loaf }, loaf)
  await allAtHand.promise
  await expect.poll(() => workersOf(db), PATIENTLY).toHaveLength(1)
  const [first] = await workersOf(db)
  await rename(db, '_private_jobs', 'out_of_reach')
  broken.resolve()
  await expect.poll(() => workersOf(db), PATIENTLY).not.toContain(first)
  await rename(db, 'out_of_reach', '_private_jobs')
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  await expect.poll(jobs, PATIENTLY).toEqual([])
  expect(new Set(tries.slice(3))).toEqual(new Set(Object.keys(minutes)))
})

test('work that a worker was given in an answer that was lost is free again, what it is at is not', async () => {
  const { db } = await freshQueue()
  for (const loaf of ['unheard of', 'at hand', 'just given']) await enqueue(db, 'bake', { loaf }, loaf)
  const idOf = async (loaf: string) => {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from graphile_worker.jobs where key = ${loaf}`.execute(db)
    return rows[0]!.id
  }
  await sql`update graphile_worker._private_jobs set locked_by = 'me',
    locked_at = now() - case when key = 'just given' then interval '1 second' else interval '2 minutes' end`.execute(
    db,
  )
  await releaseUnheard(db, 'another', [])
  await releaseUnheard(db, 'me', [await idOf('at hand')])
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where locked_by is null`.execute(db)
  expect(rows).toEqual([{ key: 'unheard of' }])
})
