import { expect, test } from 'vitest'
import { formatAmount } from './money.ts'

test.each([
  ['72000.00', '$72,000'],
  [38, '$38'],
  ['1234567.5', '$1,234,567.50'],
  [999.99, '$999.99'],
])('%s is formatted as %s', (nominal, written) => {
  expect(formatAmount(nominal)).toBe(written)
})
