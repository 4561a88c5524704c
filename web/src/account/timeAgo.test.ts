import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo.ts'

test.each([
  [59_999, '0 minutes ago'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [23.9 * 3_600_000, '23 hours ago'],
  [24 * 3_600_000, '1 day ago'],
  [6.9 * 24 * 3_600_000, '6 days ago'],
  // The browser's clock is behind the server's.
  [-5000, '0 minutes ago'],
])('%i milliseconds are written as %s', (milliseconds, text) => {
  expect(timeAgo(milliseconds)).toBe(text)
})
