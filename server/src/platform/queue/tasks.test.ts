import { describe, expect, expectTypeOf, test } from 'vitest'
import { enqueue, freshQueue } from '../../../test/queues.ts'
import { enqueueFor, enqueueMissingFor } from './tasks.ts'

const enqueueMissing = enqueueMissingFor<{ bake: { loaf: string } }>()
const BREAD = [{ payload: { loaf: 'new' }, key: 'bread' }]

test('a task that its feature does not list, or another payload, does not compile', () => {
  const enqueue = enqueueFor<{ bake: { loaf: string } }>()
  expectTypeOf(enqueue).parameter(1).toEqualTypeOf<'bake'>()
  expectTypeOf(enqueue<'bake'>)
    .parameter(2)
    .toEqualTypeOf<{ loaf: string }>()
})

describe('queueing what is missing', () => {
  test('a task that waits for its next attempt keeps its time and its attempts', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'old' }, 'bread')
    const fail = async () => {
      throw new Error('cold')
    }
    for (let i = 0; i < 7; i += 1) await tryEach({ bake: fail })
    await enqueueMissing(db, 'bake', BREAD)
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    expect(job!.max_attempts).toBe(13)
    expect(job!.seconds).toBeGreaterThan(100)
  })

  test('a task that is running is not queued a second time, and one that is missing is', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueueMissing(db, 'bake', BREAD)
    const baked: string[] = []
    const bake = async ({ loaf }: { loaf: string }) => {
      baked.push(loaf)
      await enqueueMissing(db, 'bake', BREAD)
    }
    await tryEach({ bake })
    expect(baked).toEqual(['new'])
    expect(await jobs()).toEqual([])
  })
})

test('urgent tasks start first, and a retry stays as urgent', async () => {
  const { db, tryEach } = await freshQueue()
  const task = { tidy: {}, bake: {} }
  await enqueueFor<typeof task>(10)(db, 'tidy', {}, 'tidy')
  const started: string[] = []
  const tasks = {
    bake: async () => void started.push('bake'),
    tidy: async () => {
      started.push('tidy')
      if (started.length < 4) throw new Error('no time')
    },
  }
  await tryEach(tasks)
  for (let i = 0; i < 2; i += 1) {
    await enqueue(db, 'bake', {}, 'bread')
    await tryEach(tasks)
  }
  expect(started).toEqual(['tidy', 'bake', 'tidy', 'bake', 'tidy'])
})
