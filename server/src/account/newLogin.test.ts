import { account } from '@guildhall/contract/account/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { whileHolding } from '../../test/locks.ts'
import { linkIn, register } from '../../test/registering.ts'
import { freshInstance, PUBLIC_URL, type TestInstance } from '../../test/instance.ts'

const FIREFOX = (version = 140) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

const HOME = '192.0.2.1'
const NEW_NETWORK = '198.51.100.7'

type Origin = { from?: string; userAgent?: string; password?: string }

/** Logs in, by default from home with Firefox; returns the mails sent. */
async function logInForMails(instance: TestInstance, email: string, origin: Origin = {}) {
  const { from = HOME, userAgent = FIREFOX(), password = PASSWORD } = origin
  const response = await instance.app.inject({
    method: 'POST',
    url: account.logIn.path,
    payload: { email, password },
    remoteAddress: from,
    headers: { 'user-agent': userAgent },
  })
  expect(response.statusCode).toBe(password === PASSWORD ? 200 : 401)
  return instance.workQueue()
}

/** Activates an account, by default at home with Firefox. */
async function activateAt(instance: TestInstance, payload: object, origin: Origin = {}) {
  const { from = HOME, userAgent = FIREFOX() } = origin
  const response = await instance.app.inject({
    method: 'POST',
    url: account.activate.path,
    payload,
    remoteAddress: from,
    headers: { 'user-agent': userAgent },
  })
  expect(response.statusCode).toBe(204)
}

/** An account with one login: from home, with Firefox. */
async function newOwner(instance: TestInstance) {
  const { form, link, proof } = await register(instance)
  await activateAt(instance, { ...link, proof })
  expect(await logInForMails(instance, form.email)).toEqual([])
  return form
}

const setLastUsed = ({ db }: TestInstance, daysAgo: number) =>
  sql`update known_logins set last_used_at = now() - make_interval(days => ${daysAgo})`.execute(db)

describe('mail about a new login', () => {
  test('a login from a new browser and network sends the owner a mail with its time and device', async () => {
    const instance = await freshInstance()
    const { email, username } = await newOwner(instance)
    const before = Date.now()
    const [mail, ...others] = await logInForMails(instance, email, { from: NEW_NETWORK, userAgent: CHROME })
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'New login to your Guildhall account' })
    expect(mail!.text).toContain(`“${username}”`)
    expect(mail!.text).toContain('Device: Chrome on Windows\n')
    expect(mail!.text).toContain(`Lock the account: ${PUBLIC_URL}/accounts/lock/#uid=`)
    expect(mail!.text).toContain(`${PUBLIC_URL}/settings/\n`)
    const [, time] = mail!.text.match(/Time: ([A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d UTC)\n/) ?? []
    expect(Date.parse(time!)).toBeGreaterThan(before - 60_000)
    expect(Date.parse(time!)).toBeLessThanOrEqual(Date.now())
    expect(mail!.text).not.toContain(NEW_NETWORK)
    expect(mail!.text).not.toContain('Mozilla')
    expect(await logInForMails(instance, email, { from: NEW_NETWORK, userAgent: CHROME })).toEqual([])
  })

  test('a login sends a mail when only the browser or only the network is new', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    expect(await logInForMails(instance, email, { userAgent: CHROME })).toHaveLength(1)
    expect(await logInForMails(instance, email, { from: NEW_NETWORK })).toHaveLength(1)
    expect(await logInForMails(instance, email, { from: NEW_NETWORK, userAgent: CHROME })).toHaveLength(1)
    expect(await logInForMails(instance, email)).toEqual([])
  })

  test('a login sends no mail after a browser update or from another address of the same IPv6 network', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    expect(await logInForMails(instance, email, { userAgent: FIREFOX(141) })).toEqual([])
    expect(await logInForMails(instance, email, { from: '2001:db8::1' })).toHaveLength(1)
    expect(await logInForMails(instance, email, { from: '2001:db8::2' })).toEqual([])
  })

  test('a login sends a mail again when its browser and network were unused for 180 days', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    await setLastUsed(instance, 179)
    expect(await logInForMails(instance, email)).toEqual([])
    await setLastUsed(instance, 181)
    expect(await logInForMails(instance, email)).toHaveLength(1)
    expect(await logInForMails(instance, email)).toEqual([])
  })

  test('a login sends a mail when all earlier logins were forgotten', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    await instance.db.deleteFrom('known_logins').execute()
    expect(await logInForMails(instance, email)).toHaveLength(1)
  })

  test('a login with a wrong password sends no mail', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    expect(await logInForMails(instance, email, { from: NEW_NETWORK, password: 'wrong' })).toEqual([])
    expect(await logInForMails(instance, email, { from: NEW_NETWORK })).toHaveLength(1)
  })

  test('a login to a demo account sends no mail and records nothing', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    await instance.db.deleteFrom('known_logins').execute()
    await instance.db.updateTable('users').set({ is_demo: true }).execute()
    expect(await logInForMails(instance, email)).toEqual([])
    expect(await logInForMails(instance, email, { from: NEW_NETWORK, userAgent: CHROME })).toEqual([])
    expect(await instance.db.selectFrom('known_logins').selectAll().execute()).toEqual([])
  })

  test('a login sends no mail where the owner has just reset the password', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    await instance.call(account.requestPasswordResetByGet, { params: { email } })
    const [mail] = await instance.workQueue()
    const passwords = { new_password: `${PASSWORD} 2`, re_new_password: `${PASSWORD} 2` }
    const payload = { ...linkIn(mail!.text, '/password/reset/confirm/'), ...passwords }
    const at = { remoteAddress: NEW_NETWORK, headers: { 'user-agent': CHROME } }
    const url = account.confirmPasswordReset.path
    expect((await instance.app.inject({ method: 'POST', url, payload, ...at })).statusCode).toBe(204)
    expect((await instance.workQueue()).map(({ subject }) => subject)).toEqual([
      'Your Guildhall password was changed',
    ])
    const logIn = { email, password: `${PASSWORD} 2` }
    const response = await instance.app.inject({
      method: 'POST',
      url: account.logIn.path,
      payload: logIn,
      ...at,
    })
    expect(response.statusCode).toBe(200)
    expect(await instance.workQueue()).toEqual([])
  })

  test('a mail about a new login is queued in the transaction of the login', async () => {
    const instance = await freshInstance()
    const { email } = await newOwner(instance)
    await sql`alter table sessions add constraint broken check (false) not valid`.execute(instance.db)
    const payload = { email, password: PASSWORD }
    const url = account.logIn.path
    const response = await instance.app.inject({ method: 'POST', url, payload, remoteAddress: NEW_NETWORK })
    expect(response.statusCode).toBe(500)
    expect(await instance.workQueue()).toEqual([])
    expect(await instance.db.selectFrom('known_logins').selectAll().execute()).toHaveLength(2)
  })
})

