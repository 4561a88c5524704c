import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitConcurrency } from './concurrency.ts'
import { Refused } from './refusal.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('runs at most `max` at once, and the others in order', async () => {
  const { run } = limitConcurrency({ max: 2 })
  const works = [held(), held(), held(), held()]
  const started: number[] = []
  const runs = works.map(({ work }, i) => run(() => (started.push(i), work())))
  await setImmediate()
  expect(started).toEqual([0, 1])
  works[1]!.end()
  await runs[1]
  await setImmediate()
  expect(started).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(runs)
  expect(started).toEqual([0, 1, 2, 3])
})

test('refuses a call when the queue is full', async () => {
  const { run } = limitConcurrency({ max: 1, maxPending: 2 })
  const first = held()
  const runs = [run(first.work), run(async () => 'second')]
  await expect(run(async () => 'third')).rejects.toThrow(Refused)
  first.end()
  expect(await Promise.all(runs)).toEqual([undefined, 'second'])
})

test('refuses a call that has waited for too long, and only this one', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { run } = limitConcurrency({ max: 1, maxWaitMs: 100 })
  const [first, second] = [held(), held()]
  const runs = [run(first.work), run(second.work)]
  const third = run(async () => 'third').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60)
  const fourth = run(async () => 'fourth')
  first.end()
  await vi.advanceTimersByTimeAsync(60)
  expect(await third).toBeInstanceOf(Refused)
  // The second call has not waited for too long: it runs.
  second.end()
  expect(await fourth).toBe('fourth')
  await Promise.all(runs)
})
