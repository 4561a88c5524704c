import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

const CLIENT = { clientId: 'guildhall', clientSecret: 'a secret of the tests' }

/** The person of a fake provider, as its userinfo endpoint states. */
export const STATED = { sub: 'marta', name: 'Marta Holt', email: 'marta@example.com', email_verified: true }

/** What a fake provider states wrongly. */
type Wrong = {
  /** Replaces claims of the ID token. */
  idToken?: object
  /** Whether the ID token is signed with a key that is not published. */
  isForged?: boolean
  /** Replaces claims of the userinfo endpoint. */
  userInfo?: object
  /** Replaces the answer to a code. */
  token?: { status: number; body: string }
}

/** An OpenID provider of this process that can state what a correct one never does. It ends with the test. */
export async function startFakeProvider(wrong: Wrong = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const signingKey = wrong.isForged ? (await generateKeyPair('ES256')).privateKey : privateKey
  let nonce: string | null = null

  const signIdToken = () =>
    new SignJWT({ iss: issuer, aud: CLIENT.clientId, sub: STATED.sub, nonce, ...soon(), ...wrong.idToken })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(signingKey)

  const answers: Record<string, () => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/me`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/keys': async () => ({ keys: [await exportJWK(publicKey)] }),
    '/token': async () => ({ access_token: 'token', token_type: 'Bearer', id_token: await signIdToken() }),
    '/me': async () => ({ ...STATED, ...wrong.userInfo }),
  }

  const server = createServer(async ({ url }, response) => {
    if (url === '/token' && wrong.token) return send(response, wrong.token)
    send(response, { status: 200, body: JSON.stringify(await answers[url!]!()) })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    ...CLIENT,
    /** Returns the URL of the callback for an authorization request, with a code. */
    async logIn(startUrl: string) {
      const { searchParams } = new URL(startUrl)
      nonce = searchParams.get('nonce')
      return `${searchParams.get('redirect_uri')}?${new URLSearchParams({ code: 'code', state: searchParams.get('state')! })}`
    },
  }
}

function soon() {
  const iat = Math.floor(Date.now() / 1000)
  return { iat, exp: iat + 60 }
}

const send = (response: ServerResponse, { status, body }: { status: number; body: string }) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
