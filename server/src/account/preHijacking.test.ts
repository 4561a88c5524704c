import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { settings } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { aRegistration, linkIn, register } from '../../test/registering.ts'

const NEW = 'nine lanterns over water'
const OTHER = 'ten boats at anchor'
const DONE = { status: 204, body: undefined }
const ACTIVE = { status: 403, body: { error: 'Your account was activated. Please login.' } }
const RESET = '/password/reset/confirm/'

type Link = { uid: string; token: string }

const activate = (instance: TestInstance, body: Link & { [proof: string]: string }) =>
  instance.call(account.activate, { body })

const logIn = async (instance: TestInstance, password: string, email = 'marta@example.com') =>
  (await instance.send(account.logIn, { body: { email, password } })).statusCode

/** The mails of a login, from 127.0.0.1 unless it is elsewhere. */
async function mailsOfLogin({ app, workQueue }: TestInstance, password: string, elsewhere = false) {
  const payload = { email: 'marta@example.com', password }
  const from = elsewhere ? { remoteAddress: '198.51.100.7' } : {}
  const response = await app.inject({ method: 'POST', url: account.logIn.path, payload, ...from })
  expect(response.statusCode).toBe(200)
  return (await workQueue()).map(({ subject }) => subject)
}

const NEW_LOGIN = 'New login to your Guildhall account'

async function resetLink(instance: TestInstance, email = 'marta@example.com') {
  expect(await instance.call(account.requestPasswordReset, { body: { email } })).toEqual(DONE)
  const [mail] = await instance.workQueue()
  return { mail: mail!, link: linkIn(mail!.text, RESET) }
}

const confirmReset = (instance: TestInstance, link: Link, password = NEW) =>
  instance.call(account.confirmPasswordReset, {
    body: { ...link, new_password: password, re_new_password: password },
  })

const people = ({ db }: TestInstance) =>
  db.selectFrom('users').select(['username', 'user_type', 'is_active']).orderBy('id').execute()

