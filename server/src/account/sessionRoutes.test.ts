import { hkdfSync } from 'node:crypto'
import { sessions } from '@guildhall/contract/account/sessions'
import { profile } from '@guildhall/contract/profile/endpoints'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { recordScenario } from '../../test/chaos/report.ts'
import type { Account } from '../../test/factories.ts'
import { register } from '../../test/registering.ts'
import { freshInstance, SECRET, type TestInstance } from '../../test/instance.ts'

const LOG_IN = { error: 'Please log in.' }

const refresh = (instance: TestInstance, token: unknown) =>
  instance.send(sessions.refresh, { body: { refresh: token } })

const logOut = (instance: TestInstance, token: string) =>
  instance.call(sessions.logOut, { body: { refresh: token } })

/** The status of a request that needs a valid access token. */
const statusAs = async (instance: TestInstance, authorization: string) =>
  (await instance.send(sessions.getProfileImageName, {}, { headers: { authorization } })).statusCode

async function expectEnded(instance: TestInstance, { access, refresh: token }: Account) {
  expect(await statusAs(instance, `JWT ${access}`)).toBe(401)
  const response = await refresh(instance, token)
  expect({ status: response.statusCode, body: response.json<unknown>() }).toEqual({
    status: 401,
    body: LOG_IN,
  })
}

describe('refreshing', () => {
  test('a refresh returns a new access token, any number of times', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    for (let i = 0; i < 2; i += 1) {
      const response = await refresh(instance, someone.refresh)
      expect(response.statusCode).toBe(200)
      expect(Object.keys(response.json<object>())).toEqual(['access'])
      expect(await statusAs(instance, `JWT ${response.json<{ access: string }>().access}`)).toBe(200)
    }
  })

  test('a refresh is refused without a token or with one that is not a string', async () => {
    const instance = await freshInstance()
    const missing = {
      error: 'Refresh token is required',
      errorField: { refresh: ['Refresh token is required'] },
    }
    for (const token of [undefined, '', null, 7, {}]) {
      const response = await refresh(instance, token)
      expect.soft(response.statusCode).toBe(400)
      expect.soft(response.json()).toEqual(missing)
    }
  })

  test('a refresh is refused with a token of no session, such as an access token', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    for (const token of ['x', someone.refresh.toLowerCase(), `${someone.refresh} `, someone.access])
      expect.soft((await refresh(instance, token)).statusCode).toBe(401)
  })
})

describe('logging out', () => {
  test('a logout ends the session and its access token at once, and can be repeated', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    expect(await logOut(instance, someone.refresh)).toEqual({ status: 204, body: undefined })
    await expectEnded(instance, someone)
    expect((await logOut(instance, someone.refresh)).status).toBe(204)
    expect((await logOut(instance, 'no such token')).status).toBe(204)
  })

  test("a logout leaves the account's other sessions alone", async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    await logOut(instance, here.refresh)
    expect(await statusAs(instance, `JWT ${there.access}`)).toBe(200)
    expect((await refresh(instance, there.refresh)).statusCode).toBe(200)
  })
})

