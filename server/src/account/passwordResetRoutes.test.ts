import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Account } from '../../test/factories.ts'
import { linkIn, register } from '../../test/registering.ts'
import { UNCONFIRMED_REQUESTS } from '../../test/unconfirmedRequests.ts'
import { freshInstance, PUBLIC_URL, type TestInstance } from '../../test/instance.ts'

const NEW = 'nine lanterns over water'
const WRONG = { token: ['This link is invalid, expired or already used.'] }
const DONE = { status: 204, body: undefined }

type Link = { uid: string; token: string }

const requestReset = (instance: TestInstance, email: string, headers = {}) =>
  instance.call(account.requestPasswordResetByGet, { params: { email } }, undefined, headers)

const confirm = (instance: TestInstance, link: Link, password = NEW, again = password) =>
  instance.call(account.confirmPasswordReset, {
    body: { ...link, new_password: password, re_new_password: again },
  })

const logIn = async (instance: TestInstance, { email }: { email: string }, password: string) =>
  (await instance.send(account.logIn, { body: { email, password } })).statusCode

const resetLinkIn = (text: string) => linkIn(text, '/password/reset/confirm/')

async function linkFor(instance: TestInstance, { email }: { email: string }) {
  await requestReset(instance, email)
  const [mail] = await instance.workQueue()
  return resetLinkIn(mail!.text)
}

const age = (instance: TestInstance, minutes: number) =>
  instance.db
    .updateTable('mailed_links')
    .set({ expires_at: sql`expires_at - make_interval(mins => ${minutes})` })
    .execute()

async function expectLoggedOut(instance: TestInstance, someone: Account) {
  expect((await instance.send(sessions.getProfileImageName, {}, { as: someone })).statusCode).toBe(401)
  expect((await instance.send(sessions.refresh, { body: { refresh: someone.refresh } })).statusCode).toBe(401)
}

