import { describe, expect, test } from 'vitest'
import { recordScenario } from '../../../test/chaos/report.ts'
import { deadLettersIn, enqueue, freshQueue } from '../../../test/queues.ts'
import { UnavailableError, UnconfirmedError, describeFailure, PermanentError } from './failures.ts'

const fail = (error: Error) => async () => {
  throw error
}
const coldOven = () => Object.assign(new Error('the oven of ann@example.com is cold'), { code: 'ECOLD' })

describe('retries', () => {
  test('a failing task is retried with growing delays of at most 10 minutes', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    const waits: number[] = []
    for (let i = 0; i < 12; i += 1) {
      await tryEach({ bake: fail(coldOven()) })
      const [job, ...others] = await jobs()
      expect(others).toEqual([])
      waits.push(job!.seconds)
    }
    expect(waits[0]).toBeLessThan(3)
    expect(waits[5]).toBeGreaterThan(150)
    expect(Math.min(...waits.slice(6))).toBeGreaterThan(250)
    expect(Math.max(...waits)).toBeLessThanOrEqual(600)
    expect(new Set(waits.slice(6).map(Math.round)).size).toBeGreaterThan(1)
  })

  test('a failing task becomes a dead letter after 20 attempts, while other jobs run', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'burn', { loaf: 7 }, 'poison')
    let tries = 0
    let baked = 0
    const burn = async () => {
      tries += 1
      throw coldOven()
    }
    while ((await deadLettersIn(db)).length === 0) {
      await enqueue(db, 'bake', {}, 'bread')
      await tryEach({ burn, bake: async () => void (baked += 1) })
    }
    expect({ tries, baked }).toEqual({ tries: 20, baked: 20 })
    expect(await jobs()).toEqual([])
    expect(await deadLettersIn(db)).toEqual([
      {
        task: 'burn',
        payload: { loaf: 7 },
        error: expect.stringMatching(/^Error ECOLD\n +at .*retries\.test\.ts/) as string,
      },
    ])
    recordScenario('R17', { tries, 'other tasks done': baked })
  })

  test('a failing task becomes a dead letter at once when the failure is permanent', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    await tryEach({ bake: fail(new PermanentError('no such mailbox')) })
    expect(await jobs()).toEqual([])
    expect(await deadLettersIn(db)).toHaveLength(1)
  })

  test('a failing task is retried without end while a service is unavailable', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 1 }, 'bread')
    for (let i = 0; i < 40; i += 1) await tryEach({ bake: fail(new UnavailableError('nobody answers')) })
    expect(await jobs()).toMatchObject([{ seconds: expect.closeTo(450, -3) as number }])
    expect((await jobs())[0]!.seconds).toBeLessThanOrEqual(600)
    const baked: unknown[] = []
    await tryEach({ bake: async (loaf) => void baked.push(loaf) })
    expect(baked).toEqual([{ loaf: 1 }])
    expect(await deadLettersIn(db)).toEqual([])
  })

  test('a task that may have succeeded is retried without end, soon at first and then after hours', async () => {
    const { db, jobs, tryEach } = await freshQueue()
    await enqueue(db, 'bake', {}, 'bread')
    const waits: number[] = []
    for (let i = 0; i < 25; i += 1) {
      await tryEach({ bake: fail(new UnconfirmedError('no answer')) })
      waits.push((await jobs())[0]!.seconds)
    }
    expect(waits[0]).toBeLessThan(30)
    expect(waits[1]).toBeLessThan(600)
    expect(waits[2]).toBeGreaterThan(3600)
    expect(Math.min(...waits.slice(3))).toBeGreaterThan(2.9 * 3600)
    expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3600)
    expect(await deadLettersIn(db)).toEqual([])
  })

  test('a failing task is not retried when a newer job with its key was queued meanwhile', async () => {
    const { db, tryEach } = await freshQueue()
    await enqueue(db, 'bake', { loaf: 'old' }, 'bread')
    const baked: string[] = []
    const bake = async ({ loaf }: { loaf: string }) => {
      baked.push(loaf)
      if (loaf === 'new') return
      await enqueue(db, 'bake', { loaf: 'new' }, 'bread')
      throw coldOven()
    }
    await tryEach({ bake })
    await tryEach({ bake })
    expect(baked).toEqual(['old', 'new'])
  })
})

test('a failure is described without its message, which may name a person', () => {
  const error = new UnavailableError('550 <ann@example.com> unknown', {
    cause: Object.assign(new Error('550 <ann@example.com> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    }),
  })
  expect(describeFailure(error)).toMatch(/^Error EENVELOPE 550\n +at /)
  expect(describeFailure(error)).not.toContain('ann@example.com')
  const manyLines = new Error('first line\n    at ann@example.com')
  expect(describeFailure(manyLines)).not.toContain('ann@example.com')
  expect(describeFailure('ann@example.com')).toBe('string')
})
