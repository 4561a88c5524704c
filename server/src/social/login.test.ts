import { account } from '@guildhall/contract/account/endpoints'
import { settings } from '@guildhall/contract/account/settings'
import { social } from '@guildhall/contract/social/endpoints'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { linkIn } from '../../test/registering.ts'
import { adapterOf, anIdentity, freshSocialInstance } from '../../test/socialLogin.ts'

const CLOSED = [401, { error: "You can't log in to this account. Please choose a different one." }]

describe('the providers', () => {
  test('the provider is named to visitors', async () => {
    const instance = await freshSocialInstance()
    const { status, body } = await instance.call(social.getSocialProviders, {})
    expect([status, body]).toEqual([200, [{ provider: 'town', name: 'Town ID' }]])
  })

  test('the calls of another provider answer 404, and so do all without a provider', async () => {
    const [some, none] = [await freshSocialInstance(), await freshInstance()]
    expect((await none.call(social.getSocialProviders, {})).body).toEqual([])
    const body = { email: '', name: '', ticket: '' }
    for (const [instance, provider] of [
      [some, 'google'],
      [none, 'town'],
      [none, 'undefined'],
    ] as const) {
      for (const e of [social.startSocialLogin, social.finishSocialLogin, social.logInSocially]) {
        const response = await instance.send(e, { params: { provider }, body })
        expect.soft([response.statusCode, response.json()], provider).toEqual([404, { error: 'Not found.' }])
      }
    }
  })
})

