import { expect, test } from 'vitest'
import { formatAmount, formatCount } from './money.ts'

test.each([
  ['72000.00', '$72,000'],
  [38, '$38'],
  ['1234567.5', '$1,234,567.50'],
  [999.99, '$999.99'],
])('%s is formatted as %s', (nominal, written) => {
  expect(formatAmount(nominal)).toBe(written)
})

test.each([
  [0, '0'],
  [999, '999'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (count, written) => {
  expect(formatCount(count)).toBe(written)
})
