import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../endpoint.ts'
import { jobSearchQuery } from './endpoints.ts'
import { JOB_FILTERS } from './filters.ts'
import { clipSearchText, isSearchTextShort } from './text.ts'

const errorsOf = (query: object) => {
  const result = jobSearchQuery.safeParse(query)
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

describe('the query of a search', () => {
  test('an empty query searches for everything', () => {
    expect(jobSearchQuery.parse({})).toMatchObject({ search: '' })
  })

  test('a filter given once is a list with one value', () => {
    expect(jobSearchQuery.parse({ location: 'Remote', period: ['Hour', 'Year'] })).toMatchObject({
      location: ['Remote'],
      period: ['Hour', 'Year'],
    })
  })

  test('remote is accepted as text and as a boolean', () => {
    for (const remote of ['true', true]) expect(jobSearchQuery.parse({ remote }).remote).toBe(true)
    for (const remote of ['false', false]) expect(jobSearchQuery.parse({ remote }).remote).toBe(false)
    expect(errorsOf({ remote: 'yes' })).toEqual({ remote: ['Remote must be true or false.'] })
  })

  test.each([{}, { period: [] }, { period: ['Hour', 'Year'] }])(
    'a minimum salary needs exactly one period, not %j',
    (periods) => {
      expect(errorsOf({ salary_min: '10', ...periods })).toEqual({
        salary_min: [JOB_FILTERS.salary_min.unitRequired],
      })
    },
  )

  test.each(['-1', '1e3', 'NaN', '1.005', '', '12345678901'])('%j is not a minimum salary', (salary_min) => {
    expect(errorsOf({ salary_min, period: 'Hour' })).toEqual({
      salary_min: ['Enter an amount, such as 25 or 25.50.'],
    })
  })

  test.each(['0', '-1', '01', '1e3', '1.5', 'x', '', ' 1', ['1', '2'], null])(
    'the page %j is refused',
    (page) => {
      expect(errorsOf({ page })).toEqual({ page: ['Page must be a whole number, 1 or higher.'] })
    },
  )

  test('a text has at most 100 valid characters', () => {
    expect(errorsOf({ search: 'x'.repeat(100) })).toEqual({})
    for (const search of ['x'.repeat(101), ['a', 'b'], 'a\0', '\ud800'])
      expect(Object.keys(errorsOf({ search }))).toEqual(['search'])
  })

  test('the limit also holds for the normalized text', () => {
    const tooLong = { search: ['Please use at most 100 characters.'] }
    expect(errorsOf({ search: '\ufdfa'.repeat(5) })).toEqual({})
    for (const search of [
      '\ufdfa'.repeat(6),
      '\ufdfa'.repeat(100),
      '\ufb03'.repeat(34),
      '\ufdfa'.repeat(101),
    ])
      expect(errorsOf({ search })).toEqual(tooLong)
  })

  test('a text is clipped to the limit between two characters', () => {
    for (const text of ['', 'baker', 'x'.repeat(100), '\ufdfa'.repeat(5)])
      expect(clipSearchText(text)).toBe(text)
    expect(clipSearchText('x'.repeat(101))).toBe('x'.repeat(100))
    expect(clipSearchText('\ufdfa'.repeat(100))).toBe('\ufdfa'.repeat(5))
    expect(clipSearchText(`${'x'.repeat(99)}👩 y`)).toBe('x'.repeat(99))
    const unit = fc.constantFrom('x', ' ', '\u0301', '\ufdfa', '\u3316', '\u1112', '\u1161', '👩', '𝐀')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
        const clipped = clipSearchText(text)
        expect(isSearchTextShort(clipped)).toBe(true)
        expect(text.startsWith(clipped)).toBe(true)
      }),
    )
  })
})
