import { expect, test } from 'vitest'
import { fill } from './url.ts'

test('path parameters are filled in and escaped', () => {
  expect(fill('/api/a/:email/b/:id/', { params: { email: 'a/b?c@d.de', id: 7 } }).url).toBe(
    '/api/a/a%2Fb%3Fc%40d.de/b/7/',
  )
})

test('a query leaves out undefined and null values, and repeats the name of a list', () => {
  const query = {
    search: 'a & b',
    page: 2,
    location: ['Oslo', 'Bergen'],
    remote: false,
    period: undefined,
    x: null,
  }
  expect(fill('/api/jobs/', { query }).url).toBe(
    '/api/jobs/?search=a+%26+b&page=2&location=Oslo&location=Bergen&remote=false',
  )
  expect(fill('/api/jobs/', { query: { location: [] } }).url).toBe('/api/jobs/')
})

test('a body is sent unchanged', () => {
  const body = { email: 'a@b.de' }
  expect(fill('/api/x/', { body })).toEqual({ url: '/api/x/', payload: body })
  expect(fill('/api/x/', {})).toEqual({ url: '/api/x/', payload: undefined })
})
