import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { register } from '../../test/registering.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const tryToLogIn = (instance: TestInstance, body: object) => instance.send(account.logIn, { body })

describe('login', () => {
  test('a login returns an access token and a refresh token', async () => {
    const instance = await freshInstance()
    const { id, email } = await instance.newAccount()
    const { status, body } = await instance.call(account.logIn, { body: { email, password: PASSWORD } })
    expect(status).toBe(200)
    const tokens = body as { access: string; refresh: string }
    expect(Object.keys(tokens).sort()).toEqual(['access', 'refresh'])
    const me = await instance.send(
      sessions.getProfileImageName,
      {},
      { headers: { authorization: `JWT ${tokens.access}` } },
    )
    expect(me.json()).toMatchObject({ user_id: id })
    expect((await instance.call(sessions.refresh, { body: { refresh: tokens.refresh } })).status).toBe(200)
  })

  test('only the hash of a refresh token is stored', async () => {
    const instance = await freshInstance()
    const { refresh } = await instance.newAccount()
    const [session] = await instance.db.selectFrom('sessions').selectAll().execute()
    expect(session!.refresh_hash).toHaveLength(32)
    expect(session!.refresh_hash.toString('base64url')).not.toBe(refresh)
  })

  test('a login accepts the email in any case and with surrounding whitespace', async () => {
    const instance = await freshInstance()
    await instance.newAccount({ email: 'Ann.Lee@example.com' })
    for (const email of ['Ann.Lee@example.com', 'ann.lee@EXAMPLE.com', ' ann.lee@example.com '])
      expect.soft((await tryToLogIn(instance, { email, password: PASSWORD })).statusCode, email).toBe(200)
  })

  test('a login compares the password exactly as sent', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase(), `${PASSWORD}\n`])
      expect.soft((await tryToLogIn(instance, { email, password })).statusCode, password).toBe(401)
  })

  test('a login names the missing fields', async () => {
    const instance = await freshInstance()
    const EMAIL = 'Email is required'
    const PASSWORD_MISSING = 'Password is required'
    const both = { email: [EMAIL], password: [PASSWORD_MISSING] }
    const table: [body: object, error: string, errorField: object][] = [
      [{ email: '', password: '' }, EMAIL, both],
      [{}, EMAIL, both],
      [{ email: 7, password: null }, EMAIL, both],
      [{ password: PASSWORD }, EMAIL, { email: [EMAIL] }],
      [{ email: 'ann@example.com' }, PASSWORD_MISSING, { password: [PASSWORD_MISSING] }],
    ]
    for (const [body, error, errorField] of table) {
      const response = await tryToLogIn(instance, body)
      expect.soft(response.statusCode).toBe(400)
      expect.soft(response.json(), JSON.stringify(body)).toEqual({ error, errorField })
    }
  })

  test('a wrong password, an unknown email and an inactive account get the same refusal', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    const { form: inactive } = await register(instance)
    const attempts = [
      { email, password: 'not the password' },
      { email: 'nobody@example.com', password: PASSWORD },
      { email: 'no email at all', password: PASSWORD },
      { email: inactive.email, password: inactive.password },
      { email: `${email}' or '1'='1`, password: PASSWORD },
    ]
    for (const body of attempts) {
      const response = await tryToLogIn(instance, body)
      expect.soft(response.statusCode).toBe(401)
      expect.soft(response.payload).toBe('{"error":"Username or password not found"}')
    }
  })

  test('a login is refused for an account without a password', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    await instance.db.updateTable('users').set({ password_hash: null }).execute()
    for (const password of [PASSWORD, 'the password of no account'])
      expect.soft((await tryToLogIn(instance, { email, password })).statusCode).toBe(401)
  })
})
