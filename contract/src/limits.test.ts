import { expect, test } from 'vitest'
import { contract } from './all.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values(feature))

test('every read without an account is limited', () => {
  const open = endpoints.filter(({ method, who }) => method === 'GET' && who === 'anyone')
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(({ limits = [] }) => limits.length === 0).map(({ path }) => path)).toEqual([])
})
