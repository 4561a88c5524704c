import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { enqueue, freshQueue } from '../../../test/queues.ts'
import type { Db } from '../../db/connect.ts'
import { followJobs, hasOrphanedJobs, MAX_CONCURRENT, stallCheck } from './stalls.ts'

/** A worker that exists only as a source of events, and a job that has been ready for a minute. */
async function idleWorker({ task = 'bake' } = {}) {
  const { db } = await freshQueue()
  await enqueue(db, task, {}, 'bread')
  await setJob(db, sql`run_at = now() - interval '1 minute'`)
  const events = new EventEmitter()
  const report = (event: 'job:start' | 'job:complete', id: number) => events.emit(event, { job: { id } })
  return { db, report, isStalled: stallCheck(db, ['bake'], followJobs(events as WorkerEvents)) }
}

const setJob = (db: Db, change: ReturnType<typeof sql>) =>
  sql`update graphile_worker._private_jobs set ${change}`.execute(db)

test('a worker is stalled when jobs are ready at two checks and it started none in between', async () => {
  const { report, isStalled } = await idleWorker()
  expect(await isStalled()).toBe(false)
  expect(await isStalled()).toBe(true)
  report('job:start', 1)
  expect(await isStalled()).toBe(false)
  report('job:complete', 1)
  expect(await isStalled()).toBe(false)
  expect(await isStalled()).toBe(true)
})

test('a worker is not stalled while it runs as many jobs as it can', async () => {
  const { report, isStalled } = await idleWorker()
  for (let id = 1; id <= MAX_CONCURRENT; id += 1) report('job:start', id)
  expect(await isStalled()).toBe(false)
  expect(await isStalled()).toBe(false)
})

test.each([
  ['became ready just now', sql`run_at = now()`],
  ['is locked by a worker', sql`locked_by = 'another', locked_at = now()`],
  ['has no attempts left', sql`attempts = max_attempts`],
])('a worker is not stalled when the only job %s', async (_, change) => {
  const { db, isStalled } = await idleWorker()
  await setJob(db, change)
  expect(await isStalled()).toBe(false)
  expect(await isStalled()).toBe(false)
})

test('a worker is not stalled by jobs of a task that only another version of the server knows', async () => {
  const { isStalled } = await idleWorker({ task: 'brew' })
  expect(await isStalled()).toBe(false)
  expect(await isStalled()).toBe(false)
})

describe('orphaned jobs', () => {
  async function lockedJob(since: string) {
    const { db } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    const { rows } = await sql<{ id: string }>`
      update graphile_worker._private_jobs set locked_by = 'me', locked_at = now() - ${since}::interval
      returning id::text`.execute(db)
    return { db, id: rows[0]!.id }
  }

  test('a job locked by a worker that does not run it is orphaned', async () => {
    const { db } = await lockedJob('2 minutes')
    expect(await hasOrphanedJobs(db, 'me', new Set())).toBe(true)
    expect(await hasOrphanedJobs(db, 'another', new Set())).toBe(false)
  })

  test('a running job is not orphaned', async () => {
    const { db, id } = await lockedJob('2 minutes')
    expect(await hasOrphanedJobs(db, 'me', new Set([id]))).toBe(false)
  })

  test('a job that was locked just now is not orphaned', async () => {
    const { db } = await lockedJob('1 second')
    expect(await hasOrphanedJobs(db, 'me', new Set())).toBe(false)
  })
})
