import { describe, expect, test } from 'vitest'
import { faultsByField } from './endpoint.ts'
import { jobSearchQuery, PERIOD_WANTED } from './search.ts'

const faultsOf = (query: object) => {
  const result = jobSearchQuery.safeParse(query)
  return result.success ? {} : faultsByField(result.error.issues)
}

describe('the query of a search', () => {
  test('an empty one looks for everything', () => {
    expect(jobSearchQuery.parse({})).toMatchObject({ search: '' })
  })

  test('a filter that is given once is a list of one', () => {
    expect(jobSearchQuery.parse({ location: 'Remote', period: ['Hour', 'Year'] })).toMatchObject({
      location: ['Remote'],
      period: ['Hour', 'Year'],
    })
  })

  test('remote is read from an address and from a form alike', () => {
    for (const remote of ['true', true]) expect(jobSearchQuery.parse({ remote }).remote).toBe(true)
    for (const remote of ['false', false]) expect(jobSearchQuery.parse({ remote }).remote).toBe(false)
    expect(faultsOf({ remote: 'yes' })).toEqual({ remote: ['Remote is true or false.'] })
  })

  test.each([{}, { period: [] }, { period: ['Hour', 'Year'] }])(
    'a lowest salary needs exactly one period, not %j',
    (periods) => {
      expect(faultsOf({ salary_min: '10', ...periods })).toEqual({ salary_min: [PERIOD_WANTED] })
    },
  )

  test.each(['-1', '1e3', 'NaN', '1.005', '', '12345678901'])('%j is no lowest salary', (salary_min) => {
    expect(faultsOf({ salary_min, period: 'Hour' })).toEqual({
      salary_min: ['Please insert an amount with at most two decimals.'],
    })
  })

  test.each(['0', '-1', '01', '1e3', '1.5', 'x', '', ' 1', '9999999999', ['1', '2'], null])(
    'the page %j is refused',
    (page) => {
      expect(faultsOf({ page })).toEqual({ page: ['A page is a whole number from 1.'] })
    },
  )

  test('one text of at most 100 readable characters is looked for', () => {
    expect(faultsOf({ search: 'x'.repeat(100) })).toEqual({})
    for (const search of ['x'.repeat(101), ['a', 'b'], 'a\0', '\ud800'])
      expect(Object.keys(faultsOf({ search }))).toEqual(['search'])
  })
})
