import { describe, expect, test } from 'vitest'
import { read } from '../test/read.ts'
import { idParam, page } from './params.ts'

describe('an id in a URL', () => {
  test('an id in a URL consists of ASCII digits without a leading zero', () => {
    expect(read(idParam, '42')).toBe(42)
    expect(read(idParam, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
    for (const value of [
      '0',
      '01',
      '-1',
      '+1',
      '1.0',
      '1e3',
      ' 1',
      '1 ',
      '٣',
      '9007199254740992',
      '',
      undefined,
    ])
      expect.soft(read(idParam, value), value).toEqual(['Not found.'])
  })
})

describe('a page', () => {
  test('a page is a whole number from 1, by default 1', () => {
    expect(read(page, undefined)).toBe(1)
    expect(read(page, '12')).toBe(12)
    expect(read(page, 3)).toBe(3)
    for (const value of ['0', '-1', '1.5', '1e20', 'x', '', '01', '٣', ['1', '2'], null, 0, -1, 1.5, NaN])
      expect.soft(read(page, value), String(value)).toContain('Page must be a whole number, 1 or higher.')
  })

  test('a page number that is too large means the last possible page', () => {
    const last = read(page, '999999999')
    for (const digits of [10, 16, 19, 20, 400, 16_000]) expect(read(page, '9'.repeat(digits))).toBe(last)
    expect(Number.isSafeInteger((last as number) * 100)).toBe(true)
  })
})
