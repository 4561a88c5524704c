import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'
import { connect, openPool } from '../../db/connect.ts'
import { openLog } from '../log.ts'

const TOO_MANY_REQUESTS = { error: 'Too many requests. Please try again in 5 minutes.' }

type Try = { email?: string; password?: string; from?: string }

/** The status of a login, with a wrong password by default. */
async function tryToLogIn(app: FastifyInstance, { email, password, from }: Try = {}) {
  const response = await app.inject({
    method: 'POST',
    url: account.logIn.path,
    payload: { email: email ?? `${Math.random()}@example.com`, password: password ?? 'wrong' },
    remoteAddress: from ?? '192.0.2.1',
  })
  return response.statusCode
}

/** The status of a login without email and password, which costs the server only the count. */
async function logInEmpty(
  app: FastifyInstance,
  { from = '192.0.2.1', forwarded }: { from?: string; forwarded?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: account.logIn.path,
    remoteAddress: from,
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  })
  return response.statusCode
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const limited = () => freshInstance({ rateLimits: true })

/** Expires the counters whose key begins like this. */
const expireCounters = ({ db }: TestInstance, key: string) =>
  sql`update rate_limits set expire = 0 where key like ${`${key}:%`}`.execute(db)

describe('logins', () => {
  test('logins from one IP address are refused after 25 in 5 minutes, with a Retry-After', async () => {
    const { app } = await limited()
    expect(await times(25, () => logInEmpty(app))).toEqual(Array(25).fill(400))
    const payload = { email: 'ann@example.com', password: 'wrong' }
    const response = await app.inject({
      method: 'POST',
      url: account.logIn.path,
      payload,
      remoteAddress: '192.0.2.1',
    })
    expect([response.statusCode, response.json()]).toEqual([429, TOO_MANY_REQUESTS])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(290)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect(await logInEmpty(app, { from: '192.0.2.2' })).toBe(400)
  })

  test('logins from one IP address share a counter on all servers, which expires', async () => {
    const instance = await limited()
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const other = instance.anotherServer({ db: connect(pool) })
    const statuses = await times(30, (i) => logInEmpty(i % 2 ? instance.app : other))
    expect(statuses.filter((status) => status === 400)).toHaveLength(25)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    await expireCounters(instance, 'login')
    expect(await logInEmpty(instance.anotherServer())).toBe(400)
  })

  test('logins from one IP address share a counter with a whole IPv6 /64', async () => {
    const { app } = await limited()
    await times(25, (i) => logInEmpty(app, { from: `2001:db8::${i + 1}` }))
    expect(await logInEmpty(app, { from: '2001:db8::ffff:1' })).toBe(429)
    expect(await logInEmpty(app, { from: '2001:db8:0:1::1' })).toBe(400)
  })

  test('logins from one IP address are refused to an IPv6 /48 after ten times as many', async () => {
    const { app } = await limited()
    const register = async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url: account.register.path, remoteAddress })).statusCode
    const fromSubnet = (subnet: number) => register(`2001:db8:0:${subnet.toString(16)}::1`)
    await times(10, () => fromSubnet(0))
    // Requests that exceed the limit of a /64 do not count towards the limit of its /48.
    expect(await times(20, () => fromSubnet(0))).toEqual(Array(20).fill(429))
    for (let subnet = 1; subnet < 10; subnet += 1)
      expect(await times(10, () => fromSubnet(subnet))).toEqual(Array(10).fill(400))
    expect(await fromSubnet(10)).toBe(429)
    expect(await register('2001:db8:1::1')).toBe(400)
  })

  test('logins from one IP address are counted for the loopback address too', async () => {
    const { app } = await limited()
    await times(25, () => logInEmpty(app, { from: '127.0.0.1' }))
    expect(await logInEmpty(app, { from: '127.0.0.1' })).toBe(429)
  })

  test('logins from one IP address are not limited when rate limits are off', async () => {
    const { app } = await freshInstance()
    expect(await times(30, () => logInEmpty(app))).toEqual(Array(30).fill(400))
  })
})

describe('X-Forwarded-For', () => {
  test('X-Forwarded-For from an untrusted address is ignored, with one warning', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const { app } = await freshInstance({ rateLimits: true, trustProxy: ['10.0.0.1'], log })
    await times(25, (i) => logInEmpty(app, { forwarded: `6.6.6.${i}` }))
    expect(await logInEmpty(app, { forwarded: '6.6.6.200' })).toBe(429)
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('6.6.6')
  })

  test('X-Forwarded-For from a trusted proxy names the visitor, except for entries that the visitor added', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const { app } = await freshInstance({ rateLimits: true, trustProxy: ['10.0.0.1'], log })
    const through = (forwarded: string) => logInEmpty(app, { from: '10.0.0.1', forwarded })
    await times(25, (i) => through(`6.6.6.${i}, 192.0.2.9`))
    expect(await through('6.6.6.200, 192.0.2.9')).toBe(429)
    expect(await through('192.0.2.10')).toBe(400)
    expect(lines).toEqual([])
  })
})

