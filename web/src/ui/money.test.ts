import { expect, test } from 'vitest'
import { formatAmount, formatSalary } from './money.ts'

test.each([
  ['72000.00', '$72,000'],
  [38, '$38'],
  ['1234567.5', '$1,234,567.50'],
  [999.99, '$999.99'],
])('%s is written as %s', (nominal, written) => {
  expect(formatAmount(nominal)).toBe(written)
})

test('a salary names its period', () => {
  expect(formatSalary('5400.00', 'Month')).toBe('$5,400 / month')
})
