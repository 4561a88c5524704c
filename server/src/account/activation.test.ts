import { account } from '@guildhall/contract/account/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { whileHolding } from '../../test/locks.ts'
import { linkIn, register } from '../../test/registering.ts'
import { UNCONFIRMED_REQUESTS } from '../../test/unconfirmedRequests.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

type Link = { uid: string; token: string }

const ACTIVE = { error: 'Your account was activated. Please login.' }
const WRONG = { error: 'No account associated with this activation link, please register first.' }

const activate = (instance: TestInstance, link: Link, headers = {}) =>
  instance.call(account.activateByGet, { params: link }, undefined, headers)

const resend = (instance: TestInstance, email: string, headers = {}) =>
  instance.call(account.resendActivationByGet, { params: { email } }, undefined, headers)

const isActive = async ({ db }: TestInstance) =>
  (await db.selectFrom('users').select('is_active').executeTakeFirstOrThrow()).is_active

describe('activation link', () => {
  test('an activation link activates the account once; later uses answer that it is active', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    expect(await activate(instance, link)).toEqual({ status: 204, body: undefined })
    expect(await isActive(instance)).toBe(true)
    expect(await activate(instance, link)).toEqual({ status: 403, body: ACTIVE })
  })

  test("an activation request from the page's own button succeeds", async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    const headers = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
    expect((await activate(instance, link, headers)).status).toBe(204)
  })

  test('an activation link with a wrong part is refused', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    const other = await register(instance, { username: 'ben', email: 'ben@example.com' })
    const wrong: Link[] = [
      { ...link, token: 'x'.repeat(43) },
      { ...link, uid: 'x'.repeat(43) },
      { uid: link.uid, token: other.link.token },
      { uid: link.token, token: link.uid },
      { ...link, token: link.token.toLowerCase() },
      { ...link, token: `${link.token} ` },
      { uid: '1', token: '1' },
    ]
    for (const parts of wrong)
      expect.soft(await activate(instance, parts)).toEqual({ status: 400, body: WRONG })
    const unreadable = await activate(instance, { ...link, token: '\0' })
    expect(unreadable.status).toBe(400)
    expect(await isActive(instance)).toBe(false)
  })

  test('an activation link is valid for 3 days', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    const age = (hours: number) =>
      instance.db
        .updateTable('mailed_links')
        .set({ expires_at: sql`expires_at - make_interval(hours => ${hours})` })
        .execute()
    await age(73)
    expect(await activate(instance, link)).toEqual({ status: 400, body: WRONG })
    await age(-2)
    expect((await activate(instance, link)).status).toBe(204)
  })

  test('an activation link does nothing when it is only opened, prefetched or embedded', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    for (const headers of UNCONFIRMED_REQUESTS)
      expect.soft(await activate(instance, link, headers)).toEqual({ status: 400, body: WRONG })
    const url = `/api/user/accounts/activate/${link.uid}/${link.token}/`
    expect((await instance.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect(await isActive(instance)).toBe(false)
    expect((await activate(instance, link)).status).toBe(204)
  })

  test('of twenty concurrent activations with one link, one succeeds', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => activate(instance, link)))
    // Holds the lock until as many requests as the pool has connections wait for it.
    const { started } = await whileHolding(instance, 'select from users for update', async (waiting) => {
      const started = twenty()
      await waiting(10)
      return { started }
    })
    const responses = await started
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(19)
  })

  test('an account can log in only after its activation', async () => {
    const instance = await freshInstance()
    const { link, form } = await register(instance)
    const logIn = () => instance.call(account.logIn, { body: { email: form.email, password: form.password } })
    expect((await logIn()).status).toBe(401)
    await activate(instance, link)
    expect((await logIn()).status).toBe(200)
  })
})

describe('resending the activation link', () => {
  test('a resent activation link works beside the older ones until one is used', async () => {
    const instance = await freshInstance()
    const { link: first } = await register(instance)
    expect(await resend(instance, 'MARTA@example.com')).toEqual({ status: 204, body: undefined })
    const mails = await instance.workQueue()
    expect(mails.map(({ to }) => to)).toEqual(['marta@example.com'])
    const second = linkIn(mails[0]!.text)
    expect(second).not.toEqual(first)
    expect((await activate(instance, first)).status).toBe(204)
    expect(await activate(instance, second)).toEqual({ status: 403, body: ACTIVE })
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    expect(await activate(instance, second)).toEqual({ status: 400, body: WRONG })
  })

  test('resending to an unknown email returns the same response and sends no mail', async () => {
    const instance = await freshInstance()
    const { form } = await register(instance)
    const [known, unknown] = await Promise.all(
      [form.email, 'nobody@example.com'].map(async (email) => {
        const { statusCode, payload, headers } = await instance.send(account.resendActivationByGet, {
          params: { email },
        })
        return { statusCode, payload, headers: { ...headers, date: undefined } }
      }),
    )
    expect(unknown).toMatchObject({ statusCode: 204, payload: '' })
    expect(unknown).toEqual(known)
    expect((await instance.workQueue()).map(({ to }) => to)).toEqual([form.email])
  })

  test('ten resend requests in a row send one mail', async () => {
    const instance = await freshInstance()
    const { form } = await register(instance)
    const responses = await Promise.all(Array.from({ length: 10 }, () => resend(instance, form.email)))
    expect(responses).toEqual(Array(10).fill({ status: 204, body: undefined }))
    expect(await instance.workQueue()).toHaveLength(1)
  })

  test('resending is refused for an active account', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    expect(await resend(instance, email.toUpperCase())).toEqual({
      status: 400,
      body: { error: 'No activation required. User is active.' },
    })
    expect(await instance.workQueue()).toEqual([])
  })

  test('resending from a navigation, prefetch or embedded page sends nothing', async () => {
    const instance = await freshInstance()
    const { form } = await register(instance)
    for (const headers of UNCONFIRMED_REQUESTS)
      expect.soft((await resend(instance, form.email, headers)).status).toBe(204)
    expect(await instance.workQueue()).toEqual([])
  })

  test('resending sends no link to a demo account while the demo is off', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    await instance.db.updateTable('users').set({ is_demo: true, is_active: false }).execute()
    expect((await resend(instance, email)).status).toBe(204)
    expect(await instance.workQueue()).toEqual([])
  })

  test('resending works for an email of maximum length with every character escaped', async () => {
    const instance = await freshInstance()
    const longest = `${'%'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`
    expect(longest).toHaveLength(254)
    await register(instance, { email: longest })
    expect((await resend(instance, longest)).status).toBe(204)
    expect((await instance.workQueue()).map(({ to }) => to)).toEqual([longest])
    const everyCharacter = [...longest].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')
    const response = await instance.app.inject(`/api/user/accounts/resend_activation/${everyCharacter}/`)
    expect(response.statusCode).toBe(204)
  })

  test('resending is refused for an invalid email', async () => {
    const instance = await freshInstance()
    for (const email of ['marta', 'a@b', 'a@example.com,b@example.com', '\0', `${'a'.repeat(250)}@a.com`]) {
      const { status, body } = await resend(instance, email)
      expect.soft({ status, body }).toEqual({
        status: 400,
        body: {
          error: 'Please Insert Correct Email',
          errorField: { email: ['Please Insert Correct Email'] },
        },
      })
    }
  })
})
