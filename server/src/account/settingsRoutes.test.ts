import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { settings, type LoginSession } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Account } from '../../test/factories.ts'
import { whileHolding } from '../../test/locks.ts'
import { linkIn } from '../../test/registering.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const NEW = 'nine lanterns over water'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NOT_FOUND = '00000000-0000-4000-8000-000000000000'
const DONE = { status: 204, body: undefined }
const WRONG = 'The current password is incorrect.'

const isLoggedIn = async (instance: TestInstance, someone: Account) =>
  (await instance.send(sessions.getLoginUserType, {}, { as: someone })).statusCode === 200

const logIn = async (instance: TestInstance, { email }: Account, password: string) =>
  (await instance.send(account.logIn, { body: { email, password } })).statusCode

async function sessionsOf(instance: TestInstance, someone: Account) {
  const { status, body } = await instance.call(settings.getSessions, {}, someone)
  expect(status).toBe(200)
  return body as LoginSession[]
}

const currentOf = async (instance: TestInstance, someone: Account) =>
  (await sessionsOf(instance, someone)).find(({ is_current }) => is_current)!.id

const end = (instance: TestInstance, id: string, as?: Account) =>
  instance.send(settings.endSession, { params: { id } }, { as })

const endOthers = (instance: TestInstance, as?: Account) =>
  instance.send(settings.endOtherSessions, {}, { as })

type Passwords = { old_password?: unknown; new_password?: unknown; re_new_password?: unknown }

const change = (instance: TestInstance, as: Account | undefined, over: Passwords = {}) =>
  instance.send(
    settings.changePassword,
    { body: { old_password: PASSWORD, new_password: NEW, re_new_password: NEW, ...over } },
    { as },
  )

const makeDemo = (instance: TestInstance, { id }: Account) =>
  instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute()

/** Moves a session's login and last use into the past. */
const age = (instance: TestInstance, id: string, hours: number) =>
  sql`update sessions set created_at = created_at - make_interval(hours => ${hours}),
    used_at = used_at - make_interval(hours => ${hours}) where id = ${id}`.execute(instance.db)

describe('list of sessions', () => {
  test('the list of sessions shows device, login and last use, latest first, and marks the current one', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const body = { email: here.email, password: PASSWORD }
    await instance.send(account.logIn, { body }, { headers: { 'user-agent': FIREFOX } })
    await age(instance, await currentOf(instance, here), 2)

    const sessions = await sessionsOf(instance, here)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        is_current: false,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        is_current: true,
      },
    ])
    for (const { created_at } of sessions) expect(new Date(created_at).toISOString()).toBe(created_at)
  })

  test('a refresh counts as a use of the session', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    await age(instance, await currentOf(instance, here), 2)
    expect((await sessionsOf(instance, there)).map(({ is_current }) => is_current)).toEqual([true, false])
    await instance.call(sessions.refresh, { body: { refresh: here.refresh } })
    expect((await sessionsOf(instance, there)).map(({ is_current }) => is_current)).toEqual([false, true])
  })

  test('the list of sessions omits ended and expired sessions and those of other accounts', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const [expired, ended] = [await instance.logIn(here), await instance.logIn(here)]
    await instance.newAccount()
    await age(instance, await currentOf(instance, expired), 7 * 24 + 1)
    await instance.call(sessions.logOut, { body: { refresh: ended.refresh } })
    expect((await sessionsOf(instance, here)).map(({ is_current }) => is_current)).toEqual([true])
  })

  test('the list of sessions has at most 100 entries', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    await sql`insert into sessions (user_id, refresh_hash, used_at)
      select ${here.id}, sha256(n::text::bytea), now() - interval '1 hour' from generate_series(1, 150) as n`.execute(
      instance.db,
    )
    const sessions = await sessionsOf(instance, here)
    expect(sessions).toHaveLength(100)
    expect(sessions[0]!.is_current).toBe(true)
  })

  test('a demo account sees only its own session', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    await instance.logIn(here)
    await makeDemo(instance, here)
    expect((await sessionsOf(instance, here)).map(({ is_current }) => is_current)).toEqual([true])
  })

  test('the list of sessions is refused to visitors', async () => {
    const instance = await freshInstance()
    expect((await instance.send(settings.getSessions)).statusCode).toBe(401)
  })
})

