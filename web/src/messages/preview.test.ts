import { expect, test } from 'vitest'
import { preview, splitSubject } from './preview.ts'

test('a body of 95 characters is shown whole, and a longer one is cut there', () => {
  expect(preview('a'.repeat(95))).toBe('a'.repeat(95))
  expect(preview('a'.repeat(96))).toBe(`${'a'.repeat(95)}…`)
})

test('a subject is cut at 40 characters on a phone', () => {
  expect(splitSubject('a'.repeat(40))).toEqual(['a'.repeat(40), ''])
  expect(splitSubject(`${'a'.repeat(40)}bc`)).toEqual(['a'.repeat(40), 'bc'])
})
