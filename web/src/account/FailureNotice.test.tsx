import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import { FailureNotice, failureOf } from './FailureNotice.tsx'

const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ status, body: { error: 'Not now.' }, retryAfter })

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [1_500, '25 minutes'],
  [3_599, 'an hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('a limit that ends in %i seconds asks to try again in %s', (retryAfter, time) => {
  render(<FailureNotice failure={failureOf(refusal(429, retryAfter))} />)
  expect(screen.getByText('Not now.')).toBeVisible()
  expect(screen.getByText(`Please try again in ${time}.`)).toBeVisible()
})

test.each([
  ['a limit without a time', refusal(429)],
  ['another temporary failure, whose message asks for it', refusal(503, 5)],
])('%s does not say when to try again', (_, error) => {
  render(<FailureNotice failure={failureOf(error)} />)
  expect(screen.getByText('Not now.')).toBeVisible()
  expect(screen.queryByText(/^Please try again/)).toBeNull()
})

test.each([
  [503, 'Please try again in a minute.'],
  [400, null],
])('a text that replaces the message of status %i is followed by %s', (status, hint) => {
  render(<FailureNotice failure={failureOf(refusal(status), 'Login failed')} />)
  expect(screen.getByText('Login failed')).toBeVisible()
  expect(screen.queryByText(/^Please try again/)?.textContent ?? null).toBe(hint)
})
