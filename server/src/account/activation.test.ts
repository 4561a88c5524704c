import { account } from '@guildhall/contract/account/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { whileHolding } from '../../test/locks.ts'
import { linkIn, register } from '../../test/registering.ts'
import { UNASKED } from '../../test/unasked.ts'
import { freshWorld, type TestWorld } from '../../test/world.ts'

type Link = { uid: string; token: string }

const ACTIVE = { error: 'Your account was activated. Please login.' }
const WRONG = { error: 'No account associated with this activation link, please register first.' }

const activate = (world: TestWorld, link: Link, headers = {}) =>
  world.call(account.activate, { params: link }, undefined, headers)

const resend = (world: TestWorld, email: string, headers = {}) =>
  world.call(account.resendActivation, { params: { email } }, undefined, headers)

const isActive = async ({ db }: TestWorld) =>
  (await db.selectFrom('users').select('is_active').executeTakeFirstOrThrow()).is_active

describe('the activation link', () => {
  test('activates the account once, and later says that it is active', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    expect(await activate(world, link)).toEqual({ status: 204, body: undefined })
    expect(await isActive(world)).toBe(true)
    expect(await activate(world, link)).toEqual({ status: 403, body: ACTIVE })
  })

  test('activates for the button of the page', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    const headers = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
    expect((await activate(world, link, headers)).status).toBe(204)
  })

  test('is refused where a part of it is wrong', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    const other = await register(world, { username: 'ben', email: 'ben@example.com' })
    const wrong: Link[] = [
      { ...link, token: 'x'.repeat(43) },
      { ...link, uid: 'x'.repeat(43) },
      { uid: link.uid, token: other.link.token },
      { uid: link.token, token: link.uid },
      { ...link, token: link.token.toLowerCase() },
      { ...link, token: `${link.token} ` },
      { uid: '1', token: '1' },
    ]
    for (const parts of wrong) expect.soft(await activate(world, parts)).toEqual({ status: 400, body: WRONG })
    const unreadable = await activate(world, { ...link, token: '\0' })
    expect(unreadable.status).toBe(400)
    expect(await isActive(world)).toBe(false)
  })

  test('is refused after 3 days, and good until then', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    const age = (hours: number) =>
      world.db
        .updateTable('mailed_links')
        .set({ expires_at: sql`expires_at - make_interval(hours => ${hours})` })
        .execute()
    await age(73)
    expect(await activate(world, link)).toEqual({ status: 400, body: WRONG })
    await age(-2)
    expect((await activate(world, link)).status).toBe(204)
  })

  test('does nothing for whoever only opens, prefetches or embeds it', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    for (const headers of UNASKED)
      expect.soft(await activate(world, link, headers)).toEqual({ status: 400, body: WRONG })
    const url = `/api/user/accounts/activate/${link.uid}/${link.token}/`
    expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect(await isActive(world)).toBe(false)
    expect((await activate(world, link)).status).toBe(204)
  })

  test('activates once where it is opened twenty times at once', async () => {
    const world = await freshWorld()
    const { link } = await register(world)
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => activate(world, link)))
    // All that fit into the pool are under way before the first of them may go on.
    const { started } = await whileHolding(world, 'select from users for update', async (waiting) => {
      const started = twenty()
      await waiting(10)
      return { started }
    })
    const answers = await started
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  })

  test('lets its owner log in', async () => {
    const world = await freshWorld()
    const { link, form } = await register(world)
    const logIn = () => world.call(account.logIn, { body: { email: form.email, password: form.password } })
    expect((await logIn()).status).toBe(401)
    await activate(world, link)
    expect((await logIn()).status).toBe(200)
  })
})

describe('asking for the link again', () => {
  test('mails a new one, which makes the older ones void', async () => {
    const world = await freshWorld()
    const { link: first } = await register(world)
    expect(await resend(world, 'MARTA@example.com')).toEqual({ status: 204, body: undefined })
    const mails = await world.workQueue()
    expect(mails.map(({ to }) => to)).toEqual(['marta@example.com'])
    const second = linkIn(mails[0]!.text)
    expect(second).not.toEqual(first)
    expect(await activate(world, first)).toEqual({ status: 400, body: WRONG })
    expect((await activate(world, second)).status).toBe(204)
    expect(await activate(world, first)).toEqual({ status: 403, body: ACTIVE })
  })

  test('is answered alike for an address that nobody has, and mails nothing', async () => {
    const world = await freshWorld()
    const { form } = await register(world)
    const [known, unknown] = await Promise.all(
      [form.email, 'nobody@example.com'].map(async (email) => {
        const { statusCode, payload, headers } = await world.send(account.resendActivation, {
          params: { email },
        })
        return { statusCode, payload, headers: { ...headers, date: undefined } }
      }),
    )
    expect(unknown).toMatchObject({ statusCode: 204, payload: '' })
    expect(unknown).toEqual(known)
    expect((await world.workQueue()).map(({ to }) => to)).toEqual([form.email])
  })

  test('ten times in a row mails once', async () => {
    const world = await freshWorld()
    const { form } = await register(world)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(world, form.email)))
    expect(answers).toEqual(Array(10).fill({ status: 204, body: undefined }))
    expect(await world.workQueue()).toHaveLength(1)
  })

  test('is not needed for an account that is active', async () => {
    const world = await freshWorld()
    const { email } = await world.newAccount()
    expect(await resend(world, email.toUpperCase())).toEqual({
      status: 400,
      body: { error: 'No activation required. User is active.' },
    })
    expect(await world.workQueue()).toEqual([])
  })

  test('sends nothing when nobody asked', async () => {
    const world = await freshWorld()
    const { form } = await register(world)
    for (const headers of UNASKED) expect.soft((await resend(world, form.email, headers)).status).toBe(204)
    expect(await world.workQueue()).toEqual([])
  })

  test('sends nothing that would open a demo account of a demo that was switched off', async () => {
    const world = await freshWorld()
    const { email } = await world.newAccount()
    await world.db.updateTable('users').set({ is_demo: true, is_active: false }).execute()
    expect((await resend(world, email)).status).toBe(204)
    expect(await world.workQueue()).toEqual([])
  })

  test('works for the longest address there can be, each character escaped', async () => {
    const world = await freshWorld()
    const longest = `${'%'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`
    expect(longest).toHaveLength(254)
    await register(world, { email: longest })
    expect((await resend(world, longest)).status).toBe(204)
    expect((await world.workQueue()).map(({ to }) => to)).toEqual([longest])
    const everyCharacter = [...longest].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')
    const response = await world.app.inject(`/api/user/accounts/resend_activation/${everyCharacter}/`)
    expect(response.statusCode).toBe(204)
  })

  test('is refused for what is no address', async () => {
    const world = await freshWorld()
    for (const email of ['marta', 'a@b', 'a@example.com,b@example.com', '\0', `${'a'.repeat(250)}@a.com`]) {
      const { status, body } = await resend(world, email)
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