describe('known logins', () => {
  test('known logins contain no IP address and no browser, and hash one network differently for each account', async () => {
    const instance = await freshInstance()
    const accounts = [await instance.newAccount(), await instance.newAccount()]
    for (const { email } of accounts) await logInForMails(instance, email)
    const rows = await instance.db.selectFrom('known_logins').selectAll().execute()
    expect(rows).toHaveLength(4)
    for (const { network, browser } of rows)
      expect.soft(`${network} ${browser}`).toMatch(/^[\w-]{22} [\w-]{22}$/)
    expect(new Set(rows.map(({ network }) => network)).size).toBe(4)
  })

  test('known logins are deleted after 180 days', async () => {
    const instance = await freshInstance()
    await newOwner(instance)
    const cleanUp = async () => {
      await sql`select graphile_worker.add_job('clean_up_accounts')`.execute(instance.db)
      await instance.workQueue()
      return (await instance.db.selectFrom('known_logins').selectAll().execute()).length
    }
    await setLastUsed(instance, 179)
    expect(await cleanUp()).toBe(2)
    await setLastUsed(instance, 181)
    expect(await cleanUp()).toBe(0)
  })
})

describe('concurrent requests about one account', () => {
  const logInAt = ({ app }: TestInstance, email: string) =>
    app.inject({ method: 'POST', url: account.logIn.path, payload: { email, password: PASSWORD } })
  const statusesOf = async (responses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode)

  test('ten concurrent first logins all succeed', async () => {
    const instance = await freshInstance()
    const { form, link } = await register(instance)
    await instance.call(account.activateByGet, { params: link })
    const { responses } = await whileHolding(instance, 'select from users for update', async (waiting) => {
      const responses = Array.from({ length: 10 }, () => logInAt(instance, form.email))
      await waiting(2)
      return { responses }
    })
    expect(await statusesOf(responses)).toEqual(Array(10).fill(200))
  })

  test('a login during a password reset waits for it and is refused with the old password', async () => {
    const instance = await freshInstance()
    const { form, link, proof } = await register(instance)
    await instance.call(account.activate, { body: { ...link, proof } })
    expect((await logInAt(instance, form.email)).statusCode).toBe(200)
    await instance.call(account.requestPasswordResetByGet, { params: { email: form.email } })
    const [mail] = await instance.workQueue()
    const body = {
      ...linkIn(mail!.text, '/password/reset/confirm/'),
      new_password: 'nine lanterns',
      re_new_password: 'nine lanterns',
    }
    const { responses } = await whileHolding(
      instance,
      'select from mailed_links for update',
      async (waiting) => {
        const reset = instance.send(account.confirmPasswordReset, { body })
        await waiting(1)
        const login = logInAt(instance, form.email)
        await waiting(2)
        return { responses: [reset, login] }
      },
    )
    expect(await statusesOf(responses)).toEqual([204, 401])
  })
})
