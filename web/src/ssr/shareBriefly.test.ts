import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareBriefly } from './shareBriefly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const counted = () => {
  let made = 0
  return async () => ++made
}

test('what many want at once is made once, and each has the same', async () => {
  const share = shareBriefly<number>(1000)
  const make = counted()
  expect(await Promise.all([share('a', make), share('a', make), share('a', make)])).toEqual([1, 1, 1])
})

test('who comes in time has what was made before; after that it is made anew', async () => {
  const share = shareBriefly<number>(1000)
  const make = counted()
  await share('a', make)
  await vi.advanceTimersByTimeAsync(900)
  expect(await share('a', make)).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await share('a', make)).toBe(2)
})

test('nobody gets what was made for something else', async () => {
  const share = shareBriefly<number>(1000)
  const make = counted()
  expect([await share('a', make), await share('b', make)]).toEqual([1, 2])
})

test('what fails fails for the first alone, and is made anew for who comes next', async () => {
  const share = shareBriefly<string>(1000)
  const fails = async () => Promise.reject(new Error('Too many.'))
  const first = share('a', fails)
  const second = share('a', async () => 'mine')
  await expect(first).rejects.toThrow('Too many.')
  expect(await second).toBe('mine')
  expect(await share('a', async () => 'next')).toBe('next')
})
