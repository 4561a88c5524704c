import { account } from '@guildhall/contract/account/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { freshWebFolder } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import { enqueue } from '../../../test/queues.ts'
import { listen } from '../../../test/rawHttp.ts'
import { countFailures } from '../../adapters/mail.ts'
import type { AppOptions } from '../../app.ts'
import { connect, openPool } from '../../db/connect.ts'
import { PermanentError, UnavailableError } from '../queue/failures.ts'
import { enqueueFor, PRIORITY } from '../queue/tasks.ts'

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

test('the metrics name the version of the program', async () => {
  const { metrics } = await measuredInstance()
  expect(await metrics()).toContain(`guildhall_build_info{version="${packageJson.version}"} 1\n`)
})

test('the metrics show due tasks, how long the oldest has been due, and failed ones, the same on each server', async () => {
  const { instance, metrics } = await measuredInstance()
  const { db } = instance
  expect(await metrics()).toMatch(
    /^guildhall_tasks_due 0\n[^]*^guildhall_tasks_oldest_due_seconds 0\n[^]*^guildhall_tasks_failed 0\n/m,
  )
  for (const [priority, minutes] of [
    [PRIORITY.urgent, 0],
    [PRIORITY.low, 5],
    [PRIORITY.normal, 0],
  ] as const) {
    await enqueueFor<Record<string, object>>(priority)(db, 'bake', {}, `bake ${priority}`)
    await sql`update graphile_worker._private_jobs set run_at = now() - make_interval(mins => ${minutes})
      where key = ${`bake ${priority}`}`.execute(db)
  }
  await enqueue(db, 'bake', {}, 'later', 60)
  await enqueue(db, 'bake', {}, 'running')
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where key = 'running'`.execute(
    db,
  )
  const dead = { task: 'bake', payload: '{}', error: 'Error' }
  await db
    .insertInto('dead_letters')
    .values([
      { job_id: 1, ...dead },
      { job_id: 2, ...dead },
    ])
    .execute()
  const other = instance.anotherServer()
  for (const shown of [await metrics(), (await other.inject({ url: '/metrics', headers: BEARER })).payload]) {
    expect(shown).toContain('guildhall_tasks_due 3\n')
    expect(shown).toContain('guildhall_tasks_failed 2\n')
    expect(Number(shown.match(/^guildhall_tasks_oldest_due_seconds (.+)$/m)?.[1])).toBeGreaterThanOrEqual(300)
  }
})

test('the metrics of the queue are unknown while the database is unavailable, and the others are there', async () => {
  const pool = openPool('postgres://guildhall@127.0.0.1:1/guildhall', () => undefined)
  onTestFinished(() => pool.end())
  const { metrics } = await measuredInstance({ db: connect(pool) })
  const shown = await metrics()
  for (const name of ['due', 'failed', 'oldest_due_seconds'])
    expect(shown).toMatch(new RegExp(`^guildhall_tasks_${name} nan$`, 'im'))
  expect(shown).toContain('guildhall_build_info{')
})

test('the metrics count mails that failed, by reason', async () => {
  let failure = new Error('The address is wrong.')
  const mailer = countFailures({ send: () => Promise.reject(failure), close: () => undefined })
  const { metrics } = await measuredInstance({ mailFailures: mailer.failures })
  const mail = { to: 'ann@example.com', subject: 'Hi', text: 'Hi', html: 'Hi' }
  for (const next of [
    failure,
    new UnavailableError('down'),
    new UnavailableError('down'),
    new PermanentError('no'),
  ]) {
    failure = next
    await expect(mailer.send(mail)).rejects.toThrow(next)
  }
  const shown = await metrics()
  for (const [reason, count] of [
    ['other', 1],
    ['unavailable', 2],
    ['rejected', 1],
    ['unconfirmed', 0],
  ] as const)
    expect(shown).toContain(`guildhall_mail_failures_total{reason="${reason}"} ${count}\n`)
  expect(shown).not.toContain('ann@example.com')
})

test('the metrics count requests that an overloaded server rejected', async () => {
  const { instance, metrics } = await measuredInstance({ maxConnectionsPerAddress: 1000 })
  const { url } = await listen(instance.app)
  const { id } = await instance.newAccount()
  const held = await Promise.all(Array.from({ length: 10 }, () => instance.pool.connect()))
  const visit = async () => (await fetch(`${url}/api/user/profile/${id}/`)).status
  expect(await metrics()).toContain('guildhall_requests_shed_total 0\n')
  const accepted = Array.from({ length: 250 }, visit)
  await expect.poll(() => instance.pool.waitingCount).toBeGreaterThanOrEqual(250)
  expect([await visit(), await visit()]).toEqual([503, 503])
  expect(await metrics()).toContain('guildhall_requests_shed_total 2\n')
  for (const client of held) client.release()
  expect(new Set(await Promise.all(accepted))).toEqual(new Set([200]))
})

test('the metrics show who waits for a connection to the database, how often and how long', async () => {
  const { instance, metrics } = await measuredInstance()
  const value = async (name: string) =>
    Number((await metrics()).match(new RegExp(`^guildhall_pool_${name}{pool="requests"} (.+)$`, 'm'))?.[1])
  const before = [await value('waits_total'), await value('wait_seconds_total')] as const
  const held = await Promise.all(Array.from({ length: 10 }, () => instance.pool.connect()))
  const waiting = [instance.pool.connect(), instance.pool.connect()]
  // The query of the metrics itself waits too.
  expect(await value('waiting')).toBe(3)
  for (const client of held) client.release()
  for (const client of await Promise.all(waiting)) client.release()
  expect(await value('waiting')).toBe(0)
  expect(await value('waits_total')).toBeGreaterThanOrEqual(before[0] + 2)
  expect(await value('wait_seconds_total')).toBeGreaterThan(before[1])
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