describe('activation', () => {
  test('the browser that registered activates with its proof alone, and the password works', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    expect(await activate(instance, { ...link, proof })).toEqual(DONE)
    expect(await mailsOfLogin(instance, PASSWORD)).toEqual([])
    expect(await mailsOfLogin(instance, PASSWORD, true)).toEqual([NEW_LOGIN])
  })

  test("an activation in another browser needs the registration's password", async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    const field = async (proofs: Record<string, string>) => {
      const { status, body } = await activate(instance, { ...link, ...proofs })
      const { errorField = {} } = body as { errorField?: object }
      return [status, Object.keys(errorField)]
    }
    expect(await field({})).toEqual([400, ['proof']])
    expect(await field({ proof: `${link.uid}.guess` })).toEqual([400, ['proof']])
    expect(await field({ password: 'not the password' })).toEqual([400, ['password']])
    expect(await field({ new_password: 'password1' })).toEqual([400, ['new_password']])
    expect(await field({ new_password: 'seven77' })).toEqual([400, ['new_password']])
    expect(await people(instance)).toMatchObject([{ is_active: false }])
    expect(await activate(instance, { ...link, password: PASSWORD })).toEqual(DONE)
    expect(await mailsOfLogin(instance, PASSWORD)).toEqual([])
  })

  test("a new password at the activation voids the stranger's, whose login is refused", async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    expect(await activate(instance, { ...link, new_password: NEW })).toEqual(DONE)
    expect(await logIn(instance, PASSWORD)).toBe(401)
    expect(await logIn(instance, NEW)).toBe(200)
  })

  test('a new password at the activation counts beside a proof too', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    expect(await activate(instance, { ...link, proof, new_password: NEW })).toEqual(DONE)
    expect(await logIn(instance, PASSWORD)).toBe(401)
    expect(await logIn(instance, NEW)).toBe(200)
  })

  test("a new password at the activation makes the stranger's browser unknown: a login from there is mailed", async () => {
    const instance = await freshInstance()
    const payload = aRegistration()
    const stranger = { remoteAddress: '198.51.100.7' }
    await instance.app.inject({ method: 'POST', url: account.register.path, payload, ...stranger })
    const [mail] = await instance.workQueue()
    await activate(instance, { ...linkIn(mail!.text), new_password: NEW })
    expect(await mailsOfLogin(instance, NEW)).toEqual([])
    expect(await mailsOfLogin(instance, NEW, true)).toEqual([NEW_LOGIN])
  })

  test('the browser of the registration is known when the password is given elsewhere', async () => {
    const instance = await freshInstance()
    const payload = aRegistration()
    const home = { remoteAddress: '198.51.100.7' }
    await instance.app.inject({ method: 'POST', url: account.register.path, payload, ...home })
    const [mail] = await instance.workQueue()
    await activate(instance, { ...linkIn(mail!.text), password: PASSWORD })
    expect(await mailsOfLogin(instance, PASSWORD, true)).toEqual([])
  })

  test('the proof of one registration does not activate another', async () => {
    const instance = await freshInstance()
    const own = await register(instance)
    const strange = await register(instance, { username: 'mallory' })
    expect((await activate(instance, { ...strange.link, proof: own.proof })).status).toBe(400)
    expect(await activate(instance, { ...own.link, proof: own.proof })).toEqual(DONE)
  })

  test('after an activation by GET the password is unproven: its first login is mailed, from anywhere', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(204)
    expect(await mailsOfLogin(instance, PASSWORD)).toEqual([NEW_LOGIN])
    expect(await mailsOfLogin(instance, PASSWORD)).toEqual([])
  })

  test('a password change after an activation by GET keeps the new password', async () => {
    const instance = await freshInstance()
    const { form, link } = await register(instance)
    await instance.call(account.activateByGet, { params: link })
    const session = await instance.logIn({ id: 0, email: form.email, username: form.username })
    const body = { old_password: PASSWORD, new_password: NEW, re_new_password: NEW }
    expect((await instance.call(settings.changePassword, { body }, session)).status).toBe(200)
    const { is_password_proven } = await instance.db
      .selectFrom('users')
      .select('is_password_proven')
      .executeTakeFirstOrThrow()
    expect(is_password_proven).toBe(true)
    expect(await logIn(instance, NEW)).toBe(200)
  })
})

describe('a password reset of an account that is not active', () => {
  test("a reset of an inactive account sets the password and activates; the registration's password is void", async () => {
    const instance = await freshInstance()
    await register(instance)
    const { mail, link } = await resetLink(instance)
    expect(mail.subject).toBe('Choose a new Guildhall password')
    expect(mail.text).toContain('“marta”, which was registered as a candidate but never activated')
    expect(mail.text).not.toContain('/accounts/activate/')
    expect(await confirmReset(instance, link)).toEqual(DONE)
    expect(await instance.workQueue()).toEqual([])
    expect(await logIn(instance, PASSWORD)).toBe(401)
    expect(await mailsOfLogin(instance, NEW)).toEqual([])
  })

  test('after a reset of an inactive account, its older activation links answer that it is active', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    await confirmReset(instance, (await resetLink(instance)).link)
    expect(await activate(instance, { ...link, proof })).toEqual(ACTIVE)
    expect(await instance.call(account.activateByGet, { params: link })).toEqual(ACTIVE)
    expect(await logIn(instance, NEW)).toBe(200)
  })

  test('a reset mail offers each waiting registration with its username and type; using one drops the others', async () => {
    const instance = await freshInstance()
    await register(instance, { username: 'mallory', user_type: 'company' })
    await register(instance)
    const { mail, link } = await resetLink(instance)
    expect(mail.text.match(/“.*”, a \w+:/g)).toEqual(['“marta”, a candidate:', '“mallory”, a company:'])
    expect(await confirmReset(instance, link)).toEqual(DONE)
    expect(await people(instance)).toEqual([{ username: 'marta', user_type: 'personal', is_active: true }])
    const strange = linkIn(mail.text.slice(mail.text.indexOf('mallory')), RESET)
    expect((await confirmReset(instance, strange, OTHER)).status).toBe(400)
    expect(await logIn(instance, NEW)).toBe(200)
  })

  test("a reset link works however often the registration's browser tries to use up the links", async () => {
    const instance = await freshInstance({ rateLimits: true })
    const { proof } = await register(instance)
    const { link } = await resetLink(instance)
    const uid = proof.split('.')[0]!
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) statuses.push((await activate(instance, { uid, token: 'guess' })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await confirmReset(instance, link)).toEqual(DONE)
  })

  test('a reset of an inactive account refuses a weak password, and its link still works', async () => {
    const instance = await freshInstance()
    await register(instance)
    const { link } = await resetLink(instance)
    expect((await confirmReset(instance, link, 'password1')).status).toBe(400)
    expect(await people(instance)).toMatchObject([{ is_active: false }])
    expect(await confirmReset(instance, link)).toEqual(DONE)
  })
})

