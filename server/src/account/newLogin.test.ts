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
const AWAY = '198.51.100.7'

type Place = { from?: string; userAgent?: string; password?: string }

/** Logs in from home with Firefox, unless it says otherwise; how many mails that sent, and their texts. */
async function mailsOf(instance: TestInstance, email: string, place: Place = {}) {
  const { from = HOME, userAgent = FIREFOX(), password = PASSWORD } = place
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

/** An account that was logged in to once: from home, with Firefox. */
async function someOwner(instance: TestInstance) {
  const { form, link } = await register(instance)
  await instance.call(account.activate, { params: link })
  expect(await mailsOf(instance, form.email)).toEqual([])
  return form
}

const lastUsed = ({ db }: TestInstance, daysAgo: number) =>
  sql`update known_logins set last_used_at = now() - make_interval(days => ${daysAgo})`.execute(db)

describe('a mail about a login from a new pair of browser and network', () => {
  test('reaches the owner, with its time and its device', async () => {
    const instance = await freshInstance()
    const { email, username } = await someOwner(instance)
    const before = Date.now()
    const [mail, ...others] = await mailsOf(instance, email, { from: AWAY, userAgent: CHROME })
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'New login to your Guildhall account' })
    expect(mail!.text).toContain(`"${username}"`)
    expect(mail!.text).toContain('Device: Chrome on Windows\n')
    expect(mail!.text).toContain(`${PUBLIC_URL}/reset-password/\n`)
    expect(mail!.text).toContain(`${PUBLIC_URL}/settings/\n`)
    const [, time] = mail!.text.match(/Time: (\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC)\n/) ?? []
    expect(Date.parse(time!)).toBeGreaterThan(before - 60_000)
    expect(Date.parse(time!)).toBeLessThanOrEqual(Date.now())
    expect(mail!.text).not.toContain(AWAY)
    expect(mail!.text).not.toContain('Mozilla')
    expect(await mailsOf(instance, email, { from: AWAY, userAgent: CHROME })).toEqual([])
  })

  test('is one where only the browser or only the network is new', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    expect(await mailsOf(instance, email, { userAgent: CHROME })).toHaveLength(1)
    expect(await mailsOf(instance, email, { from: AWAY })).toHaveLength(1)
    expect(await mailsOf(instance, email, { from: AWAY, userAgent: CHROME })).toHaveLength(1)
    expect(await mailsOf(instance, email)).toEqual([])
  })

  test('is none after an update of the browser, nor with another address of the same IPv6 network', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    expect(await mailsOf(instance, email, { userAgent: FIREFOX(141) })).toEqual([])
    expect(await mailsOf(instance, email, { from: '2001:db8::1' })).toHaveLength(1)
    expect(await mailsOf(instance, email, { from: '2001:db8::2' })).toEqual([])
  })

  test('is one again after 180 days in which it was not used', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    await lastUsed(instance, 179)
    expect(await mailsOf(instance, email)).toEqual([])
    await lastUsed(instance, 181)
    expect(await mailsOf(instance, email)).toHaveLength(1)
    expect(await mailsOf(instance, email)).toEqual([])
  })

  test('is sent when the owner comes back and nothing is known any more', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    await instance.db.deleteFrom('known_logins').execute()
    expect(await mailsOf(instance, email)).toHaveLength(1)
  })

  test('is none for a wrong password', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    expect(await mailsOf(instance, email, { from: AWAY, password: 'wrong' })).toEqual([])
    expect(await mailsOf(instance, email, { from: AWAY })).toHaveLength(1)
  })

  test('is none for a demo account, of which nothing is recorded', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    await instance.db.deleteFrom('known_logins').execute()
    await instance.db.updateTable('users').set({ is_demo: true }).execute()
    expect(await mailsOf(instance, email)).toEqual([])
    expect(await mailsOf(instance, email, { from: AWAY, userAgent: CHROME })).toEqual([])
    expect(await instance.db.selectFrom('known_logins').selectAll().execute()).toEqual([])
  })

  test('is none where the owner has just reset the password there', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    await instance.call(account.requestPasswordReset, { params: { email } })
    const [mail] = await instance.workQueue()
    const passwords = { new_password: `${PASSWORD} 2`, re_new_password: `${PASSWORD} 2` }
    const payload = { ...linkIn(mail!.text, '/password/reset/confirm/'), ...passwords }
    const at = { remoteAddress: AWAY, headers: { 'user-agent': CHROME } }
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

  test('is queued with the login or not at all', async () => {
    const instance = await freshInstance()
    const { email } = await someOwner(instance)
    await sql`alter table sessions add constraint full_up check (false) not valid`.execute(instance.db)
    const payload = { email, password: PASSWORD }
    const url = account.logIn.path
    const response = await instance.app.inject({ method: 'POST', url, payload, remoteAddress: AWAY })
    expect(response.statusCode).toBe(500)
    expect(await instance.workQueue()).toEqual([])
    expect(await instance.db.selectFrom('known_logins').selectAll().execute()).toHaveLength(1)
  })
})