describe('mail', () => {
  test('requests that send mail send 5 mails to one email in half an hour, then answer alike and send nothing', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const mails = []
    const responses = []
    for (const address of [
      email,
      email,
      email,
      email,
      email,
      email,
      email.toUpperCase(),
      'nobody@example.com',
    ]) {
      const response = await instance.send(account.requestPasswordReset, { params: { email: address } })
      responses.push([response.statusCode, response.payload])
      mails.push(...(await instance.workQueue()))
    }
    expect(responses).toEqual(Array(8).fill([204, '']))
    expect(mails).toHaveLength(5)
  })

  test('requests that send mail are refused to one IP address after 25 in 5 minutes', async () => {
    const instance = await limited()
    const ask = (i: number) =>
      instance.send(account.resendActivation, { params: { email: `a${i}@example.com` } })
    const statuses = (await times(26, ask)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([...Array<number>(25).fill(204), 429])
  })
})

describe('other limits', () => {
  test('rate limits refuse the 11th registration from one IP address in half an hour', async () => {
    const instance = await limited()
    const register = () => instance.send(account.register, { body: {} })
    const statuses = (await times(11, register)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('rate limits refuse the 11th attempt with one mailed link, whichever path of the endpoint is used', async () => {
    const instance = await limited()
    const payload = { uid: 'u', token: 't', new_password: PASSWORD, re_new_password: PASSWORD }
    const post = (url: string) => instance.app.inject({ method: 'POST', url, payload })
    const { path, aliases } = account.confirmPasswordReset
    await times(5, () => post(path))
    await times(5, () => post(aliases[0]))
    expect((await post(aliases[1])).statusCode).toBe(429)
    const other = await instance.send(account.activate, { params: { uid: 'v', token: 't' } })
    expect(other.statusCode).toBe(400)
  })

  test('rate limits refuse the 61st refresh of one session in 5 minutes', async () => {
    const instance = await limited()
    const { refresh } = await instance.newAccount()
    const send = (token: string) => instance.send(sessions.refresh, { body: { refresh: token } })
    const statuses = (await times(61, () => send(refresh))).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([...Array<number>(60).fill(200), 429])
    expect((await send('another')).statusCode).toBe(401)
  })

  test('rate limits let visitors read 300 times in 5 minutes, and accounts more often', async () => {
    const instance = await limited()
    const someone = await instance.newAccount()
    const read = (as?: typeof someone) =>
      instance.send(profile.getProfile, { params: { userId: someone.id } }, { as })
    await times(300, () => read())
    expect((await read()).statusCode).toBe(429)
    expect((await read(someone)).statusCode).toBe(200)
  })

  test('rate limits share one counter for searches, jobs, company jobs, profiles and lookups of a visitor', async () => {
    const instance = await limited()
    const { id, company } = await instance.newJob()
    const read = [
      () => instance.send(jobs.getJobDetail, { params: { id } }),
      () => instance.send(jobs.getCompanyJobs, { params: { userId: company.id } }),
      () => instance.send(profile.getProfile, { params: { userId: company.id } }),
      () => instance.send(lookups.getSkillLevels),
    ]
    await times(300, (i) => read[i % read.length]!())
    for (const again of read) expect((await again()).statusCode).toBe(429)
  })
})

describe('counters', () => {
  test('rate limit counters contain neither emails nor IP addresses', async () => {
    const instance = await limited()
    await tryToLogIn(instance.app, { email: 'ann@example.com', from: '192.0.2.1' })
    const rows = await instance.db.selectFrom('rate_limits').select('key').execute()
    expect(rows.length).toBeGreaterThan(1)
    for (const { key } of rows) expect.soft(key).toMatch(/^[a-z ,]+:[\w-]{22}$/)
  })

  test('rate limit counters are local to each server while the database is unavailable, and logins still work', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const instance = await freshInstance({ rateLimits: true, log })
    const { email } = await instance.newAccount()
    await sql`alter table rate_limits rename to unreachable`.execute(instance.db)
    const from = '192.0.2.3'
    expect(await tryToLogIn(instance.app, { email, password: PASSWORD, from })).toBe(200)
    await times(24, () => logInEmpty(instance.app, { from }))
    expect(await logInEmpty(instance.app, { from })).toBe(429)
    expect(lines.filter((line) => line.includes('counted by this server alone'))).toHaveLength(1)
  })

  test('rate limit counters are skipped when the database hangs, also without statement timeouts', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const pool = openPool(instance.url, () => undefined, {})
    onTestFinished(() => pool.end())
    const app = instance.anotherServer({ db: connect(pool) })
    await instance.db.transaction().execute(async (db) => {
      await sql`lock table rate_limits in access exclusive mode`.execute(db)
      expect(await tryToLogIn(app, { email, password: PASSWORD })).toBe(200)
    })
  })
})
