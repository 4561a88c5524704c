import { fill } from '@guildhall/contract/url'
import { account } from '@guildhall/contract/account/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Account } from '../../test/factories.ts'
import { linkIn } from '../../test/registering.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const limited = () => freshInstance({ rateLimits: true })

const DONE = [204, '']

/** An IP address in a network without logins. */
const stranger = (i: number) => `198.51.100.${i}`

type Parts = { params?: object; body?: object }

const sendFrom = ({ app }: TestInstance, remoteAddress: string, e: Endpoint, input: Parts) =>
  app.inject({ method: e.method, ...fill(e.path, input), remoteAddress })

/** The status of a login, with a wrong password by default. */
const logInFrom = async (instance: TestInstance, address: string, email: string, password = 'wrong') =>
  (await sendFrom(instance, address, account.logIn, { body: { email, password } })).statusCode

/** Requests a password reset; returns the number of mails sent. */
async function countResetMails(instance: TestInstance, address: string, email: string) {
  const { statusCode, payload } = await sendFrom(instance, address, account.requestPasswordResetByGet, {
    params: { email },
  })
  expect([statusCode, payload]).toEqual(DONE)
  return (await instance.workQueue()).length
}

/** Calls `work` `count` times, one after the other. */
async function repeat<T>(count: number, work: (i: number) => Promise<T>) {
  const results = []
  for (let i = 0; i < count; i += 1) results.push(await work(i))
  return results
}

/** The instance some minutes later: a server with empty in-memory limits, and without the counters expired by then. */
async function later(instance: TestInstance, minutes: number): Promise<TestInstance> {
  const then = Date.now() + minutes * 60_000
  await sql`delete from rate_limits where expire <= ${then}`.execute(instance.db)
  return { ...instance, app: instance.anotherServer() }
}

/** Uses up the failed logins that all unknown networks share. */
async function exhaustSharedLimit(instance: TestInstance, email: string) {
  await sql`delete from rate_limits`.execute(instance.db)
  const other = { ...instance, app: instance.anotherServer() }
  expect(await logInFrom(other, stranger(1), email)).toBe(401)
  await sql`update rate_limits set points = 250`.execute(instance.db)
}

const makeDemo = ({ db }: TestInstance, { id }: Account) =>
  db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute()