describe('requesting a password reset', () => {
  test('a reset request mails a link to the stored email, with no text of its owner except the username', async () => {
    const instance = await freshInstance()
    const { username } = await instance.newAccount({ email: 'Ann.Lee@example.com', name: 'Ann Lee' })
    expect(await requestReset(instance, 'ANN.LEE@example.COM')).toEqual(DONE)
    const [mail, ...others] = await instance.workQueue()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'Ann.Lee@example.com', subject: 'Choose a new Guildhall password' })
    expect(mail!.text).toContain(`“${username}”`)
    expect(mail!.text).not.toContain('Ann Lee')
    expect(mail!.text).toContain(`${PUBLIC_URL}/password/reset/confirm/`)
  })

  test('a reset request for a lookalike of an email sends nothing to the lookalike', async () => {
    const instance = await freshInstance()
    await instance.newAccount({ email: 'mark.finch@example.com' })
    const lookalikes = [
      'mar\u212A.finch@example.com',
      'mark.f\u0131nch@example.com',
      'mark.\ufb01nch@example.com',
    ]
    for (const email of lookalikes) expect.soft(await requestReset(instance, email), email).toEqual(DONE)
    for (const { to } of await instance.workQueue()) expect(to).toBe('mark.finch@example.com')
  })

  test('a reset request returns the same response for any string', async () => {
    const instance = await freshInstance()
    for (const email of ['nobody@example.com', 'no address', `${'x'.repeat(250)}@example.com`, "' or 1=1 --"])
      expect.soft(await requestReset(instance, email), email).toEqual(DONE)
    expect(await instance.workQueue()).toEqual([])
  })

  test('a reset request for an unknown email queues the same task, without email or token', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await requestReset(instance, someone.email)
    await requestReset(instance, 'nobody@example.com')
    const { rows } = await sql<{
      payload: object
    }>`select payload from graphile_worker._private_jobs order by id`.execute(instance.db)
    expect(rows.map(({ payload }) => payload)).toEqual([
      { userId: someone.id, requestedAt: expect.any(Number) },
      { userId: null, requestedAt: expect.any(Number) },
    ])
    expect(await instance.db.selectFrom('mailed_links').selectAll().execute()).toEqual([])
  })

  test("a reset mail that can't be sent within an hour is dropped", async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    const ageRequest = (minutes: number) =>
      sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{requestedAt}',
        to_jsonb((payload->>'requestedAt')::bigint - ${minutes}::int * 60000))::json`.execute(instance.db)
    await requestReset(instance, email)
    await ageRequest(61)
    expect(await instance.workQueue()).toEqual([])
    await requestReset(instance, email)
    await ageRequest(59)
    expect(await instance.workQueue()).toHaveLength(1)
  })

  test('a reset request does nothing for a demo account or a deactivated account', async () => {
    const instance = await freshInstance()
    const demo = await instance.newAccount()
    const closed = await instance.newAccount()
    const by = (id: number) => instance.db.updateTable('users').where('id', '=', id)
    await by(demo.id).set({ is_demo: true }).execute()
    await by(closed.id).set({ is_active: false }).execute()
    for (const { email } of [demo, closed]) {
      expect(await requestReset(instance, email)).toEqual(DONE)
      await instance.call(account.resendActivationByGet, { params: { email } })
    }
    expect(await instance.workQueue()).toEqual([])
    expect(await logIn(instance, demo, PASSWORD)).toBe(200)
  })

  test('a reset request from a navigation, prefetch or embedded page sends nothing', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    for (const headers of UNCONFIRMED_REQUESTS)
      expect.soft(await requestReset(instance, email, headers)).toEqual(DONE)
    const url = account.requestPasswordResetByGet.path.replace(':email', email)
    expect((await instance.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect(await instance.workQueue()).toEqual([])
  })

  test('a reset link never takes its host from the request', async () => {
    const instance = await freshInstance({ trustProxy: ['127.0.0.1'] })
    const { email } = await instance.newAccount()
    const { form } = await register(instance)
    await requestReset(instance, email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    await instance.call(account.resendActivationByGet, { params: { email: form.email } }, undefined, {
      host: 'evil.example',
    })
    const texts = (await instance.workQueue()).map(({ text }) => text).join('\n')
    expect(texts).toContain(PUBLIC_URL)
    expect(texts).not.toContain('evil')
  })
})

describe('confirming a password reset', () => {
  test('a password reset takes effect at once, ends every session and is reported to the owner', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    const bystander = await instance.newAccount()
    expect(await confirm(instance, await linkFor(instance, here))).toEqual(DONE)

    for (const session of [here, there]) await expectLoggedOut(instance, session)
    expect(await logIn(instance, here, PASSWORD)).toBe(401)
    expect(await logIn(instance, here, NEW)).toBe(200)
    expect((await instance.send(sessions.getProfileImageName, {}, { as: bystander })).statusCode).toBe(200)

    const mails = await instance.workQueue()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [here.email, 'Your Guildhall password was changed'],
    ])
    expect(mails[0]!.text).toContain(`${PUBLIC_URL}/reset-password/`)
  })

  test('a password reset is accepted at each path of the specification', async () => {
    for (const url of [
      '/api/user/accounts/reset_password_confirm/',
      '/users/reset_password_confirm/',
      '/api/users/reset_password_confirm',
    ]) {
      const instance = await freshInstance()
      const link = await linkFor(instance, await instance.newAccount())
      const payload = { ...link, new_password: NEW, re_new_password: NEW }
      const response = await instance.app.inject({ method: 'POST', url, payload })
      expect.soft([response.statusCode, response.payload], url).toEqual([204, ''])
    }
  })

  test('a password reset accepts a link once within an hour', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const link = await linkFor(instance, someone)
    await age(instance, 61)
    expect(await confirm(instance, link)).toEqual({ status: 400, body: WRONG })
    await age(instance, -2)
    expect(await confirm(instance, link)).toEqual(DONE)
    expect(await confirm(instance, link, 'another quiet lantern')).toEqual({ status: 400, body: WRONG })
    expect(await logIn(instance, someone, NEW)).toBe(200)
  })

  test("a stranger's reset request doesn't void the owner's earlier link; using one link voids the others", async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const [own, ...strangers] = [await linkFor(instance, someone), await linkFor(instance, someone)]
    expect(await confirm(instance, own)).toEqual(DONE)
    for (const link of strangers) expect(await confirm(instance, link)).toEqual({ status: 400, body: WRONG })
  })

  test('thirty reset links of an account work at a time; then no mail is sent and the older ones work on', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const first = await linkFor(instance, someone)
    for (let i = 0; i < 29; i += 1) await linkFor(instance, someone)
    expect(await requestReset(instance, someone.email)).toEqual(DONE)
    expect(await instance.workQueue()).toEqual([])
    expect(await confirm(instance, first)).toEqual(DONE)
  })

  test('a password reset refuses a link with any wrong part', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const link = await linkFor(instance, someone)
    const other = await linkFor(instance, await instance.newAccount())
    const { link: activation } = await register(instance)
    const wrong = [
      { ...link, token: other.token },
      { ...link, uid: other.uid },
      { ...link, token: link.token.toLowerCase() },
      { uid: '', token: '' },
      { uid: link.uid },
      { token: link.token },
      { uid: 1, token: ['x'] },
      { ...link, token: 'x'.repeat(300) },
      { ...link, token: '\0' },
      activation,
    ]
    for (const parts of wrong) {
      const body = { ...parts, new_password: NEW, re_new_password: NEW }
      const response = await instance.send(account.confirmPasswordReset, { body })
      expect.soft([response.statusCode, response.json()], JSON.stringify(parts)).toEqual([400, WRONG])
    }
    expect(await logIn(instance, someone, PASSWORD)).toBe(200)
    // A reset link doesn't activate an account either.
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(400)
  })

  test('a password reset validates the password like a registration, and a refusal does not use up the link', async () => {
    const instance = await freshInstance()
    const link = await linkFor(instance, await instance.newAccount({ username: 'harbourmaster' }))
    const table: [body: object, fieldErrors: object][] = [
      [
        {},
        { new_password: ['New Password is required'], re_new_password: ['Retype new password is required'] },
      ],
      [
        { new_password: '', re_new_password: '' },
        { new_password: ['New Password is required'], re_new_password: ['Retype new password is required'] },
      ],
      [{ new_password: NEW }, { re_new_password: ['Retype new password is required'] }],
      [
        { new_password: NEW, re_new_password: 'other' },
        { non_field_errors: ['Password and retype password do not match'] },
      ],
      [twice('seven77'), { new_password: ['Please use at least 8 characters.'] }],
      [twice('password1'), { new_password: ['This password is too common. Choose a different one.'] }],
      [twice('9274610385'), { new_password: ['This password has only digits. Add letters.'] }],
      [
        twice('Stuvwxyz!'),
        {
          new_password: [
            'This password is a sequence, such as abcdefgh, qwertyui or aaaa1111. Choose a different one.',
          ],
        },
      ],
      [
        twice('guildhall-26'),
        { new_password: ['This password is too similar to the name of this site. Choose a different one.'] },
      ],
      [
        twice('HarbourMaster7'),
        { new_password: ['This password is too similar to your username. Choose a different one.'] },
      ],
    ]
    for (const [body, expected] of table) {
      const response = await instance.send(account.confirmPasswordReset, { body: { ...link, ...body } })
      expect.soft([response.statusCode, response.json()], JSON.stringify(body)).toEqual([400, expected])
    }
    expect(await confirm(instance, link)).toEqual(DONE)
  })

  test('of twenty concurrent password resets with one link, one succeeds', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const link = await linkFor(instance, someone)
    const passwords = Array.from({ length: 20 }, (_, i) => `${NEW} ${i}`)
    // Hashing takes long: all requests find the link valid before the first one uses it.
    const responses = await Promise.all(passwords.map((password) => confirm(instance, link, password)))
    const winners = passwords.filter((_, i) => responses[i]!.status === 204)
    expect(winners).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19)
    expect(await logIn(instance, someone, winners[0]!)).toBe(200)
    expect(await instance.workQueue()).toHaveLength(1)
  })

  test('a password reset that fails halfway changes nothing', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const link = await linkFor(instance, someone)
    await sql`alter table sessions add constraint broken check (ended_at is null)`.execute(instance.db)
    expect((await confirm(instance, link)).status).toBe(500)
    await sql`alter table sessions drop constraint broken`.execute(instance.db)
    expect(await logIn(instance, someone, PASSWORD)).toBe(200)
    expect(await instance.workQueue()).toEqual([])
    expect(await confirm(instance, link)).toEqual(DONE)
  })
})

const twice = (password: string) => ({ new_password: password, re_new_password: password })
