import { social } from '@guildhall/contract/social/endpoints'
import { expect, test } from 'vitest'
import { createIdentityProvider } from '../src/adapters/identityProvider.ts'
import { findFreePort } from '../src/db/embedded/freePort.ts'
import { chooseIdentity } from '../test/identityProvider.ts'
import { freshInstance } from '../test/instance.ts'
import { callsTo, isReady } from '../test/wholeServer.ts'
import { createDemoId } from './demoId.ts'
import { demoIdentities } from './identities.ts'

/** A listening app that is its own provider, as a demo is. */
async function freshDemo() {
  const port = await findFreePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const openOptions = () => {
    const { settings, listener } = createDemoId(publicUrl)
    return {
      publicUrl,
      demoId: listener,
      identityProvider: createIdentityProvider({ publicUrl, ...settings }),
    }
  }
  const { app, db, anotherServer } = await freshInstance(openOptions())
  await app.listen({ port, host: '127.0.0.1' })

  async function restart() {
    await app.close()
    await anotherServer(openOptions()).listen({ port, host: '127.0.0.1' })
    // Until this process has noticed that its connections to the first server are closed.
    await expect.poll(() => isReady(publicUrl)).toBe(true)
  }

  const startUrl = `${publicUrl}/api/demo-auth/start/`
  const visitProvider = (sub: string) => chooseIdentity(startUrl, { end: `${publicUrl}/login/`, sub })

  /** A whole login. Returns its status. */
  async function logIn(sub: string) {
    const { hash } = new URL(await visitProvider(sub))
    const { ticket = '', email = '', name = '' } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    const input = { params: { provider: 'demo' }, body: { ticket, email, name } }
    return (await callsTo(publicUrl).call(social.logInSocially, input)).status
  }

  const findAccounts = () =>
    db.selectFrom('users').select(['email', 'name', 'user_type']).orderBy('id').execute()
  return { publicUrl, startUrl, restart, visitProvider, logIn, findAccounts }
}

test('each identity of Demo ID gets an account, and keeps it after a restart', async () => {
  const { restart, logIn, findAccounts } = await freshDemo()
  const people = demoIdentities.map(({ email, name }) => ({ email, name, user_type: 'personal' }))
  for (const { sub } of demoIdentities) expect(await logIn(sub)).toBe(200)
  expect(await findAccounts()).toEqual(people)
  await restart()
  for (const { sub } of demoIdentities) expect(await logIn(sub)).toBe(200)
  expect(await findAccounts()).toEqual(people)
})

test('a cancelled login returns to the login page', async () => {
  const { publicUrl, visitProvider } = await freshDemo()
  expect(await visitProvider('cancel')).toBe(`${publicUrl}/login/#error=cancelled`)
})

test('the pages of Demo ID have the security headers, and their cookies stay under their path', async () => {
  const { startUrl } = await freshDemo()
  const start = await fetch(startUrl, { redirect: 'manual' })
  const choice = await fetch(start.headers.get('location')!, { redirect: 'manual' })
  expect(choice.headers.get('x-content-type-options')).toBe('nosniff')
  const cookies = choice.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; path=\/demo-id\/.*; samesite=lax; httponly$/i)
})

test('without Demo ID its path is a missing page', async () => {
  const { app } = await freshInstance()
  expect((await app.inject('/demo-id/.well-known/openid-configuration')).statusCode).toBe(404)
})