describe('registrations of one email', () => {
  test('registrations of one email wait side by side with their types and usernames; the first proven drops the others', async () => {
    const instance = await freshInstance()
    const strange = await register(instance, { username: 'mallory', user_type: 'company' })
    const own = await register(instance, { email: 'Marta@Example.com' })
    expect(await activate(instance, { ...own.link, proof: own.proof })).toEqual(DONE)
    expect(await people(instance)).toEqual([{ username: 'marta', user_type: 'personal', is_active: true }])
    expect(await activate(instance, { ...strange.link, proof: strange.proof })).toEqual(ACTIVE)
    expect(await instance.call(account.activateByGet, { params: strange.link })).toEqual(ACTIVE)
    expect(await logIn(instance, PASSWORD, 'MARTA@example.com')).toBe(200)
  })

  test('registrations of one email may share a username, which is taken for other emails until they are gone', async () => {
    const instance = await freshInstance()
    await register(instance)
    const own = await register(instance, { username: 'Marta', email: 'MARTA@example.com' })
    const elsewhere = await instance.send(account.register, {
      body: aRegistration({ email: 'ben@example.com' }),
    })
    expect(elsewhere.json()).toEqual({ username: ['Username already exists'] })
    await activate(instance, { ...own.link, proof: own.proof })
    expect(await people(instance)).toMatchObject([{ username: 'Marta' }])
  })

  test('one resent mail names each registration of an email with its own link', async () => {
    const instance = await freshInstance()
    await register(instance, { username: 'mallory', user_type: 'company' })
    const own = await register(instance)
    const body = { email: 'marta@example.com' }
    expect(await instance.call(account.resendActivation, { body })).toEqual(DONE)
    const [mail, ...others] = await instance.workQueue()
    expect(others).toEqual([])
    expect(mail!.text.match(/“.*”, a \w+:/g)).toEqual(['“marta”, a candidate:', '“mallory”, a company:'])
    expect(mail!.text.match(/\/accounts\/activate\/#uid=/g)).toHaveLength(2)
    const link = linkIn(mail!.text)
    expect(link.uid).toBe(own.link.uid)
    expect(await activate(instance, { ...link, proof: own.proof })).toEqual(DONE)
  })

  test('a mail names the newest five of more registrations of an email', async () => {
    const instance = await freshInstance()
    for (let i = 0; i < 7; i += 1) await register(instance, { username: `marta${i}` })
    const { mail } = await resetLink(instance)
    const named = mail.text.match(/“marta\d”/g)
    expect(named).toEqual(['“marta6”', '“marta5”', '“marta4”', '“marta3”', '“marta2”'])
  })

  test('registrations of one email get a mail each, however many follow before the first is sent', async () => {
    const instance = await freshInstance()
    const usernames = Array.from({ length: 7 }, (_, i) => `marta${i}`)
    for (const username of usernames)
      await instance.send(account.register, { body: aRegistration({ username }) })
    const mails = await instance.workQueue()
    expect(mails.map(({ text }) => /“(.*)”/.exec(text)?.[1]).sort()).toEqual(usernames)
  })

  test('a registration is refused once the email has an account', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    await activate(instance, { ...link, proof })
    const again = await instance.send(account.register, { body: aRegistration({ username: 'other' }) })
    expect(again.json()).toEqual({ email: ['Email already exists'] })
  })

  test('a registration that an older server left beside an account neither activates nor gets a password', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    const { link: reset } = await resetLink(instance)
    const active = { user_type: 'company', username: 'first', email: 'marta@example.com', name: 'Marta' }
    await instance.db
      .insertInto('users')
      .values({ ...active, is_active: true })
      .execute()
    expect(await activate(instance, { ...link, proof })).toEqual(ACTIVE)
    await confirmReset(instance, reset)
    expect(await logIn(instance, NEW)).toBe(401)
  })
})

