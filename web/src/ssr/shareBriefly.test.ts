import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareBriefly } from './shareBriefly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const newCounter = () => {
  let count = 0
  return async () => ++count
}

test('concurrent calls with one key share one result', async () => {
  const share = shareBriefly<number>(1000)
  const make = newCounter()
  expect(await Promise.all([share('a', make), share('a', make), share('a', make)])).toEqual([1, 1, 1])
})

test('a call within the sharing time gets the shared result, and a later call gets a new one', async () => {
  const share = shareBriefly<number>(1000)
  const make = newCounter()
  await share('a', make)
  await vi.advanceTimersByTimeAsync(900)
  expect(await share('a', make)).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await share('a', make)).toBe(2)
})

test('calls with different keys share nothing', async () => {
  const share = shareBriefly<number>(1000)
  const make = newCounter()
  expect([await share('a', make), await share('b', make)]).toEqual([1, 2])
})

test('a failure is not shared: each caller makes its own result', async () => {
  const share = shareBriefly<string>(1000)
  const fails = async () => Promise.reject(new Error('Too many.'))
  const first = share('a', fails)
  const second = share('a', async () => 'mine')
  await expect(first).rejects.toThrow('Too many.')
  expect(await second).toBe('mine')
  expect(await share('a', async () => 'next')).toBe('next')
})
