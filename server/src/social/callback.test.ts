import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anIdentity, CALLBACK, freshSocialInstance, keptLog } from '../../test/socialLogin.ts'

const FAILED = { error: 'failed' }

describe('going to the provider', () => {
  test('the browser is redirected with a state, a nonce and a challenge, and gets one short cookie', async () => {
    const instance = await freshSocialInstance()
    const { statusCode, headers } = await instance.app.inject('/api/town-auth/start/')
    expect(statusCode).toBe(302)
    const { origin, searchParams } = new URL(headers.location!)
    expect(origin).toBe(instance.provider.issuer)
    const { state, nonce, code_challenge, ...others } = Object.fromEntries(searchParams)
    for (const value of [state, nonce, code_challenge]) expect.soft(value).toMatch(/^[\w-]{43}$/)
    expect(others).toEqual({
      client_id: 'guildhall',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    expect(headers['set-cookie']).toMatch(
      /^social_login=[\w.-]+; Path=\/api\/town-auth\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    for (const value of [state, nonce]) expect(headers['set-cookie']).not.toContain(value)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test('the cookie is sent over https only if the site has it', async () => {
    const instance = await freshSocialInstance()
    const secure = instance.anotherServer({ publicUrl: 'https://guildhall.example' })
    const { headers } = await secure.inject('/api/town-auth/start/')
    expect(headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/)
  })

  test('while the provider is down, logins fail on the login page, and succeed as soon as it is back', async () => {
    const { log, lines } = keptLog()
    const instance = await freshSocialInstance([anIdentity()], { log })
    await instance.provider.stop()
    const { statusCode, headers } = await instance.app.inject('/api/town-auth/start/')
    expect([statusCode, headers.location]).toEqual([302, '/login/#error=failed'])
    expect(lines.find((line) => line.includes('social login failed'))).toContain('ECONNREFUSED')
    await instance.provider.start()
    expect((await instance.signIn('marta')).statusCode).toBe(200)
  })
})

describe('returning from the provider', () => {
  test('the ticket, email, name and picture are in the fragment, and the cookie is deleted', async () => {
    const picture = 'https://pictures.example/marta.png'
    const instance = await freshSocialInstance([anIdentity({ picture })])
    const { url, cookie } = await instance.start()
    const { pathname, search } = new URL(await instance.provider.logIn(url, 'marta'))
    const { statusCode, headers } = await instance.app.inject({ url: pathname + search, headers: { cookie } })
    expect(statusCode).toBe(302)
    expect(Object.fromEntries(new URLSearchParams(headers.location!.split('#')[1]))).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
      email: 'marta@example.com',
      name: 'Marta Holt',
      picture,
    })
    expect(headers['set-cookie']).toBe(
      'social_login=; Path=/api/town-auth/; Max-Age=0; HttpOnly; SameSite=Lax',
    )
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test('a cancelled login and an unverified email are told apart', async () => {
    const instance = await freshSocialInstance([anIdentity({ email_verified: false })])
    expect(await instance.visitProvider('cancel')).toEqual({ error: 'cancelled' })
    expect(await instance.visitProvider('marta')).toEqual({ error: 'unverified' })
  })

  test('an email that the site does not accept, or none, fails', async () => {
    const instance = await freshSocialInstance()
    for (const email of ['marta@holt.photography', 'marta', '']) {
      await instance.provider.setIdentities([anIdentity({ email })])
      expect.soft(await instance.visitProvider('marta'), email).toEqual(FAILED)
    }
  })

  test('a return without the cookie of the same login, issuer and site fails', async () => {
    const instance = await freshSocialInstance()
    const [mine, theirs] = [await instance.start(), await instance.start()]
    const callback = await instance.provider.logIn(mine.url, 'marta')
    expect(await instance.finish(callback)).toEqual(FAILED)
    expect(await instance.finish(callback, theirs.cookie)).toEqual(FAILED)
    expect(await instance.finish(callback, `${mine.cookie}x`)).toEqual(FAILED)
    expect(await instance.finish(callback, 'social_login=forged')).toEqual(FAILED)
    const otherSecret = instance.anotherServer({ secret: 'another secret that nobody else has' })
    expect(await instance.finish(callback, mine.cookie, otherSecret)).toEqual(FAILED)
    const identityProvider = { ...instance.identityProvider, issuer: async () => 'https://other.example' }
    const otherIssuer = instance.anotherServer({ identityProvider })
    expect(await instance.finish(callback, mine.cookie, otherIssuer)).toEqual(FAILED)
    expect(await instance.finish(callback, `theme=dark; ${mine.cookie}`)).toHaveProperty('ticket')
  })

  test('a return more than ten minutes later fails', async () => {
    const instance = await freshSocialInstance()
    const startAgo = async (seconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 })
      onTestFinished(() => void vi.useRealTimers())
      const started = await instance.start()
      vi.useRealTimers()
      return started
    }
    for (const [seconds, result] of [
      [590, 'ticket'],
      [610, 'error'],
    ] as const) {
      const { url, cookie } = await startAgo(seconds)
      const callback = await instance.provider.logIn(url, 'marta')
      expect.soft(await instance.finish(callback, cookie), String(seconds)).toHaveProperty(result)
    }
  })

  test('a changed state, a changed code, a used code and a call without a query fail', async () => {
    const instance = await freshSocialInstance()
    const { url, cookie } = await instance.start()
    const callback = await instance.provider.logIn(url, 'marta')
    for (const name of ['state', 'code', 'iss']) {
      const changed = new URL(callback)
      changed.searchParams.set(name, 'x')
      expect.soft(await instance.finish(changed.href, cookie), name).toEqual(FAILED)
    }
    expect(await instance.finish(CALLBACK, cookie)).toEqual(FAILED)
    expect(await instance.finish(callback, cookie)).toHaveProperty('ticket')
    expect(await instance.finish(callback, cookie)).toEqual(FAILED)
  })

  test('a provider that stops during a login fails it', async () => {
    const instance = await freshSocialInstance()
    const { url, cookie } = await instance.start()
    const callback = await instance.provider.logIn(url, 'marta')
    await instance.provider.stop()
    expect(await instance.finish(callback, cookie)).toEqual(FAILED)
  })

  test('the log has the cause of each failure, and no email, code, ticket or cookie', async () => {
    const { log, lines } = keptLog()
    const instance = await freshSocialInstance(
      [anIdentity(), anIdentity({ sub: 'bo', email_verified: false })],
      {
        log,
      },
    )
    const { url, cookie } = await instance.start()
    const callback = await instance.provider.logIn(url, 'marta')
    await instance.finish(callback)
    const forged = new URL(callback)
    forged.searchParams.set('code', 'x')
    await instance.finish(forged.href, cookie)
    const fragment = await instance.finish(callback, cookie)
    await instance.redeem(fragment)
    await instance.redeem(fragment)
    await instance.visitProvider('bo')

    const output = lines.join('')
    const failures = lines.flatMap((line) => (JSON.parse(line) as { failure?: string }).failure ?? [])
    expect(failures).toEqual([
      'Error: The cookie of the login is missing.',
      expect.stringContaining('invalid_grant'),
      'Error: The email is not verified.',
    ])
    const { code, state } = Object.fromEntries(new URL(callback).searchParams)
    const secrets = { ...fragment, code, state, cookie: cookie.split('=')[1], local: 'marta' }
    expect(Object.entries(secrets).filter(([, secret]) => secret && output.includes(secret))).toEqual([])
  })
})