describe('a first login at a provider', () => {
  test('a new email becomes an active personal account without a password', async () => {
    const instance = await freshSocialInstance()
    const user = await instance.accountOf(await instance.signIn('marta'))
    expect(user).toMatchObject({
      user_type: 'personal',
      username: 'marta',
      name: 'Marta Holt',
      email: 'marta@example.com',
      password_hash: null,
      is_active: true,
    })
    expect(user.activated_at).not.toBeNull()
    expect(await instance.workQueue()).toEqual([])
  })

  test('the name, picture and type in the body of the login call are ignored', async () => {
    const instance = await freshSocialInstance()
    const fragment = await instance.visitProvider('marta')
    const body = { ...fragment, name: 'Mallory', picture: 'https://127.0.0.1/', user_type: 'company' }
    const user = await instance.accountOf(await instance.redeem(body))
    expect(user).toMatchObject({ name: 'Marta Holt', user_type: 'personal' })
    expect(await instance.db.selectFrom('identities').selectAll().execute()).toMatchObject([
      { issuer: instance.provider.issuer, subject: 'marta', user_id: user.id },
    ])
  })

  test('a taken username gets a number, and a reserved one another name', async () => {
    const instance = await freshSocialInstance([
      anIdentity(),
      anIdentity({ sub: 'info', email: 'info@example.org', name: '' }),
    ])
    await instance.newAccount({ username: 'Marta' })
    expect((await instance.accountOf(await instance.signIn('marta'))).username).toMatch(/^marta\d+$/)
    expect(await instance.accountOf(await instance.signIn('info'))).toMatchObject({
      username: 'candidate',
      name: 'candidate',
    })
  })

  test('two first logins of one person at once, on two servers, open one account', async () => {
    const instance = await freshSocialInstance()
    const apps = [instance.app, instance.anotherServer()]
    const fragments = await Promise.all(apps.map((app) => instance.visitProvider('marta', app)))
    // The first one waits with its lock on the identity, and the second one for that lock.
    const { logins } = await whileHolding(instance, 'lock table identities', async (waiting) => {
      const logins = apps.map((app, i) => instance.redeem(fragments[i]!, app).then((response) => response))
      await waiting(2)
      return { logins }
    })
    const responses = await Promise.all(logins)
    const users = await Promise.all(responses.map(instance.accountOf))
    expect(users[0]!.id).toBe(users[1]!.id)
    expect(await instance.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('first logins of several people with the same local part at once open an account each', async () => {
    const people = ['a', 'b', 'c', 'd'].map((sub) => anIdentity({ sub, email: `marta@${sub}.example.com` }))
    const instance = await freshSocialInstance(people)
    const fragments = await Promise.all(people.map(({ sub }) => instance.visitProvider(sub)))
    const responses = await Promise.all(fragments.map((fragment) => instance.redeem(fragment)))
    const users = await Promise.all(responses.map(instance.accountOf))
    expect(users.map(({ email }) => email).sort()).toEqual(people.map(({ email }) => email))
  })

  test('a login can start on one server and end on another', async () => {
    const instance = await freshSocialInstance()
    const { url, cookie } = await instance.start()
    const callback = await instance.provider.logIn(url, 'marta')
    const fragment = await instance.finish(callback, cookie, instance.anotherServer())
    expect((await instance.redeem(fragment)).statusCode).toBe(200)
  })

  test('a server that has not reached the provider yet answers 503, and the ticket stays valid', async () => {
    const instance = await freshSocialInstance()
    const fragment = await instance.visitProvider('marta')
    const app = instance.anotherServer({ identityProvider: adapterOf(instance.provider) })
    await instance.provider.stop()
    expect((await instance.redeem(fragment, app)).statusCode).toBe(503)
    await instance.provider.start()
    expect((await instance.redeem(fragment, app)).statusCode).toBe(200)
  })
})

describe('a later login at a provider', () => {
  test('a linked person opens the same account when the email at the provider has changed', async () => {
    const instance = await freshSocialInstance()
    const first = await instance.accountOf(await instance.signIn('marta'))
    await instance.provider.setIdentities([anIdentity({ email: 'new@example.com', name: 'Marta Lind' })])
    const second = await instance.accountOf(await instance.signIn('marta'))
    expect(second).toMatchObject({ id: first.id, email: 'marta@example.com', name: 'Marta Holt' })
  })

  test('an email that another person at the provider has now opens that account for both', async () => {
    const instance = await freshSocialInstance([anIdentity(), anIdentity({ sub: 'other' })])
    const first = await instance.accountOf(await instance.signIn('marta'))
    expect(await instance.accountOf(await instance.signIn('other'))).toMatchObject({ id: first.id })
  })

  test('a linked account that was deactivated or belongs to the demo stays closed', async () => {
    for (const columns of [{ is_active: false }, { is_demo: true }]) {
      const instance = await freshSocialInstance()
      await instance.accountOf(await instance.signIn('marta'))
      await instance.db.updateTable('users').set(columns).execute()
      const response = await instance.signIn('marta')
      expect.soft([response.statusCode, response.json()], JSON.stringify(columns)).toEqual(CLOSED)
    }
  })

  test('a login during a deactivation waits for it and is refused', async () => {
    const instance = await freshSocialInstance()
    await instance.accountOf(await instance.signIn('marta'))
    const fragment = await instance.visitProvider('marta')
    const { login } = await whileHolding(instance, 'update users set is_active = false', async (waiting) => {
      const login = instance.redeem(fragment).then((response) => response)
      await waiting(1)
      return { login }
    })
    expect((await login).statusCode).toBe(401)
  })

  test('a login from a new browser sends a mail that names the provider', async () => {
    const instance = await freshSocialInstance()
    await instance.signIn('marta')
    const other = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    await instance.redeem(await instance.visitProvider('marta'), instance.app, other)
    const [mail, ...others] = await instance.workQueue()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'marta@example.com', subject: 'New login to your Guildhall account' })
    expect(mail!.text).toContain('“marta” with Town ID, from a browser')
    expect(mail!.text).toContain('please secure your account at Town ID, then lock this account')
  })
})

test('a locked account stays closed to the provider until the owner chooses a password', async () => {
  const instance = await freshSocialInstance()
  await instance.signIn('marta')
  const other = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await instance.redeem(await instance.visitProvider('marta'), instance.app, other)
  const [mail] = await instance.workQueue()
  const body = linkIn(mail!.text, '/accounts/lock/')
  expect((await instance.call(account.lock, { body })).status).toBe(204)
  const refused = await instance.signIn('marta')
  expect([refused.statusCode, refused.json()]).toEqual([
    401,
    { error: 'This account is locked. Please choose a new password with the link in our email.' },
  ])
  const [reset] = await instance.workQueue()
  const passwords = { new_password: 'nine lanterns at sea', re_new_password: 'nine lanterns at sea' }
  const link = linkIn(reset!.text, '/password/reset/confirm/')
  const confirmed = await instance.call(account.confirmPasswordReset, { body: { ...link, ...passwords } })
  expect(confirmed.status).toBe(204)
  expect((await instance.signIn('marta')).statusCode).toBe(200)
})

describe('an account without a password', () => {
  test('a reset mail sets its first password, and until then no password opens it', async () => {
    const instance = await freshSocialInstance()
    const response = await instance.signIn('marta')
    const { email } = await instance.accountOf(response)
    const hasPassword = async ({ access_token }: { access_token: string }) => {
      const headers = { authorization: `JWT ${access_token}` }
      const preferences = await instance.send(settings.getPreferences, {}, { headers })
      return preferences.json<{ has_password: boolean }>().has_password
    }
    expect(await hasPassword(tokensOf(response))).toBe(false)
    const new_password = 'nine lanterns at sea'
    const logIn = () => instance.send(account.logIn, { body: { email, password: new_password } })
    expect((await logIn()).statusCode).toBe(401)
    await instance.call(account.requestPasswordResetByGet, { params: { email } })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text, '/password/reset/confirm/')
    const body = { ...link, new_password, re_new_password: new_password }
    expect((await instance.call(account.confirmPasswordReset, { body })).status).toBe(204)
    expect((await logIn()).statusCode).toBe(200)
    expect(await hasPassword(tokensOf(await instance.signIn('marta')))).toBe(true)
  })
})

const tokensOf = (response: Awaited<ReturnType<Awaited<ReturnType<typeof freshSocialInstance>>['redeem']>>) =>
  response.json<{ response_data: { access_token: string } }>().response_data
