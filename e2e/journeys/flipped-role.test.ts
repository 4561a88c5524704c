import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { expect, test } from '../harness/test.ts'

const companyCalls = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ who }) => who === 'company')
  .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, '1') }))

test(
  'a candidate who sets the user type to company in the browser is still refused by the server',
  { tag: '@desktop' },
  async ({ page, arrange, watch }) => {
    watch.expectAnswer(403, /^\/api\//)
    await arrange.signIn(page, 'candidate')
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('userType', 'company'))
    await page.goto('/add-job/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const statuses = await page.evaluate(async (calls) => {
      const { access } = JSON.parse(localStorage.getItem('authToken') ?? '{}') as { access: string }
      const headers = { authorization: `JWT ${access}` }
      return Promise.all(
        calls.map(async ({ method, path }) => (await fetch(path, { method, headers })).status),
      )
    }, companyCalls)
    expect(companyCalls.length).toBeGreaterThan(2)
    expect(statuses).toEqual(companyCalls.map(() => 403))
  },
)
