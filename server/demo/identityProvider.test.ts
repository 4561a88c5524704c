import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import * as client from 'openid-client'
import { expect, onTestFinished, test } from 'vitest'
import { startIdentityProvider } from '../test/identityProvider.ts'

const redirectUri = 'http://guildhall.test/api/demo-auth/callback/'
const ADA = { sub: 'ada', name: 'Ada <Okafor>', email: 'ada@guildhall.test', email_verified: true }
const BEN = { sub: 'ben', name: 'Ben Lang', email: 'ben@guildhall.test', email_verified: false }

async function freshLogin() {
  const provider = await startIdentityProvider({ redirectUri, identities: [ADA, BEN] })
  const config = await client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    { id_token_signed_response_alg: 'ES256' },
    client.ClientSecretBasic(provider.clientSecret),
    { execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks] },
  )
  const verifier = client.randomPKCECodeVerifier()
  const challenge = {
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  const startUrl = (pkce: Record<string, string> = challenge) =>
    client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 's',
      nonce: 'n',
      ...pkce,
    }).href
  const finish = async (callback: string) => {
    const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
      pkceCodeVerifier: verifier,
      expectedState: 's',
      expectedNonce: 'n',
    })
    return client.fetchUserInfo(config, tokens.access_token, tokens.claims()!.sub)
  }
  return { provider, startUrl, finish }
}

test('the chosen identity is logged in, and a later login may choose another one', async () => {
  const { provider, startUrl, finish } = await freshLogin()
  expect(await finish(await provider.logIn(startUrl(), 'ada'))).toEqual(ADA)
  expect(await finish(await provider.logIn(startUrl(), 'ben'))).toEqual(BEN)
})

test('a cancelled login returns access_denied with the state', async () => {
  const { provider, startUrl } = await freshLogin()
  const { searchParams } = new URL(await provider.logIn(startUrl(), 'cancel'))
  expect(searchParams.get('error')).toBe('access_denied')
  expect(searchParams.get('state')).toBe('s')
})

test('a login without PKCE is refused', async () => {
  const { provider, startUrl } = await freshLogin()
  const { searchParams } = new URL(await provider.logIn(startUrl({}), 'ada'))
  expect(searchParams.get('error')).toBe('invalid_request')
})

test('a code is accepted once', async () => {
  const { provider, startUrl, finish } = await freshLogin()
  const callback = await provider.logIn(startUrl(), 'ada')
  await finish(callback)
  await expect(finish(callback)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('an identity keeps its subject across a restart, and its claims may change', async () => {
  const { provider, startUrl, finish } = await freshLogin()
  await provider.stop()
  await provider.start()
  const moved = { ...ADA, email: 'ada@elsewhere.test' }
  await provider.setIdentities([moved])
  expect(await finish(await provider.logIn(startUrl(), 'ada'))).toEqual(moved)
})

test('the page escapes names, runs no script, and sends forms only to itself and the site', async () => {
  const { provider, startUrl } = await freshLogin()
  const start = await fetch(startUrl(), { redirect: 'manual' })
  const cookie = start.headers.getSetCookie().map((line) => line.split(';')[0])
  const response = await fetch(new URL(start.headers.get('location')!, provider.issuer), {
    headers: { cookie: cookie.join('; ') },
  })
  expect(await response.text()).toContain('Ada &lt;Okafor&gt;')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self' http:\/\/guildhall\.test;/,
  )
})

test('a choice without a pending login answers 400 and leads back to the site', async () => {
  const { provider } = await freshLogin()
  const response = await fetch(`${provider.issuer}/choose/`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('href="http://guildhall.test/login/"')
})

test('a form that is too long is refused before its end', async () => {
  const { provider, startUrl } = await freshLogin()
  const start = await fetch(startUrl(), { redirect: 'manual' })
  const cookie = start.headers.getSetCookie().map((line) => line.split(';')[0])
  const form = request(new URL(start.headers.get('location')!, provider.issuer), {
    method: 'POST',
    headers: { cookie: cookie.join('; ') },
  })
  onTestFinished(() => void form.destroy())
  form.write('x'.repeat(2000)) // and no end
  const [response] = (await once(form, 'response')) as [IncomingMessage]
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
})