describe('what is known of logins', () => {
  test('holds no address and no browser, and names one network differently for each account', async () => {
    const instance = await freshInstance()
    const accounts = [await instance.newAccount(), await instance.newAccount()]
    for (const { email } of accounts) await mailsOf(instance, email)
    const rows = await instance.db.selectFrom('known_logins').selectAll().execute()
    expect(rows).toHaveLength(4)
    for (const { network, browser } of rows)
      expect.soft(`${network} ${browser}`).toMatch(/^[\w-]{22} [\w-]{22}$/)
    expect(new Set(rows.map(({ network }) => network)).size).toBe(4)
  })

  test('is cleared away after 180 days', async () => {
    const instance = await freshInstance()
    await someOwner(instance)
    const cleanUp = async () => {
      await sql`select graphile_worker.add_job('clean_up_accounts')`.execute(instance.db)
      await instance.workQueue()
      return (await instance.db.selectFrom('known_logins').selectAll().execute()).length
    }
    await lastUsed(instance, 179)
    expect(await cleanUp()).toBe(1)
    await lastUsed(instance, 181)
    expect(await cleanUp()).toBe(0)
  })
})

describe('requests about one account at the same time', () => {
  const logInAt = ({ app }: TestInstance, email: string) =>
    app.inject({ method: 'POST', url: account.logIn.path, payload: { email, password: PASSWORD } })
  const statusesOf = async (responses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode)

  test('ten first logins all succeed', async () => {
    const instance = await freshInstance()
    const { form, link } = await register(instance)
    await instance.call(account.activate, { params: link })
    const { answers } = await whileHolding(instance, 'select from users for update', async (waiting) => {
      const answers = Array.from({ length: 10 }, () => logInAt(instance, form.email))
      await waiting(2)
      return { answers }
    })
    expect(await statusesOf(answers)).toEqual(Array(10).fill(200))
  })

  test('a login waits for a password reset, and is refused with the old password', async () => {
    const instance = await freshInstance()
    const { form, link } = await register(instance)
    await instance.call(account.activate, { params: link })
    expect((await logInAt(instance, form.email)).statusCode).toBe(200)
    await instance.call(account.requestPasswordReset, { params: { email: form.email } })
    const [mail] = await instance.workQueue()
    const body = {
      ...linkIn(mail!.text, '/password/reset/confirm/'),
      new_password: 'nine lanterns',
      re_new_password: 'nine lanterns',
    }
    const { answers } = await whileHolding(
      instance,
      'select from mailed_links for update',
      async (waiting) => {
        const reset = instance.send(account.confirmPasswordReset, { body })
        await waiting(1)
        const login = logInAt(instance, form.email)
        await waiting(2)
        return { answers: [reset, login] }
      },
    )
    expect(await statusesOf(answers)).toEqual([204, 401])
  })
})
