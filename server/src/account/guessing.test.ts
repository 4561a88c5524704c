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

/** An address of a network that nobody logged in from. */
const stranger = (i: number) => `198.51.100.${i}`

type Parts = { params?: object; body?: object }

const sendFrom = ({ app }: TestInstance, remoteAddress: string, e: Endpoint, input: Parts) =>
  app.inject({ method: e.method, ...fill(e.path, input), remoteAddress })

/** The status of a login with a wrong password, unless it says otherwise. */
const logInFrom = async (instance: TestInstance, address: string, email: string, password = 'wrong') =>
  (await sendFrom(instance, address, account.logIn, { body: { email, password } })).statusCode

/** Asks for a reset; how many mails that sent. */
async function mailsFrom(instance: TestInstance, address: string, email: string) {
  const { statusCode, payload } = await sendFrom(instance, address, account.requestPasswordReset, {
    params: { email },
  })
  expect([statusCode, payload]).toEqual(DONE)
  return (await instance.workQueue()).length
}

async function inTurn<T>(count: number, work: (i: number) => Promise<T>) {
  const results = []
  for (let i = 0; i < count; i += 1) results.push(await work(i))
  return results
}

/** The instance so many minutes later: a server that remembers no flood, and no counter whose time is over by then. */
async function later(instance: TestInstance, minutes: number): Promise<TestInstance> {
  const then = Date.now() + minutes * 60_000
  await sql`delete from rate_limits where expire <= ${then}`.execute(instance.db)
  return { ...instance, app: instance.anotherServer() }
}

/** Lets strangers have used up what all unknown networks may try together. */
async function useUpGuesses(instance: TestInstance, email: string) {
  await sql`delete from rate_limits`.execute(instance.db)
  expect(await logInFrom(instance, stranger(1), email)).toBe(401)
  await sql`update rate_limits set points = 250`.execute(instance.db)
}

const makeDemo = ({ db }: TestInstance, { id }: Account) =>
  db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute()

