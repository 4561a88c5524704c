import { hkdfSync } from 'node:crypto'
import { account } from '@guildhall/contract/account/endpoints'
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
  instance.send(account.refresh, { body: { refresh: token } })

const logOut = (instance: TestInstance, token: string) =>
  instance.call(account.logOut, { body: { refresh: token } })

/** The status of a call that only a living access token may make. */
const statusAs = async (instance: TestInstance, authorization: string) =>
  (await instance.send(account.getProfileImageName, {}, { headers: { authorization } })).statusCode

async function expectEnded(instance: TestInstance, { access, refresh: token }: Account) {
  expect(await statusAs(instance, `JWT ${access}`)).toBe(401)
  const answer = await refresh(instance, token)
  expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({ status: 401, body: LOG_IN })
}

describe('refreshing', () => {
  test('hands over a new access token, as often as it is asked', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    for (let i = 0; i < 2; i += 1) {
      const response = await refresh(instance, someone.refresh)
      expect(response.statusCode).toBe(200)
      expect(Object.keys(response.json<object>())).toEqual(['access'])
      expect(await statusAs(instance, `JWT ${response.json<{ access: string }>().access}`)).toBe(200)
    }
  })

  test('is refused without a token, or with one that is no text', async () => {
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

  test('is refused for a token that is not a session’s, an access token among them', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    for (const token of ['x', someone.refresh.toLowerCase(), `${someone.refresh} `, someone.access])
      expect.soft((await refresh(instance, token)).statusCode).toBe(401)
  })
})

describe('logging out', () => {
  test('ends the session at once, its access token included, and may be repeated', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    expect(await logOut(instance, someone.refresh)).toEqual({ status: 204, body: undefined })
    await expectEnded(instance, someone)
    expect((await logOut(instance, someone.refresh)).status).toBe(204)
    expect((await logOut(instance, 'no such token')).status).toBe(204)
  })

  test('leaves the other sessions of the account alone', async () => {
    const instance = await freshInstance()
    const here = await instance.newAccount()
    const there = await instance.logIn(here)
    await logOut(instance, here.refresh)
    expect(await statusAs(instance, `JWT ${there.access}`)).toBe(200)
    expect((await refresh(instance, there.refresh)).statusCode).toBe(200)
  })
})

