import { account } from '@guildhall/contract/account/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { expect, test } from 'vitest'
import { freshWebFolder } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import type { AppOptions } from '../../app.ts'

const TOKEN = 'a-token-for-the-metrics'
const BEARER = { authorization: `Bearer ${TOKEN}` }

/** An instance with metrics; `metrics` reads them as Prometheus does. */
async function measuredInstance(over: Partial<AppOptions> = {}) {
  const instance = await freshInstance({ metricsToken: TOKEN, ...over })
  const ask = (headers: Record<string, string> = {}) => instance.app.inject({ url: '/metrics', headers })
  const metrics = async () => (await ask(BEARER)).payload
  return { instance, ask, metrics }
}

const eventCount = (event: string, count: number) =>
  `guildhall_security_events_total{event="${event}"} ${count}\n`

test('the metrics of the process and of requests by route are in the format of Prometheus', async () => {
  const { instance, ask } = await measuredInstance()
  const { id: userId } = await instance.newAccount()
  for (let i = 0; i < 3; i += 1) await instance.call(profile.getProfile, { params: { userId } })
  const response = await ask(BEARER)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    'cache-control': 'no-store',
  })
  expect(response.payload).toContain('process_resident_memory_bytes ')
  expect(response.payload).toContain('nodejs_active_resources')
  // Reading these can abort the process.
  expect(response.payload).not.toMatch(/nodejs_active_(handles|requests)/)
  expect(response.payload).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/user/profile/:userId/",status="200"} 3\n',
  )
})

test('the metrics count the events of the security log', async () => {
  const { instance, metrics } = await measuredInstance({ rateLimits: true })
  const ann = await instance.newAccount()
  expect(await metrics()).toContain(eventCount('password_reset', 0))
  const body = { email: ann.email, password: 'wrong' }
  for (let i = 0; i < 30; i += 1) await instance.send(account.logIn, { body })
  await instance.send(posting.getPostedJobs, {}, { as: ann })
  await instance.call(account.requestPasswordResetByGet, { params: { email: ann.email } })
  const counted = await metrics()
  for (const [event, count] of [
    ['login', 1],
    ['login_failed', 25],
    ['limit_exceeded', 5],
    ['forbidden', 1],
    ['password_reset_requested', 1],
  ] as const)
    expect.soft(counted).toContain(eventCount(event, count))
})

test.each([
  ['a client without a token', {}],
  ['another token', { authorization: `Bearer ${TOKEN}s` }],
  ['the token without its scheme', { authorization: TOKEN }],
  ['the token in another scheme', { authorization: `JWT ${TOKEN}` }],
])('the metrics are not found for %s', async (_, headers) => {
  const { ask } = await measuredInstance()
  const response = await ask(headers)
  expect([response.statusCode, response.json()]).toEqual([404, { error: 'Page Not Found' }])
})

test('without METRICS_TOKEN the metrics are not found, and no page is rendered instead', async () => {
  let rendered = 0
  const { ask } = await measuredInstance({
    metricsToken: undefined,
    webFolder: await freshWebFolder(),
    render: async () => {
      rendered += 1
      return { status: 302, location: '/' }
    },
  })
  for (const headers of [{}, BEARER, { authorization: 'Bearer undefined' }]) {
    const response = await ask(headers)
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'Page Not Found' }])
  }
  expect(rendered).toBe(0)
})

test('the number of labels does not grow with the URLs that are requested', async () => {
  const { instance, metrics } = await measuredInstance({ webFolder: await freshWebFolder() })
  const lines = async () => (await metrics()).split('\n').filter((line) => line.startsWith('http_')).length
  const visit = (url: string) => instance.app.inject(url)
  await Promise.all(
    ['/nowhere/0/', '/api/nowhere/0/', '/api/user/profile/0/', '/assets/app-1a2b.js'].map(visit),
  )
  const before = await lines()
  for (let i = 1; i < 50; i += 1)
    await Promise.all(
      [`/nowhere/${i}/`, `/api/nowhere/${i}/?q=${i}`, `/api/user/profile/${1000 + i}/`].map(visit),
    )
  await visit('/favicon.svg')
  expect(await lines()).toBe(before)
  expect(await metrics()).not.toContain('app-1a2b')
})

test('each server counts for itself', async () => {
  const { instance, metrics } = await measuredInstance()
  const other = instance.anotherServer()
  await other.inject({ method: 'POST', url: account.logIn.path, payload: { email: 'a@b.co', password: 'x' } })
  expect(await metrics()).toContain(eventCount('login_failed', 0))
  expect((await other.inject({ url: '/metrics', headers: BEARER })).payload).toContain(
    eventCount('login_failed', 1),
  )
})
