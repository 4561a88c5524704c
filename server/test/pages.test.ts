import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { search } from '@guildhall/contract/search/endpoints'
import { fill } from '@guildhall/contract/url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Account } from './factories.ts'
import { freshInstance } from './instance.ts'

// The counts of a search have the same query as its pages, and no pages.
const hasPages = ({ query, path }: Endpoint) =>
  query !== undefined &&
  path !== search.countJobs.path &&
  'page' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {})

const pagedCalls = Object.values(contract)
  .flatMap((calls) => Object.values<Endpoint>(calls))
  .filter(hasPages)

/** Returns a function that calls a paged endpoint with a query string. */
async function openPages() {
  const instance = await freshInstance()
  const company = await instance.newCompany()
  const { id } = await instance.newJob({ by: company })
  const callers: Record<Endpoint['who'], Account | undefined> = {
    anyone: undefined,
    user: company,
    company,
    personal: await instance.newCandidate(),
  }
  return async (e: Endpoint, query: string) => {
    const { url } = fill(e.path, { params: { id, userId: company.id } })
    const access = callers[e.who]?.access
    const headers = access ? { authorization: `JWT ${access}` } : {}
    const response = await instance.app.inject({ method: e.method, url: `${url}?${query}`, headers })
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
  }
}

test('every paged endpoint answers a page past the end with no rows and the true total', async () => {
  const call = await openPages()
  expect(pagedCalls.length).toBeGreaterThan(5)
  for (const e of pagedCalls) {
    const { data: _, ...totals } = (await call(e, 'page=1')).body
    for (const digits of [9, 10, 16, 19, 20, 400, 8000])
      expect([e.path, digits, await call(e, `page=${'9'.repeat(digits)}`)]).toEqual([
        e.path,
        digits,
        { status: 200, body: { data: [], ...totals } },
      ])
  }
})

test('every paged endpoint refuses a page that is not a whole number from 1', async () => {
  const call = await openPages()
  const wrong = ['0', '-1', 'x', '', '1e3', '1.5', '01', '+1', '٣', `${'9'.repeat(400)}x`, '1&page=2']
  for (const e of pagedCalls)
    for (const page of wrong)
      expect([e.path, page, (await call(e, `page=${encodeURI(page)}`)).status]).toEqual([e.path, page, 400])
})