describe('wrong passwords', () => {
  test('wrong passwords of strangers never lock the owner out, even on a new network', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const attack = await repeat(25, () => logInFrom(instance, stranger(1), email))
    expect(attack).toEqual(Array(25).fill(401))
    const afterFiveMinutes = await later(instance, 5)
    const more = await repeat(15, () => logInFrom(afterFiveMinutes, stranger(1), email))
    expect(more).toEqual(Array(15).fill(429))
    for (const address of ['127.0.0.1', stranger(2), '2001:db8::1'])
      expect.soft(await logInFrom(afterFiveMinutes, address, email, PASSWORD), address).toBe(200)
  })

  test('after 25 wrong passwords in an hour, one network is refused, whatever the case of the email', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const emailFor = (i: number) => (i % 2 ? email : ` ${email.toUpperCase()}`)
    const from = (i: number) => `2001:db8::${i + 1}`
    const wrong = await repeat(25, (i) => logInFrom(instance, from(i), emailFor(i)))
    expect(wrong).toEqual(Array(25).fill(401))
    const body = { email, password: PASSWORD }
    const refused = await sendFrom(await later(instance, 5), from(30), account.logIn, { body })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
  })

  test('correct passwords are not counted', async () => {
    let instance = await limited()
    const { email } = await instance.newAccount()
    for (let round = 0; round < 2; round += 1) {
      const right = await repeat(20, () => logInFrom(instance, stranger(1), email, PASSWORD))
      expect(right).toEqual(Array(20).fill(200))
      instance = await later(instance, 5)
    }
  })

  test('after 250 wrong passwords in an hour, unknown networks are refused and a known network is not', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    await exhaustSharedLimit(instance, email)
    expect(await logInFrom(instance, stranger(2), email)).toBe(429)
    expect(await logInFrom(instance, stranger(3), email, PASSWORD)).toBe(429)
    expect(await logInFrom(instance, '127.0.0.1', email)).toBe(401)
    expect(await logInFrom(instance, '127.0.0.1', email, PASSWORD)).toBe(200)
    // Refused logins don't count as wrong passwords.
    await repeat(24, () => logInFrom(instance, stranger(3), email, PASSWORD))
    await sql`delete from rate_limits where points >= 250`.execute(instance.db)
    expect(await logInFrom(await later(instance, 5), stranger(3), email, PASSWORD)).toBe(200)
  })

  test("wrong passwords of strangers don't lock out the network where the password was reset", async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const newNetwork = stranger(9)
    await exhaustSharedLimit(instance, email)
    expect(await logInFrom(instance, newNetwork, email, PASSWORD)).toBe(429)

    await sendFrom(instance, newNetwork, account.requestPasswordResetByGet, { params: { email } })
    const [mail] = await instance.workQueue()
    const passwords = { new_password: 'nine lanterns', re_new_password: 'nine lanterns' }
    const body = { ...linkIn(mail!.text, '/password/reset/confirm/'), ...passwords }
    expect((await sendFrom(instance, newNetwork, account.confirmPasswordReset, { body })).statusCode).toBe(
      204,
    )
    expect(await logInFrom(instance, newNetwork, email, 'nine lanterns')).toBe(200)
    expect(await logInFrom(instance, stranger(2), email, 'nine lanterns')).toBe(429)
  })

  test('wrong passwords are limited in the same way for an unknown email', async () => {
    const instance = await limited()
    const someone = await instance.newAccount()
    const statusesFor = async (email: string, address: string, other: string) => {
      const each = await repeat(25, () => logInFrom(instance, address, email))
      const afterFiveMinutes = await later(instance, 5)
      each.push(await logInFrom(afterFiveMinutes, address, email))
      await exhaustSharedLimit(afterFiveMinutes, email)
      return [...each, await logInFrom(afterFiveMinutes, other, email)]
    }
    const known = await statusesFor(someone.email, stranger(1), stranger(2))
    expect(known).toEqual([...Array(25).fill(401), 429, 429])
    expect(await statusesFor('nobody@example.com', stranger(3), stranger(4))).toEqual(known)
  })

  test('wrong passwords for a demo account lock nobody out', async () => {
    const instance = await limited()
    const demo = await instance.newAccount()
    await makeDemo(instance, demo)
    await exhaustSharedLimit(instance, demo.email)
    expect(await logInFrom(instance, stranger(2), demo.email, PASSWORD)).toBe(200)
    expect(await logInFrom(instance, stranger(3), demo.email)).toBe(401)
  })
})

describe('password reset requests', () => {
  test("reset requests of strangers don't use up the owner's limit, and send few mails", async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const sent = await repeat(14, (i) => countResetMails(instance, stranger(i), email))
    expect(sent).toEqual([...Array(11).fill(1), 0, 0, 0])
    expect(await repeat(6, () => countResetMails(instance, '127.0.0.1', email))).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('an owner on a new network gets another reset mail after half an hour at most', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    await repeat(11, (i) => countResetMails(instance, stranger(i), email))
    expect(await countResetMails(instance, stranger(99), email)).toBe(0)
    expect(await countResetMails(await later(instance, 29), stranger(99), email)).toBe(0)
    expect(await countResetMails(await later(instance, 30), stranger(99), email)).toBe(1)
  })

  test('one network may request 5 password resets in half an hour and 10 a day', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    for (const mails of [5, 5, 0]) {
      const now = await later(instance, 30)
      const sent = await repeat(6, () => countResetMails(now, '127.0.0.1', email))
      expect(sent.filter(Boolean)).toHaveLength(mails)
    }
  })
})

describe('demo account', () => {
  test('a demo account may read 750 times in 5 minutes, half as often as another account', async () => {
    const instance = await limited()
    const demo = await instance.newAccount()
    await makeDemo(instance, demo)
    const read = async () => (await instance.send(lookups.getSkillLevels, {}, { as: demo })).statusCode
    expect(new Set(await repeat(750, read))).toEqual(new Set([200]))
    expect(await read()).toBe(429)
  })
})
