import { expect, test } from 'vitest'
import { createPauses, pauseMs } from './pauses.ts'

test('a pause grows from the first call near a limit to the last one before it', () => {
  const limit = { times: 60, pauseFrom: 30 }
  expect([1, 30, 31, 45, 60, 61].map((points) => pauseMs(limit, points))).toEqual([0, 0, 133, 2000, 4000, 0])
  expect(pauseMs({ times: 60 }, 60)).toBe(0)
})

test('calls over the maximum that is paused at a time are refused with 429', async () => {
  const held: (() => void)[] = []
  const pause = createPauses(() => new Promise((resolve) => void held.push(resolve)), 2)
  const paused = [pause(1000), pause(4000)]
  await expect(pause(1000)).rejects.toMatchObject({ status: 429, retryAfter: 10 })
  held[0]!()
  await paused[0]
  const next = pause(1000)
  for (const resume of held) resume()
  await Promise.all([paused[1], next])
})
