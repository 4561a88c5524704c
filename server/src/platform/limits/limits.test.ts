import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD, type Account } from '../../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'
import { aRegistration } from '../../../test/registering.ts'
import { serverWithStatementLog } from '../../../test/statements.ts'
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

/** The status of a password reset without a link, which costs the server only the count. */
async function useNoLink(
  app: FastifyInstance,
  { from = '192.0.2.1', forwarded }: { from?: string; forwarded?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: account.confirmPasswordReset.path,
    remoteAddress: from,
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  })
  return response.statusCode
}

/** Calls with a mailed link from one address in five minutes. */
const LINKS = 120

/** Few at once: a busy machine must answer each count within a second. */
const AT_ONCE = 10

async function times<T>(count: number, work: (index: number) => Promise<T>) {
  const results: T[] = []
  for (let start = 0; start < count; start += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, i) => work(start + i))
    results.push(...(await Promise.all(wave)))
  }
  return results
}

const limited = () => freshInstance({ rateLimits: true })

/** Expires the counters whose key begins like this. */
const expireCounters = ({ db }: TestInstance, key: string) =>
  sql`update rate_limits set expire = 0 where key like ${`${key}:%`}`.execute(db)

describe('calls of one IP address', () => {
  test('calls from one IP address are refused over the limit, with a Retry-After', async () => {
    const { app } = await limited()
    expect(await times(LINKS, () => useNoLink(app))).toEqual(Array(LINKS).fill(400))
    const payload = { uid: 'u', token: 't', new_password: PASSWORD, re_new_password: PASSWORD }
    const response = await app.inject({
      method: 'POST',
      url: account.confirmPasswordReset.path,
      payload,
      remoteAddress: '192.0.2.1',
    })
    expect([response.statusCode, response.json()]).toEqual([429, TOO_MANY_REQUESTS])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(290)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect(await useNoLink(app, { from: '192.0.2.2' })).toBe(400)
  })

  test('calls from one IP address share a counter on all servers, which expires', async () => {
    const instance = await limited()
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const other = instance.anotherServer({ db: connect(pool) })
    const statuses = await times(LINKS + 5, (i) => useNoLink(i % 2 ? instance.app : other))
    expect(statuses.filter((status) => status === 400)).toHaveLength(LINKS)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    await expireCounters(instance, 'link')
    expect(await useNoLink(instance.anotherServer())).toBe(400)
  })

  test('calls from one IP address share a counter with a whole IPv6 /64', async () => {
    const { app } = await limited()
    await times(LINKS, (i) => useNoLink(app, { from: `2001:db8::${i + 1}` }))
    expect(await useNoLink(app, { from: '2001:db8::ffff:1' })).toBe(429)
    expect(await useNoLink(app, { from: '2001:db8:0:1::1' })).toBe(400)
  })

  test('calls from one IP address are refused to an IPv6 /48 after ten times as many', async () => {
    const { app } = await limited()
    const fromSubnet = (subnet: number) => useNoLink(app, { from: `2001:db8:0:${subnet.toString(16)}::1` })
    await times(LINKS, () => fromSubnet(0))
    // Requests that exceed the limit of a /64 do not count towards the limit of its /48.
    expect(await times(20, () => fromSubnet(0))).toEqual(Array(20).fill(429))
    for (let subnet = 1; subnet < 10; subnet += 1)
      expect(await times(LINKS, () => fromSubnet(subnet))).toEqual(Array(LINKS).fill(400))
    expect(await fromSubnet(10)).toBe(429)
    expect(await useNoLink(app, { from: '2001:db8:1::1' })).toBe(400)
  })

  test('calls from one IP address are counted for the loopback address too', async () => {
    const { app } = await limited()
    await times(LINKS, () => useNoLink(app, { from: '127.0.0.1' }))
    expect(await useNoLink(app, { from: '127.0.0.1' })).toBe(429)
  })

  test('calls from one IP address are not limited when rate limits are off', async () => {
    const { app } = await freshInstance()
    expect(await times(LINKS + 5, () => useNoLink(app))).toEqual(Array(LINKS + 5).fill(400))
  })
})

describe('X-Forwarded-For', () => {
  test('X-Forwarded-For from an untrusted address is ignored, with one warning', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const { app } = await freshInstance({ rateLimits: true, trustProxy: ['10.0.0.1'], log })
    await times(LINKS, (i) => useNoLink(app, { forwarded: `6.6.6.${i}` }))
    expect(await useNoLink(app, { forwarded: '6.6.6.200' })).toBe(429)
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('6.6.6')
  })

  test('X-Forwarded-For from a trusted proxy names the visitor, except for entries that the visitor added', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const { app } = await freshInstance({ rateLimits: true, trustProxy: ['10.0.0.1'], log })
    const through = (forwarded: string) => useNoLink(app, { from: '10.0.0.1', forwarded })
    await times(LINKS, (i) => through(`6.6.6.${i}, 192.0.2.9`))
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
      const response = await instance.send(account.requestPasswordResetByGet, { params: { email: address } })
      responses.push([response.statusCode, response.payload])
      mails.push(...(await instance.workQueue()))
    }
    expect(responses).toEqual(Array(8).fill([204, '']))
    expect(mails).toHaveLength(5)
  })
})