describe('a session ends', () => {
  const age = (instance: TestInstance, column: 'created_at' | 'used_at', hours: number) =>
    sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`.execute(
      instance.db,
    )

  test('30 days after the login, however much it was used', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await age(instance, 'created_at', 30 * 24 - 1)
    expect((await refresh(instance, someone.refresh)).statusCode).toBe(200)
    await age(instance, 'created_at', 2)
    await expectEnded(instance, someone)
  })

  test('after 7 days without a sign of life, where a refresh is one', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await age(instance, 'used_at', 7 * 24 - 1)
    expect((await refresh(instance, someone.refresh)).statusCode).toBe(200)
    await age(instance, 'used_at', 7 * 24 - 1)
    expect(await statusAs(instance, `JWT ${someone.access}`)).toBe(200)
    await age(instance, 'used_at', 2)
    await expectEnded(instance, someone)
  })

  test('at once when its account is closed', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    await expectEnded(instance, someone)
  })
})

describe('an access token', () => {
  const KEY = new Uint8Array(hkdfSync('sha256', SECRET, '', 'access tokens', 32))
  const nowInSeconds = () => Math.floor(Date.now() / 1000)

  type Forgery = {
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

  /** A token as the server signs it, but for what a test changes. */
  function signed({ key = KEY, alg = 'HS256', typ = 'access', ...claims }: Forgery) {
    const payload = { aud: 'guildhall', exp: nowInSeconds() + 60, ...claims }
    return new SignJWT(payload as JWTPayload).setProtectedHeader({ alg, typ }).sign(key)
  }

  async function someSession(instance: TestInstance) {
    const someone = await instance.newAccount()
    const { id } = await instance.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    return { someone, sid: id, sub: String(someone.id) }
  }

  test('is believed only as this server signs it', async () => {
    const instance = await freshInstance()
    const { sid, sub } = await someSession(instance)
    const good = { sid, sub }
    expect(await statusAs(instance, `JWT ${await signed(good)}`)).toBe(200)
    const forged = {
      'another key': await signed({ ...good, key: new TextEncoder().encode(SECRET) }),
      'another algorithm': await signed({ ...good, alg: 'HS512', key: new Uint8Array(64).fill(1) }),
      'the right key with another algorithm': await signed({ ...good, alg: 'HS384', key: padded(KEY, 48) }),
      'another type': await signed({ ...good, typ: 'JWT' }),
      'another audience': await signed({ ...good, aud: 'elsewhere' }),
      'a session that never was': await signed({ ...good, sid: '00000000-0000-4000-8000-000000000000' }),
      'no signature': new UnsecuredJWT(good).setAudience('guildhall').setExpirationTime('1m').encode(),
      'no signature, and a header that says so': unsigned({ alg: 'none', typ: 'access' }, good),
    }
    for (const [what, token] of Object.entries(forged))
      expect.soft(await statusAs(instance, `JWT ${token}`), what).toBe(401)
  })

  test('needs an expiry, a session and that session’s account, each in its shape', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await someSession(instance)
    const stranger = await instance.newAccount()
    const good = { sid, sub }
    const incomplete: Forgery[] = [
      { ...good, exp: undefined },
      ...[null, String(nowInSeconds() + 60), [nowInSeconds() + 60], true, 'soon'].map((exp) => ({
        ...good,
        exp,
      })),
      ...[undefined, null, '', 1, [sid], { sid }, 'session', "' or 1=1 --", `${sid}0`].map((sid) => ({
        ...good,
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
      ].map((sub) => ({ ...good, sub })),
      { ...good, nbf: 'now' },
      { ...good, nbf: nowInSeconds() + 600 },
    ]
    for (const claims of incomplete) {
      const authorization = `JWT ${await signed(claims)}`
      expect.soft(await statusAs(instance, authorization), JSON.stringify(claims)).toBe(401)
      const asVisitor = await instance.send(
        profile.getProfile,
        { params: { userId: someone.id } },
        { headers: { authorization } },
      )
      expect.soft(asVisitor.json(), JSON.stringify(claims)).toMatchObject({ id: someone.id, email: null })
    }
  })

  test('lives 5 minutes, and two more where clocks differ', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await someSession(instance)
    const { exp, iat } = claimsOf(someone.access)
    expect(exp - iat).toBe(5 * 60)
    expect(await statusAs(instance, `JWT ${await signed({ sid, sub, exp: nowInSeconds() - 100 })}`)).toBe(200)
    expect(await statusAs(instance, `JWT ${await signed({ sid, sub, exp: nowInSeconds() - 130 })}`)).toBe(401)
  })

  test('of a server whose clock goes 90 seconds wrong is good here, until its session ends', async () => {
    const instance = await freshInstance()
    const { someone, sid, sub } = await someSession(instance)
    for (const seconds of [-90, 90]) {
      const iat = nowInSeconds() + seconds
      for (const age of [0, 5 * 60])
        expect
          .soft(
            await statusAs(
              instance,
              `JWT ${await signed({ sid, sub, iat: iat - age, exp: iat - age + 5 * 60 })}`,
            ),
          )
          .toBe(200)
    }
    await logOut(instance, someone.refresh)
    const future = await signed({ sid, sub, iat: nowInSeconds() + 90, exp: nowInSeconds() + 90 + 5 * 60 })
    expect(await statusAs(instance, `JWT ${future}`)).toBe(401)
    recordScenario('R20')
  })

  test('is what a refresh token is not', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    expect(await statusAs(instance, `JWT ${someone.refresh}`)).toBe(401)
  })

  test('is not what a mailed link holds, nor does a refresh take it', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    for (const part of [link.uid, link.token]) {
      expect(await statusAs(instance, `JWT ${part}`)).toBe(401)
      expect((await refresh(instance, part)).statusCode).toBe(401)
    }
  })

  test('counts after the word JWT only', async () => {
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

  test('that is dead makes its bearer a visitor where visitors may look', async () => {
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