describe('proofs of one email at the same time', () => {
  /** Starts calls that wait for each other, and returns their statuses. */
  async function race(instance: TestInstance, calls: (() => Promise<{ status: number }>)[]) {
    const lock = `select pg_advisory_xact_lock(hashtextextended('address marta@example.com', 0))`
    const { started } = await whileHolding(instance, lock, async (waiting) => {
      const started = calls.map((call) => call())
      await waiting(calls.length)
      return { started }
    })
    return (await Promise.all(started)).map(({ status }) => status).sort()
  }

  test('of two registrations activated at once one is, and the other answers that the account is active', async () => {
    const instance = await freshInstance()
    const both = [await register(instance), await register(instance, { username: 'other' })]
    const calls = both.map(
      ({ link, proof }) =>
        () =>
          activate(instance, { ...link, proof }),
    )
    expect(await race(instance, calls)).toEqual([204, 403])
    expect(await people(instance)).toMatchObject([{ is_active: true }])
  })

  test("of an activation and a reset at once, whichever is first, the mailbox owner's password holds", async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    const { link: reset } = await resetLink(instance)
    const statuses = await race(instance, [
      () => activate(instance, { ...link, proof }),
      () => confirmReset(instance, reset),
    ])
    expect([
      [204, 204],
      [204, 403],
    ]).toContainEqual(statuses)
    expect(await logIn(instance, NEW)).toBe(200)
    expect(await logIn(instance, PASSWORD)).toBe(401)
  })

  test('a registration that comes during an activation is refused', async () => {
    const instance = await freshInstance()
    const { link, proof } = await register(instance)
    const statuses = await race(instance, [
      () => activate(instance, { ...link, proof }),
      async () => {
        const body = aRegistration({ username: 'other' })
        return { status: (await instance.send(account.register, { body })).statusCode }
      },
    ])
    const [first] = await people(instance)
    expect(first).toBeDefined()
    expect(
      await instance.db.selectFrom('users').where('is_active', '=', true).selectAll().execute(),
    ).toHaveLength(1)
    expect([
      [201, 204],
      [204, 400],
    ]).toContainEqual(statuses)
    expect(await people(instance)).toHaveLength(1)
  })
})

