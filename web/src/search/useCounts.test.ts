import { expect, test } from 'vitest'
import { toCountLabel } from './useCounts.ts'

const inWords = () => 'jobs'

test('a count is short beside a choice, and whole in words', () => {
  expect(toCountLabel(undefined, inWords)).toBeNull()
  expect(toCountLabel(12_345, inWords)).toEqual({ short: '12K', words: '12,345 jobs' })
})

test('a short count is what Intl writes in its compact notation', () => {
  const compact = new Intl.NumberFormat('en', { notation: 'compact' })
  const counts = [
    0, 7, 999, 1000, 1049, 1234, 9900, 9949, 9951, 10_499, 12_345, 999_499, 999_501, 1_234_567, 23_456_789,
  ]
  for (const count of counts)
    expect.soft(toCountLabel(count, inWords)?.short, String(count)).toBe(compact.format(count))
})
