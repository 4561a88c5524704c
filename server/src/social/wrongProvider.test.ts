import { expect, test } from 'vitest'
import { startFakeProvider, STATED } from '../../test/fakeProvider.ts'
import { adapterOf, instanceWith, keptLog } from '../../test/socialLogin.ts'

type Wrong = Parameters<typeof startFakeProvider>[0]

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

async function logInAt(wrong: Wrong) {
  const { log, lines } = keptLog()
  const instance = await instanceWith(await startFakeProvider(wrong), { log })
  const fragment = await instance.visitProvider(STATED.sub)
  return { ...instance, fragment, output: lines.join('') }
}

test('a person whom the fake provider states correctly is logged in', async () => {
  const { fragment, redeem } = await logInAt({})
  expect((await redeem(fragment)).statusCode).toBe(200)
})

test.each<[string, Wrong]>([
  ['for another audience', { idToken: { aud: 'another site' } }],
  ['of another issuer', { idToken: { iss: 'https://other.example' } }],
  ['that has expired', { idToken: { iat: secondsAgo(7200), exp: secondsAgo(3600) } }],
  ['with another nonce', { idToken: { nonce: 'another' } }],
  ['without a nonce', { idToken: { nonce: undefined } }],
  ['with the signature of another key', { isForged: true }],
  ['whose subject is not that of the userinfo', { userInfo: { sub: 'mallory' } }],
])('an ID token %s makes no ticket, no account and no session', async (_wrong, wrong) => {
  const { fragment, db } = await logInAt(wrong)
  expect(fragment).toEqual({ error: 'failed' })
  for (const table of ['social_tickets', 'users', 'sessions'] as const)
    expect.soft(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('claims that are not texts count as missing, and an email is verified by the value true only', async () => {
  const untidy = { name: ['Marta'], picture: ['https://pictures.example/marta.png'] }
  expect((await logInAt({ userInfo: untidy })).fragment).toMatchObject({ name: '', picture: '' })
  const isText = { email: ['marta@example.com'] }
  expect((await logInAt({ userInfo: isText })).fragment).toEqual({ error: 'failed' })
  const isVerified = { email_verified: 'true' }
  expect((await logInAt({ userInfo: isVerified })).fragment).toEqual({ error: 'unverified' })
})

test('the log has no text of a token response but an error code', async () => {
  const failed = (body: string, status = 400) => logInAt({ token: { status, body } })
  expect((await failed('{"error":"invalid_grant"}')).output).toContain('invalid_grant')
  for (const body of [
    '{"error":"marta@example.com"}',
    '{"error":"invalid_grant","error_description":"marta"}',
  ])
    expect.soft((await failed(body)).output, body).not.toContain('marta')
  const { output } = await failed('marta@example.com', 200)
  expect(output).toContain('SyntaxError')
  expect(output).not.toContain('marta')
})

test('the log has the error of the callback only if it is an error code', async () => {
  const { log, lines } = keptLog()
  const instance = await instanceWith(await startFakeProvider(), { log })
  const failures: (string | undefined)[] = []
  for (const error of ['server_error', 'marta@example.com', 'x'.repeat(41)]) {
    const { url, cookie } = await instance.start()
    const callback = new URL(await instance.provider.logIn(url))
    callback.searchParams.set('error', error)
    await instance.finish(callback.href, cookie)
    failures.push(lines.findLast((line) => line.includes('social login failed')))
  }
  expect(failures[0]).toContain('server_error')
  expect(failures[1]).not.toContain('marta')
  expect(failures[2]).not.toContain('xxx')
})

test('the same subject at two issuers opens two accounts', async () => {
  const instance = await instanceWith(await startFakeProvider())
  const other = await startFakeProvider({ userInfo: { email: 'other@example.com' } })
  const app = instance.anotherServer({ identityProvider: adapterOf(other) })
  const first = await instance.accountOf(await instance.signIn(STATED.sub))
  const { url, cookie } = await instance.start(app)
  const fragment = await instance.finish(await other.logIn(url), cookie, app)
  const second = await instance.accountOf(await instance.redeem(fragment, app))
  expect([first.email, second.email]).toEqual(['marta@example.com', 'other@example.com'])
  expect(await instance.db.selectFrom('identities').select(['subject', 'user_id']).execute()).toEqual([
    { subject: 'marta', user_id: first.id },
    { subject: 'marta', user_id: second.id },
  ])
})

test('an issuer that is set with a slash at the end opens the same account', async () => {
  const instance = await instanceWith(await startFakeProvider())
  const first = await instance.accountOf(await instance.signIn(STATED.sub))
  const identityProvider = adapterOf({ ...instance.provider, issuer: `${instance.provider.issuer}/` })
  await instance.db.updateTable('users').set({ email: 'moved@example.com' }).execute()
  const app = instance.anotherServer({ identityProvider })
  const second = await instance.accountOf(await instance.signIn(STATED.sub, app))
  expect(second.id).toBe(first.id)
})
