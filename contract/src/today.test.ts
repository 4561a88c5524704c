import { expect, test } from 'vitest'
import { todayAnywhere } from './today.ts'

test('today anywhere on Earth is the date at UTC-12', () => {
  expect(todayAnywhere(new Date('2026-03-02T11:59:59Z'))).toBe('2026-03-01')
  expect(todayAnywhere(new Date('2026-03-02T12:00:00Z'))).toBe('2026-03-02')
  expect(todayAnywhere()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