describe('registrations of one email', () => {
  const registerFrom = (
    { app }: TestInstance,
    i: number,
    remoteAddress: string,
    email = 'marta@example.com',
  ) =>
    app.inject({
      method: 'POST',
      url: account.register.path,
      payload: aRegistration({ username: `marta${i}`, email }),
      remoteAddress,
    })
  const statuses = async (instance: TestInstance, count: number, from: (i: number) => string) =>
    (await times(count, (i) => registerFrom(instance, i, from(i)))).map(({ statusCode }) => statusCode)

  test('registrations of one email are refused to one network after 10 a day, and other emails are not', async () => {
    const instance = await limited()
    const responses = await statuses(instance, 11, () => '192.0.2.1')
    expect(responses.sort()).toEqual([...Array<number>(10).fill(201), 429])
    const other = await registerFrom(instance, 99, '192.0.2.1', 'ben@example.com')
    expect(other.statusCode).toBe(201)
  })

  test('registrations of one email are refused to all unknown networks after 30 a day, but for one in ten minutes', async () => {
    const instance = await limited()
    const responses = await statuses(instance, 33, (i) => `192.0.2.${i}`)
    expect(responses.sort()).toEqual([...Array<number>(31).fill(201), 429, 429])
  })
})

describe('other limits', () => {
  test('rate limits refuse the 11th attempt with one mailed link, whichever path of the endpoint is used', async () => {
    const instance = await limited()
    const payload = { uid: 'u', token: 't', new_password: PASSWORD, re_new_password: PASSWORD }
    const post = (url: string) => instance.app.inject({ method: 'POST', url, payload })
    const { path, aliases } = account.confirmPasswordReset
    await times(5, () => post(path))
    await times(5, () => post(aliases[0]))
    expect((await post(aliases[1])).statusCode).toBe(429)
    const other = await instance.send(account.activateByGet, { params: { uid: 'v', token: 't' } })
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

  test('rate limits let visitors read 900 times in 5 minutes, and accounts more often', async () => {
    const instance = await limited()
    const someone = await instance.newAccount()
    const read = (as?: typeof someone) =>
      instance.send(profile.getProfile, { params: { userId: someone.id } }, { as })
    await times(900, () => read())
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
    await times(900, (i) => read[i % read.length]!())
    for (const again of read) expect((await again()).statusCode).toBe(429)
  })
})

describe('refusals', () => {
  const REFUSALS = 300
  const from = '192.0.2.1'
  const withToken = async ({ app }: TestInstance, access: string, remoteAddress = from) =>
    (
      await app.inject({
        url: jobs.getSavedJobs.path,
        remoteAddress,
        headers: { authorization: `JWT ${access}` },
      })
    ).statusCode

  test('calls with bad tokens are refused to an address with 429 after 300, and members of it are not', async () => {
    const instance = await limited()
    const ann = await instance.newAccount()
    const statuses = await times(REFUSALS, (i) => withToken(instance, `forged ${i}`))
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await withToken(instance, 'forged')).toBe(429)
    expect(await withToken(instance, ann.access)).toBe(200)
    expect(await withToken(instance, 'forged', '192.0.2.2')).toBe(401)
  })

  test('calls that the account may not make are refused to an address with 429 after 300', async () => {
    const instance = await limited()
    const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
    const post = (as: Account) => instance.send(posting.addJob, { body: {} }, { as })
    const statuses = await times(REFUSALS, () => post(ann))
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([403]))
    expect((await post(ben)).statusCode).toBe(429)
    expect((await instance.send(jobs.getSavedJobs, {}, { as: ben })).statusCode).toBe(200)
  })

  test('a forbidden call counts towards the limit of its account, wherever it comes from', async () => {
    const instance = await limited()
    const ann = await instance.newAccount()
    const post = async (i: number) => {
      const remoteAddress = `198.51.100.${i % 250}`
      const headers = { authorization: `JWT ${ann.access}` }
      const { path: url } = posting.addJob
      return (await instance.app.inject({ method: 'POST', url, remoteAddress, headers })).statusCode
    }
    expect(new Set(await times(300, post))).toEqual(new Set([403]))
    expect(await post(0)).toBe(429)
  })

  test('a token that has expired gets its 401 although its address has used up its refusals', async () => {
    const instance = await limited()
    const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
    await instance.db.deleteFrom('sessions').where('user_id', 'in', [ann.id, ben.id]).execute()
    await times(REFUSALS, (i) => withToken(instance, `forged ${i}`))
    expect(await withToken(instance, 'forged')).toBe(429)
    expect(await withToken(instance, ann.access)).toBe(401)
    await times(REFUSALS - 1, () => withToken(instance, ann.access))
    expect(await withToken(instance, ann.access)).toBe(429)
    expect(await withToken(instance, ben.access)).toBe(401)
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

  test('rate limit counters over their limit send nothing to the database', async () => {
    const { app, statementsOf } = serverWithStatementLog(await limited())
    await times(LINKS, () => useNoLink(app))
    expect(await statementsOf(() => times(100, () => useNoLink(app)))).toEqual([])
  })

  test('rate limit counters are local to each server while the database is unavailable, and logins still work', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    const instance = await freshInstance({ rateLimits: true, log })
    const { email } = await instance.newAccount()
    await sql`alter table rate_limits rename to unreachable`.execute(instance.db)
    const from = '192.0.2.3'
    expect(await tryToLogIn(instance.app, { email, password: PASSWORD, from })).toBe(200)
    await times(LINKS, () => useNoLink(instance.app, { from }))
    expect(await useNoLink(instance.app, { from })).toBe(429)
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
