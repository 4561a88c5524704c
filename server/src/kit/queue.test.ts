import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATED } from '../../test/template.ts'
import { freshDatabase } from '../../test/world.ts'
import { connect, openPool } from '../db/connect.ts'
import { enqueue, startWorker, type Tasks } from './queue.ts'

const log = pino({ level: 'silent' })

async function freshQueue() {
  const pool = openPool(await freshDatabase(MIGRATED), () => undefined)
  onTestFinished(() => pool.end())
  const start = (tasks: Tasks) => startWorker(pool, tasks, log)
  return { db: connect(pool), start }
}

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
    const worker = await start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['kept'])
    await worker.stop()
    expect(baked).toEqual(['kept'])
  })

  test('that waits already is replaced by work with the same key', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'old' }, 'bread')
    await enqueue(db, 'bake', { loaf: 'new' }, 'bread')
    const baked: string[] = []
    const worker = await start({ bake: async ({ loaf }: { loaf: string }) => void baked.push(loaf) })
    await expect.poll(() => baked).toEqual(['new'])
    await worker.stop()
    expect(baked).toEqual(['new'])
  })

  test('at hand is finished when the server stops', async () => {
    const { db, start } = await freshQueue()
    const started = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    let isBaked = false
    const worker = await start({
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

  test('that fails stays in the queue, to be tried again', async () => {
    const { db, start } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    const tried = Promise.withResolvers<void>()
    const worker = await start({
      async bake() {
        tried.resolve()
        throw new Error('the oven is cold')
      },
    })
    await tried.promise
    await worker.stop()
    const { rows } = await sql`select attempts, run_at > now() as is_later
      from graphile_worker._private_jobs`.execute(db)
    expect(rows).toEqual([{ attempts: 1, is_later: true }])
  })
})