describe('the lock of a new-login mail', () => {
  /** An account whose owner got a mail about a stranger's login. */
  async function attacked(instance: TestInstance) {
    const owner = await instance.newAccount({ email: 'marta@example.com' })
    expect(await logInElsewhere(instance)).toBe(200)
    const [mail] = await instance.workQueue()
    return { owner, link: linkIn(mail!.text, '/accounts/lock/') }
  }

  const logInElsewhere = async ({ app }: TestInstance) => {
    const payload = { email: 'marta@example.com', password: PASSWORD }
    const remoteAddress = '198.51.100.7'
    const response = await app.inject({ method: 'POST', url: account.logIn.path, payload, remoteAddress })
    return response.statusCode
  }

  const lock = (instance: TestInstance, body: Link) => instance.call(account.lock, { body })

  test('the lock link ends sessions, voids the password, and mails a link that unlocks the account', async () => {
    const instance = await freshInstance()
    const { owner, link } = await attacked(instance)
    expect(await lock(instance, link)).toEqual(DONE)
    expect((await instance.send(sessions.getProfileImageName, {}, { as: owner })).statusCode).toBe(401)
    expect((await instance.send(sessions.refresh, { body: { refresh: owner.refresh } })).statusCode).toBe(401)
    expect(await logIn(instance, PASSWORD)).toBe(401)
    const [mail, ...others] = await instance.workQueue()
    expect(others).toEqual([])
    expect(await confirmReset(instance, linkIn(mail!.text, RESET))).toEqual(DONE)
    expect(await logIn(instance, NEW)).toBe(200)
    const row = await instance.db.selectFrom('users').select('locked_at').executeTakeFirstOrThrow()
    expect(row.locked_at).toBeNull()
  })

  test("a lock makes the stranger's browser unknown: a later login from there is mailed", async () => {
    const instance = await freshInstance()
    const { link } = await attacked(instance)
    await lock(instance, link)
    const [mail] = await instance.workQueue()
    await confirmReset(instance, linkIn(mail!.text, RESET))
    await instance.workQueue()
    expect(await mailsOfLogin(instance, NEW, true)).toEqual([NEW_LOGIN])
  })

  test('the lock link works once, and voids the links of older mails about logins and resets', async () => {
    const instance = await freshInstance()
    const { link } = await attacked(instance)
    await instance.db.deleteFrom('known_logins').execute()
    await logInElsewhere(instance)
    const [mail] = await instance.workQueue()
    const { link: reset } = await resetLink(instance)
    expect(await lock(instance, linkIn(mail!.text, '/accounts/lock/'))).toEqual(DONE)
    for (const used of [linkIn(mail!.text, '/accounts/lock/'), link])
      expect(await lock(instance, used)).toEqual({
        status: 400,
        body: { error: 'This link is invalid, expired or already used.' },
      })
    expect((await confirmReset(instance, reset)).status).toBe(400)
  })

  test("the lock link works after the stranger's password change, and the owner's reset ends the lock", async () => {
    const instance = await freshInstance()
    const { owner, link } = await attacked(instance)
    const body = { old_password: PASSWORD, new_password: OTHER, re_new_password: OTHER }
    expect((await instance.call(settings.changePassword, { body }, owner)).status).toBe(200)
    await instance.workQueue()
    const { link: reset } = await resetLink(instance)
    await confirmReset(instance, reset)
    expect((await lock(instance, link)).status).toBe(400)
    expect(await logIn(instance, NEW)).toBe(200)
  })

  test('the lock link is valid for 30 days', async () => {
    const instance = await freshInstance()
    const { link } = await attacked(instance)
    const age = (days: number) =>
      sql`update mailed_links set expires_at = expires_at - make_interval(days => ${days})`.execute(
        instance.db,
      )
    await age(31)
    expect((await lock(instance, link)).status).toBe(400)
    await age(-2)
    expect(await lock(instance, link)).toEqual(DONE)
  })

  test('a lock takes no link with another purpose', async () => {
    const instance = await freshInstance()
    await attacked(instance)
    const { link } = await register(instance, { username: 'ben', email: 'ben@example.com' })
    const { link: reset } = await resetLink(instance)
    for (const other of [link, reset, { uid: '', token: '' }])
      expect((await lock(instance, other)).status).toBe(400)
    expect(await logIn(instance, PASSWORD)).toBe(200)
  })
})