describe('session expiry', () => {
  const age = (instance: TestInstance, column: 'created_at' | 'used_at', hours: number) =>
    sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`.execute(
      instance.db,
    )

  test('a session ends 30 days after the login, even if it is in use', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await age(instance, 'created_at', 30 * 24 - 1)
    expect((await refresh(instance, someone.refresh)).statusCode).toBe(200)
    await age(instance, 'created_at', 2)
    await expectEnded(instance, someone)
  })

  test('a session ends after 7 days without a refresh', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await age(instance, 'used_at', 7 * 24 - 1)
    expect((await refresh(instance, someone.refresh)).statusCode).toBe(200)
    await age(instance, 'used_at', 7 * 24 - 1)
    expect(await statusAs(instance, `JWT ${someone.access}`)).toBe(200)
    await age(instance, 'used_at', 2)
    await expectEnded(instance, someone)
  })

  test('a session ends at once when its account is deactivated', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    await expectEnded(instance, someone)
  })
})

describe('access tokens', () => {
  const KEY = new Uint8Array(hkdfSync('sha256', SECRET, '', 'access tokens', 32))
  const nowInSeconds = () => Math.floor(Date.now() / 1000)

  type TokenParts = {
    key?: Uint8Array
    alg?: string
    typ?: string
    aud?: string
    iat?: number
    exp?: unknown
    nbf?: unknown
    sid?: unknown
    sub?: unknown
  }

  /** A token as the server signs it, except for the given parts. */
  function signToken({ key = KEY, alg = 'HS256', typ = 'access', ...claims }: TokenParts) {
    const payload = { aud: 'guildhall', exp: nowInSeconds() + 60, ...claims }
    return new SignJWT(payload as JWTPayload).setProtectedHeader({ alg, typ }).sign(key)
  }

  async function newSession(instance: TestInstance) {
    const someone = await instance.newAccount()
    const { id } = await instance.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    return { someone, sid: id, sub: String(someone.id) }
  }

  test("an access token is accepted only with this server's signature, algorithm, type and audience", async () => {
    const instance = await freshInstance()
    const { sid, sub } = await newSession(instance)
    const valid = { sid, sub }
    expect(await statusAs(instance, `JWT ${await signToken(valid)}`)).toBe(200)
    const forged = {
      'another key': await signToken({ ...valid, key: new TextEncoder().encode(SECRET) }),
      'another algorithm': await signToken({ ...valid, alg: 'HS512', key: new Uint8Array(64).fill(1) }),
      'the right key with another algorithm': await signToken({
        ...valid,
        alg: 'HS384',
        key: padded(KEY, 48),
      }),
      'another type': await signToken({ ...valid, typ: 'JWT' }),
      'another audience': await signToken({ ...valid, aud: 'elsewhere' }),
      'an unknown session': await signToken({ ...valid, sid: '00000000-0000-4000-8000-000000000000' }),
      'no signature': new UnsecuredJWT(valid).setAudience('guildhall').setExpirationTime('1m').encode(),
      'no signature, with the algorithm none': unsigned({ alg: 'none', typ: 'access' }, valid),
    }
    for (const [what, token] of Object.entries(forged))
      expect.soft(await statusAs(instance, `JWT ${token}`), what).toBe(401)
  })

  test('an access token needs a valid expiry, session and account', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await newSession(instance)
    const stranger = await instance.newAccount()
    const valid = { sid, sub }
    const incomplete: TokenParts[] = [
      { ...valid, exp: undefined },
      ...[null, String(nowInSeconds() + 60), [nowInSeconds() + 60], true, 'soon'].map((exp) => ({
        ...valid,
        exp,
      })),
      ...[undefined, null, '', 1, [sid], { sid }, 'session', "' or 1=1 --", `${sid}0`].map((sid) => ({
        ...valid,
        sid,
      })),
      ...[
        undefined,
        null,
        '',
        someone.id,
        [sub],
        ` ${sub}`,
        `0${sub}`,
        `${sub}.0`,
        'me',
        String(stranger.id),
      ].map((sub) => ({ ...valid, sub })),
      { ...valid, nbf: 'now' },
      { ...valid, nbf: nowInSeconds() + 600 },
    ]
    for (const claims of incomplete) {
      const authorization = `JWT ${await signToken(claims)}`
      expect.soft(await statusAs(instance, authorization), JSON.stringify(claims)).toBe(401)
      const asVisitor = await instance.send(
        profile.getProfile,
        { params: { userId: someone.id } },
        { headers: { authorization } },
      )
      expect.soft(asVisitor.json(), JSON.stringify(claims)).toMatchObject({ id: someone.id, email: null })
    }
  })

  test('an access token lives 5 minutes, and 2 more to allow for clock differences', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await newSession(instance)
    const { exp, iat } = claimsOf(someone.access)
    expect(exp - iat).toBe(5 * 60)
    expect(await statusAs(instance, `JWT ${await signToken({ sid, sub, exp: nowInSeconds() - 100 })}`)).toBe(
      200,
    )
    expect(await statusAs(instance, `JWT ${await signToken({ sid, sub, exp: nowInSeconds() - 130 })}`)).toBe(
      401,
    )
  })

  test('an access token of a server whose clock is 90 seconds off is accepted until its session ends', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await newSession(instance)
    for (const seconds of [-90, 90]) {
      const iat = nowInSeconds() + seconds
      for (const age of [0, 5 * 60])
        expect
          .soft(
            await statusAs(
              instance,
              `JWT ${await signToken({ sid, sub, iat: iat - age, exp: iat - age + 5 * 60 })}`,
            ),
          )
          .toBe(200)
    }
    await logOut(instance, someone.refresh)
    const future = await signToken({ sid, sub, iat: nowInSeconds() + 90, exp: nowInSeconds() + 90 + 5 * 60 })
    expect(await statusAs(instance, `JWT ${future}`)).toBe(401)
    recordScenario('R20')
  })

  test('a refresh token is not accepted as an access token', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    expect(await statusAs(instance, `JWT ${someone.refresh}`)).toBe(401)
  })

  test('the parts of a mailed link are accepted neither as an access token nor as a refresh token', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    for (const part of [link.uid, link.token]) {
      expect(await statusAs(instance, `JWT ${part}`)).toBe(401)
      expect((await refresh(instance, part)).statusCode).toBe(401)
    }
  })

  test('an access token is accepted only after the scheme JWT', async () => {
    const instance = await freshInstance()
    const { access } = await instance.newAccount()
    expect(await statusAs(instance, `JWT ${access}`)).toBe(200)
    for (const header of [
      access,
      `Bearer ${access}`,
      `jwt ${access}`,
      `JWT${access}`,
      'JWT',
      `JWT ${access} x`,
    ])
      expect.soft(await statusAs(instance, header), header.slice(0, 8)).toBe(401)
  })

  test("a request with an expired access token counts as a visitor's where visitors are allowed", async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const read = () => instance.call(profile.getProfile, { params: { userId: someone.id } }, someone)
    expect(await read()).toMatchObject({ status: 200, body: { email: someone.email } })
    await logOut(instance, someone.refresh)
    expect(await read()).toMatchObject({ status: 200, body: { email: null } })
  })
})

const padded = (key: Uint8Array, length: number) => Object.assign(new Uint8Array(length), key)

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const unsigned = (header: object, claims: object) =>
  `${encoded(header)}.${encoded({ aud: 'guildhall', exp: 4_102_444_800, ...claims })}.`

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number; iat: number }
