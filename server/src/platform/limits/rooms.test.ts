import { account } from '@guildhall/contract/account/endpoints'
import { comments } from '@guildhall/contract/comments/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { fill } from '@guildhall/contract/url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'
import { aRegistration } from '../../../test/registering.ts'
import { connect, openPool } from '../../db/connect.ts'

const CLASS = 30
const FLOOD = 1000
const ROOM = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

/** An instance whose pauses last until a test resumes them. */
async function heldInstance() {
  const held: { ms: number; resume: () => void }[] = []
  const sleep = (ms: number) => new Promise<void>((resume) => void held.push({ ms, resume }))
  const instance = await freshInstance({ rateLimits: true, sleep })
  return { instance, held }
}

/** An instance whose pauses end at once, and are recorded. */
async function recordingInstance() {
  const pauses: number[] = []
  const instance = await freshInstance({ rateLimits: true, sleep: async (ms) => void pauses.push(ms) })
  return { instance, pauses }
}

type Parts = { params?: object; body?: object }

const send = ({ app }: Pick<TestInstance, 'app'>, remoteAddress: string, e: Endpoint, input: Parts) =>
  app.inject({ method: e.method, ...fill(e.path, input), remoteAddress })

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

/** A flood of fewer calls at once than the server refuses by itself. */
async function inWaves<T>(work: (i: number) => Promise<T>) {
  const results: T[] = []
  for (let start = 0; start < FLOOD; start += 100) results.push(...(await times(100, (i) => work(start + i))))
  return results
}

const registrationOf = (i: number) => aRegistration({ username: `pupil${i}`, email: `pupil${i}@example.com` })

/** Counts the responses by status. */
async function tally(responses: Promise<{ statusCode: number }[]>) {
  const statuses: Record<number, number> = {}
  for (const { statusCode } of await responses) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  return statuses
}

describe('a class behind one address', () => {
  test('30 people behind one address register, and nobody waits', async () => {
    const { instance, pauses } = await recordingInstance()
    const responses = await times(CLASS, (i) =>
      send(instance, ROOM, account.register, { body: registrationOf(i) }),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(pauses).toEqual([])
  })

  test('30 people behind one address log in, every third after a wrong password, and nobody waits', async () => {
    const { instance, pauses } = await recordingInstance()
    const people = await times(CLASS, () => instance.newAccount())
    const logIn = async (email: string, password: string) =>
      (await send(instance, ROOM, account.logIn, { body: { email, password } })).statusCode
    const statuses: number[] = []
    for (const [i, { email }] of people.entries())
      for (const password of i % 3 === 0 ? ['wrong', PASSWORD] : [PASSWORD])
        statuses.push(await logIn(email, password))
    expect(statuses.filter((status) => status === 401)).toHaveLength(CLASS / 3)
    expect(statuses.filter((status) => status === 200)).toHaveLength(CLASS)
    expect(pauses).toEqual([])
  })

  test('30 people behind one address log in at the same moment, and nobody waits', async () => {
    const { instance, pauses } = await recordingInstance()
    const people = await times(CLASS, () => instance.newAccount())
    const responses = await times(CLASS, (i) =>
      send(instance, ROOM, account.logIn, { body: { email: people[i]!.email, password: PASSWORD } }),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(pauses).toEqual([])
  })

  test('30 visitors behind one address comment and request a reset, and nobody waits', async () => {
    const { instance, pauses } = await recordingInstance()
    for (let i = 0; i < CLASS; i += 1) {
      const form = { name: `Pupil ${i}`, comment: `Thank you for lesson ${i}` }
      expect((await send(instance, ROOM, comments.addComment, { body: form })).statusCode).toBe(201)
      const params = { email: `pupil${i}@example.com` }
      expect((await send(instance, ROOM, account.requestPasswordResetByGet, { params })).statusCode).toBe(204)
    }
    expect(pauses).toEqual([])
  })

  test('each registration from one address waits longer from the 31st on, without a database connection', async () => {
    const { instance, held } = await heldInstance()
    const pool = openPool(instance.url, () => undefined, { max: 1 })
    onTestFinished(() => pool.end())
    const app = instance.anotherServer({ db: connect(pool) })
    const register = () => send({ app }, ROOM, account.register, { body: {} })
    await times(CLASS, register)
    expect(held).toEqual([])
    const paused = times(CLASS, register)
    await expect.poll(() => held.length).toBe(CLASS)
    expect((await send({ app }, ELSEWHERE, lookups.getSkillLevels, {})).statusCode).toBe(200)
    const longest = held.map(({ ms }) => ms)
    expect(longest).toEqual(longest.toSorted((a, b) => a - b))
    expect(longest.at(-1)).toBe(4000)
    for (const { resume } of held) resume()
    expect(await tally(paused)).toEqual({ 400: CLASS })
  })
})

describe('a flood from one address', () => {
  test('60 of 1,000 registrations from one address are served, and other addresses still register', async () => {
    const { instance } = await recordingInstance()
    const flood = times(FLOOD, () => send(instance, ROOM, account.register, { body: {} }))
    expect(await tally(flood)).toEqual({ 400: 60, 429: FLOOD - 60 })
    const other = await send(instance, ELSEWHERE, account.register, { body: registrationOf(1) })
    expect(other.statusCode).toBe(201)
  })

  test('40 of 1,000 comments from one address are served, and other addresses still comment', async () => {
    const { instance } = await recordingInstance()
    const comment = (from: string, i: number) =>
      send(instance, from, comments.addComment, { body: { name: 'Ann', comment: `Buy pills ${i}` } })
    const statuses = await tally(inWaves((i) => comment(ROOM, i)))
    expect(statuses).toEqual({ 201: 40, 429: FLOOD - 40 })
    expect((await comment(ELSEWHERE, 1)).statusCode).toBe(201)
  })

  test('60 of 1,000 stolen passwords from one address are tried, and logins elsewhere succeed', async () => {
    const { instance } = await recordingInstance()
    const ann = await instance.newAccount()
    const logIn = (from: string, email: string, password: string) =>
      send(instance, from, account.logIn, { body: { email, password } })
    const attack = times(FLOOD, (i) => logIn(ROOM, `victim${i}@example.com`, 'stolen secret'))
    expect(await tally(attack)).toEqual({ 401: 60, 429: FLOOD - 60 })
    const refused = await logIn(ROOM, ann.email, PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect((await logIn(ELSEWHERE, ann.email, PASSWORD)).statusCode).toBe(200)
  })

  test('logins with an unreadable body count as failures', async () => {
    const { instance } = await recordingInstance()
    const attack = times(100, () => send(instance, ROOM, account.logIn, { body: {} }))
    expect(await tally(attack)).toEqual({ 400: 60, 429: 40 })
  })

  test('60 of 1,000 password resets from one address are served', async () => {
    const { instance } = await recordingInstance()
    const flood = times(FLOOD, (i) =>
      send(instance, ROOM, account.requestPasswordResetByGet, {
        params: { email: `victim${i}@example.com` },
      }),
    )
    expect(await tally(flood)).toEqual({ 204: 60, 429: FLOOD - 60 })
  })
})

test('100 addresses that ask for resets of one account cause 11 mails', async () => {
  const { instance } = await recordingInstance()
  const { email } = await instance.newAccount()
  let mails = 0
  for (let i = 0; i < 100; i += 1) {
    const from = `198.51.100.${i}`
    const response = await send(instance, from, account.requestPasswordResetByGet, { params: { email } })
    expect(response.statusCode).toBe(204)
    mails += (await instance.workQueue()).length
  }
  // Ten a day, and one in each half hour.
  expect(mails).toBe(11)
})