describe('ending a session', () => {
  test('ending a session logs that device out at once and leaves the others alone', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const [there, elsewhere] = [await instance.logIn(here), await instance.logIn(here)]
    const id = await currentOf(instance, there)
    expect(await instance.call(settings.endSession, { params: { id } }, here)).toEqual(DONE)
    expect(await isLoggedIn(instance, there)).toBe(false)
    expect((await instance.send(sessions.refresh, { body: { refresh: there.refresh } })).statusCode).toBe(401)
    expect(await isLoggedIn(instance, here)).toBe(true)
    expect(await isLoggedIn(instance, elsewhere)).toBe(true)
    expect((await end(instance, id, here)).statusCode).toBe(404)
  })

  test('ending the current session logs out', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    expect((await end(instance, await currentOf(instance, here), here)).statusCode).toBe(204)
    expect(await isLoggedIn(instance, here)).toBe(false)
  })

  test('ending a session of another account or with an invalid id answers 404 and ends nothing', async () => {
    const instance = await freshInstance()
    const [here, other] = [await instance.newAccount(), await instance.newCompany()]
    const theirs = await currentOf(instance, other)
    for (const id of [theirs, theirs.toUpperCase(), NOT_FOUND, '1', 'x', "' or true --", '%00', '\0'])
      expect.soft((await end(instance, id, here)).statusCode, id).toBe(404)
    expect(await isLoggedIn(instance, other)).toBe(true)
  })

  test('ending a session is refused to visitors', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    expect((await end(instance, await currentOf(instance, here))).statusCode).toBe(401)
    expect(await isLoggedIn(instance, here)).toBe(true)
  })
})

describe('ending all other sessions', () => {
  test('ending all other sessions keeps the current one and those of other accounts', async () => {
    const instance = await freshInstance()
    const here = await instance.newCompany()
    const [there, elsewhere] = [await instance.logIn(here), await instance.logIn(here)]
    const other = await instance.newAccount()
    expect(await instance.call(settings.endOtherSessions, {}, here)).toEqual(DONE)
    for (const ended of [there, elsewhere]) expect(await isLoggedIn(instance, ended)).toBe(false)
    for (const alive of [here, other]) expect(await isLoggedIn(instance, alive)).toBe(true)
    expect((await endOthers(instance, here)).statusCode).toBe(204)
  })

  test('ending all other sessions is refused to visitors', async () => {
    const instance = await freshInstance()
    expect((await endOthers(instance)).statusCode).toBe(401)
  })
})