describe('wrong passwords', () => {
  test('of somebody else never keep the owner out, who may even be where no login came from', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const attack = await inTurn(25, () => logInFrom(instance, stranger(1), email))
    expect(attack).toEqual(Array(25).fill(401))
    const fiveMinutesOn = await later(instance, 5)
    const more = await inTurn(15, () => logInFrom(fiveMinutesOn, stranger(1), email))
    expect(more).toEqual(Array(15).fill(429))
    for (const address of ['127.0.0.1', stranger(2), '2001:db8::1'])
      expect.soft(await logInFrom(fiveMinutesOn, address, email, PASSWORD), address).toBe(200)
  })

  test('from one network are refused after 25 in an hour, whatever the case of the email', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const spelled = (i: number) => (i % 2 ? email : ` ${email.toUpperCase()}`)
    const from = (i: number) => `2001:db8::${i + 1}`
    const wrong = await inTurn(25, (i) => logInFrom(instance, from(i), spelled(i)))
    expect(wrong).toEqual(Array(25).fill(401))
    const body = { email, password: PASSWORD }
    const refused = await sendFrom(await later(instance, 5), from(30), account.logIn, { body })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
  })

  test('count, and right ones do not', async () => {
    let instance = await limited()
    const { email } = await instance.newAccount()
    for (let round = 0; round < 2; round += 1) {
      const right = await inTurn(20, () => logInFrom(instance, stranger(1), email, PASSWORD))
      expect(right).toEqual(Array(20).fill(200))
      instance = await later(instance, 5)
    }
  })

  test('from many unknown networks are refused after 250 in an hour, and a known network goes on', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    await useUpGuesses(instance, email)
    expect(await logInFrom(instance, stranger(2), email)).toBe(429)
    expect(await logInFrom(instance, stranger(3), email, PASSWORD)).toBe(429)
    expect(await logInFrom(instance, '127.0.0.1', email)).toBe(401)
    expect(await logInFrom(instance, '127.0.0.1', email, PASSWORD)).toBe(200)
    // What was refused was no wrong password.
    await inTurn(24, () => logInFrom(instance, stranger(3), email, PASSWORD))
    await sql`delete from rate_limits where points >= 250`.execute(instance.db)
    expect(await logInFrom(await later(instance, 5), stranger(3), email, PASSWORD)).toBe(200)
  })

  test('of strangers do not keep out who comes from where the password was reset', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const away = stranger(9)
    await useUpGuesses(instance, email)
    expect(await logInFrom(instance, away, email, PASSWORD)).toBe(429)

    await sendFrom(instance, away, account.requestPasswordReset, { params: { email } })
    const [mail] = await instance.workQueue()
    const passwords = { new_password: 'nine lanterns', re_new_password: 'nine lanterns' }
    const body = { ...linkIn(mail!.text, '/password/reset/confirm/'), ...passwords }
    expect((await sendFrom(instance, away, account.confirmPasswordReset, { body })).statusCode).toBe(204)
    expect(await logInFrom(instance, away, email, 'nine lanterns')).toBe(200)
    expect(await logInFrom(instance, stranger(2), email, 'nine lanterns')).toBe(429)
  })

  test('are limited alike for an email that nobody has', async () => {
    const instance = await limited()
    const someone = await instance.newAccount()
    const answersFor = async (email: string, address: string, other: string) => {
      const each = await inTurn(25, () => logInFrom(instance, address, email))
      const fiveMinutesOn = await later(instance, 5)
      each.push(await logInFrom(fiveMinutesOn, address, email))
      await useUpGuesses(fiveMinutesOn, email)
      return [...each, await logInFrom(fiveMinutesOn, other, email)]
    }
    const known = await answersFor(someone.email, stranger(1), stranger(2))
    expect(known).toEqual([...Array(25).fill(401), 429, 429])
    expect(await answersFor('nobody@example.com', stranger(3), stranger(4))).toEqual(known)
  })

  test('for a demo account, whose password is public, keep nobody else out of it', async () => {
    const instance = await limited()
    const demo = await instance.newAccount()
    await makeDemo(instance, demo)
    await useUpGuesses(instance, demo.email)
    expect(await logInFrom(instance, stranger(2), demo.email, PASSWORD)).toBe(200)
    expect(await logInFrom(instance, stranger(3), demo.email)).toBe(401)
  })
})

describe('requests for a new password', () => {
  test('by strangers use up nothing of the owner’s, and spare the mailbox', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    const sent = await inTurn(14, (i) => mailsFrom(instance, stranger(i), email))
    expect(sent).toEqual([...Array(11).fill(1), 0, 0, 0])
    expect(await inTurn(6, () => mailsFrom(instance, '127.0.0.1', email))).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('of an owner away from home follow a mail of at most half an hour ago, whose link still works', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    await inTurn(11, (i) => mailsFrom(instance, stranger(i), email))
    expect(await mailsFrom(instance, stranger(99), email)).toBe(0)
    expect(await mailsFrom(await later(instance, 29), stranger(99), email)).toBe(0)
    expect(await mailsFrom(await later(instance, 30), stranger(99), email)).toBe(1)
  })

  test('of one network are 5 in half an hour and 10 a day', async () => {
    const instance = await limited()
    const { email } = await instance.newAccount()
    for (const mails of [5, 5, 0]) {
      const now = await later(instance, 30)
      const sent = await inTurn(6, () => mailsFrom(now, '127.0.0.1', email))
      expect(sent.filter(Boolean)).toHaveLength(mails)
    }
  })
})

describe('a demo account', () => {
  test('may read 750 times in 5 minutes, half as often as another account', async () => {
    const instance = await limited()
    const demo = await instance.newAccount()
    await makeDemo(instance, demo)
    const read = async () => (await instance.send(lookups.getSkillLevels, {}, { as: demo })).statusCode
    expect(new Set(await inTurn(750, read))).toEqual(new Set([200]))
    expect(await read()).toBe(429)
  })
})
