import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test.each([
  ['25', '25'],
  [' 25.50 ', '25.50'],
  ['25,50', '25.50'],
  ['60,000', '60000'],
  ['60.000', '60000'],
  ['60 000', '60000'],
  ['60’000', '60000'],
  ['1,234,567.5', '1234567.5'],
  ['1.234.567,50', '1234567.50'],
  ['$60,000', '60000'],
  ['60.000 €', '60000'],
  ['60k', '60000'],
  ['62.5K', '62500'],
  ['', ''],
])('%j is the amount %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['a lot', '6,00,000', '12.345,6.7', '-5', '1e5', 'k'])('%j is not changed', (text) => {
  expect(readAmount(text)).toBe(text)
})