describe('changing the password', () => {
  test('a password change keeps the current session, ends the others, and only the new password logs in', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    const other = await instance.newAccount()
    const response = await change(instance, here)
    expect([response.statusCode, response.json()]).toEqual([200, { success: 'Password changed' }])
    expect(await isLoggedIn(instance, here)).toBe(true)
    expect((await instance.send(sessions.refresh, { body: { refresh: here.refresh } })).statusCode).toBe(200)
    expect(await isLoggedIn(instance, there)).toBe(false)
    expect(await isLoggedIn(instance, other)).toBe(true)
    expect(await logIn(instance, here, PASSWORD)).toBe(401)
    expect(await logIn(instance, here, NEW)).toBe(200)
    expect(await logIn(instance, other, PASSWORD)).toBe(200)
  })

  test('a password change mails the owner', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    await change(instance, here)
    const mails = await instance.workQueue()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [here.email, 'Your Guildhall password was changed'],
    ])
    expect(mails[0]!.text).toContain('Other devices were logged out.')
  })

  test('a password change voids unused reset links', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    await instance.call(account.requestPasswordResetByGet, { params: { email: here.email } })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text, '/password/reset/confirm/')
    await change(instance, here)
    const body = {
      ...link,
      new_password: 'ten lanterns over water',
      re_new_password: 'ten lanterns over water',
    }
    expect((await instance.call(account.confirmPasswordReset, { body })).status).toBe(400)
    expect(await logIn(instance, here, NEW)).toBe(200)
  })

  test('a refused password change names every invalid field and changes nothing', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount({ username: 'harbourmaster' })
    const there = await instance.logIn(here)
    const both = (password: unknown) => ({ new_password: password, re_new_password: password })
    const missing = 'Current password is required'
    const table: [over: Passwords, errorField: Record<string, string[]>][] = [
      [{ old_password: 'not the password' }, { old_password: [WRONG] }],
      [{ old_password: undefined }, { old_password: [missing] }],
      [{ old_password: '' }, { old_password: [missing] }],
      [{ old_password: 7 }, { old_password: [missing] }],
      [{ re_new_password: 'other' }, { re_new_password: ['Password and retype password do not match'] }],
      [{ re_new_password: '' }, { re_new_password: ['Retype new password is required'] }],
      [
        both(''),
        { new_password: ['New Password is required'], re_new_password: ['Retype new password is required'] },
      ],
      [both('seven77'), { new_password: ['Please use at least 8 characters.'] }],
      [both('password1'), { new_password: ['This password is too common. Choose a different one.'] }],
      [
        both('HarbourMaster7'),
        { new_password: ['This password is too similar to your username. Choose a different one.'] },
      ],
      [
        { old_password: 'wrong', ...both('9274610385') },
        { old_password: [WRONG], new_password: ['This password has only digits. Add letters.'] },
      ],
    ]
    for (const [over, errorField] of table) {
      const response = await change(instance, here, over)
      const [[error]] = Object.values(errorField) as [[string]]
      expect
        .soft([response.statusCode, response.json()], JSON.stringify(over))
        .toEqual([400, { error, errorField }])
    }
    expect(await logIn(instance, here, PASSWORD)).toBe(200)
    expect(await isLoggedIn(instance, there)).toBe(true)
    expect(await instance.workQueue()).toEqual([])
  })

  test('a password change is refused to visitors', async () => {
    const instance = await freshInstance()
    expect((await change(instance, undefined)).statusCode).toBe(401)
  })

  test('a password change that fails halfway changes nothing', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    await sql`alter table sessions add constraint broken check (ended_at is null)`.execute(instance.db)
    expect((await change(instance, here)).statusCode).toBe(500)
    await sql`alter table sessions drop constraint broken`.execute(instance.db)
    expect(await isLoggedIn(instance, there)).toBe(true)
    expect(await logIn(instance, here, PASSWORD)).toBe(200)
    expect(await instance.workQueue()).toEqual([])
  })

  test('of several concurrent password changes, one succeeds', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const devices = await Promise.all(Array.from({ length: 6 }, () => instance.logIn(here)))
    const passwords = devices.map((_, i) => `${NEW} ${i}`)
    const responses = await Promise.all(
      devices.map((device, i) =>
        change(instance, device, { new_password: passwords[i], re_new_password: passwords[i] }),
      ),
    )
    const winners = responses.flatMap(({ statusCode }, i) => (statusCode === 200 ? [i] : []))
    expect(winners).toHaveLength(1)
    for (const [i, device] of devices.entries())
      expect.soft(await isLoggedIn(instance, device), `device ${i}`).toBe(i === winners[0])
    expect(await logIn(instance, here, passwords[winners[0]!]!)).toBe(200)
    expect(await instance.workQueue()).toHaveLength(1)
  })

  const whileLocked = <T>(
    instance: TestInstance,
    { id }: Account,
    work: (waiting: (n: number) => Promise<void>) => Promise<T>,
  ) => whileHolding(instance, `select from users where id = ${id} for update`, work)

  test('a login that verified the old password just before a password change is refused', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const { changing, login } = await whileLocked(instance, here, async (waiting) => {
      const changing = change(instance, here)
      await waiting(1)
      const login = logIn(instance, here, PASSWORD)
      await waiting(2)
      return { changing, login }
    })
    expect((await changing).statusCode).toBe(200)
    expect(await login).toBe(401)
  })

  test('a session created just before a password change is ended by it', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const { changing, login } = await whileLocked(instance, here, async (waiting) => {
      const login = instance.logIn(here)
      await waiting(1)
      const changing = change(instance, here)
      await waiting(2)
      return { changing, login }
    })
    const there = await login
    expect((await changing).statusCode).toBe(200)
    expect(await isLoggedIn(instance, there)).toBe(false)
  })
})

