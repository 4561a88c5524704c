import { expect, test } from 'vitest'
import { tooManyRequests } from './refusal.ts'

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [1_500, '25 minutes'],
  [3_599, 'an hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('a limit that ends in %i seconds asks to try again in %s', (seconds, time) => {
  expect(tooManyRequests(seconds)).toMatchObject({
    status: 429,
    message: `Too many requests. Please try again in ${time}.`,
    retryAfter: seconds,
  })
})
