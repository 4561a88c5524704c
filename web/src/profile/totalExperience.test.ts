import { expect, test } from 'vitest'
import { totalExperience } from './totalExperience.ts'

test.each([
  [0, '0 year'],
  [1, '< 1 year'],
  [364, '< 1 year'],
  [365, '1 year'],
  [380, '1 year'],
  [396, '1 year 1 month'],
  [715, '1 year 11 months'],
  // 11.6 months are a year.
  [719, '2 years'],
  [730, '2 years'],
  [2950, '8 years 1 month'],
])('%i days are %s', (days, text) => {
  expect(totalExperience(days)).toBe(text)
})