describe('demo account', () => {
  test('a demo account can neither end sessions nor change its password, whatever the input', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    await makeDemo(instance, here)
    const ids = [await currentOf(instance, here), await currentOf(instance, there), NOT_FOUND, 'x', '%00']
    const refused = { error: "Demo accounts can't log out other devices." }
    for (const response of [
      ...(await Promise.all(ids.map((id) => end(instance, id, here)))),
      await endOthers(instance, here),
    ])
      expect.soft([response.statusCode, response.json()]).toEqual([403, refused])
    for (const over of [{}, { old_password: 'wrong' }, { old_password: '', new_password: '' }]) {
      const response = await change(instance, here, over)
      expect
        .soft([response.statusCode, response.json()])
        .toEqual([403, { error: "Demo accounts can't change their password." }])
    }
    expect(await isLoggedIn(instance, there)).toBe(true)
    expect(await logIn(instance, here, PASSWORD)).toBe(200)
  })
})

describe('limits of password changes', () => {
  test('wrong current passwords are refused after 10 in an hour, and the login stays possible', async () => {
    const instance = await freshInstance({ rateLimits: true })
    const [here, other] = [await instance.newAccount(), await instance.newAccount()]
    const guess = (as: Account) => change(instance, as, { old_password: 'a wrong guess' })
    for (let i = 0; i < 10; i += 1) expect((await guess(here)).statusCode).toBe(400)
    const response = await change(instance, here)
    expect([response.statusCode, response.json()]).toEqual([
      429,
      { error: 'Too many requests. Please try again in an hour.' },
    ])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await guess(other)).statusCode).toBe(400)
    expect(await logIn(instance, here, PASSWORD)).toBe(200)
  })

  test('a password change refused only for its new password is not counted as a wrong password', async () => {
    const instance = await freshInstance({ rateLimits: true })
    const here = await instance.newAccount()
    const weak = { new_password: 'password1', re_new_password: 'password1' }
    for (let i = 0; i < 12; i += 1) expect((await change(instance, here, weak)).statusCode).toBe(400)
    expect((await change(instance, here)).statusCode).toBe(200)
  })

  test('a password change with the right password is not counted as a wrong password', async () => {
    const instance = await freshInstance({ rateLimits: true })
    const here = await instance.newAccount()
    let old_password = PASSWORD
    for (let i = 0; i < 12; i += 1) {
      const password = `${NEW} ${i}`
      const passwords = { old_password, new_password: password, re_new_password: password }
      expect((await change(instance, here, passwords)).statusCode).toBe(200)
      old_password = password
    }
  })

  test('an account has 30 password changes in an hour, also with the right password', async () => {
    const instance = await freshInstance({ rateLimits: true })
    const [here, other] = [await instance.newAccount(), await instance.newAccount()]
    const weak = { new_password: 'password1', re_new_password: 'password1' }
    for (let i = 0; i < 30; i += 1) expect((await change(instance, here, weak)).statusCode).toBe(400)
    expect((await change(instance, here)).statusCode).toBe(429)
    expect((await change(instance, other)).statusCode).toBe(200)
  })
})
