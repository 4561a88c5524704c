import * as openid from 'openid-client'
import { isLoopbackHost } from '../platform/network.ts'
import { LoginCancelled } from './loginFailure.ts'

export type IdentityProviderSettings = {
  /** Its name in URLs. */
  provider: string
  /** As the login page shows it. */
  name: string
  /** The URL of the OpenID provider, under which it publishes its metadata. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** What ties the return from the provider to the browser that was sent there. */
export type LoginChecks = { state: string; nonce: string; verifier: string }

/** What the provider states about a person; texts are empty where it states nothing. */
export type Claims = {
  /** As the provider's metadata names it. */
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  /** A URL. */
  picture: string
}

/** An OpenID provider, with the authorization code flow and PKCE. */
export type IdentityProvider = ReturnType<typeof createIdentityProvider>

const TIMEOUT_SECONDS = 5

/** Contacts the provider at the first login only, so that a server starts while its provider is down. */
export function createIdentityProvider({
  publicUrl,
  clientId,
  clientSecret,
  ...settings
}: IdentityProviderSettings & { publicUrl: string }) {
  const { provider, name, issuer } = settings
  const redirectUri = `${publicUrl}/api/${provider}-auth/callback/`
  let discovering: Promise<openid.Configuration> | undefined

  /** Reads the provider's metadata once; a failed attempt is repeated by the next login. */
  function discover() {
    discovering ??= openid
      .discovery(new URL(issuer), clientId, undefined, clientAuth(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // Checks the signature of the ID token.
          openid.enableNonRepudiationChecks,
          ...(isLoopbackHost(new URL(issuer).hostname) ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovering = undefined
        throw error
      })
    return discovering
  }

  return {
    provider,
    name,

    /** The issuer as the metadata names it: the setting may differ by a slash at the end. */
    issuer: async () => (await discover()).serverMetadata().issuer,

    /** Returns the URL to which the browser is sent, with the checks for its return. */
    async start(): Promise<{ url: string; checks: LoginChecks }> {
      const config = await discover()
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },

    /**
     * Exchanges the code in the query of the callback, and reads the claims of the person.
     *
     * @throws {LoginCancelled} if the person cancelled, and other errors if a check or a request to the provider failed
     */
    async finish(search: string, { state, nonce, verifier }: LoginChecks): Promise<Claims> {
      const config = await discover()
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(search, redirectUri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw isCancelled(error) ? new LoginCancelled('access_denied') : error
        })
      const { sub } = tokens.claims()!
      const info = await openid.fetchUserInfo(config, tokens.access_token, sub)
      return { issuer: config.serverMetadata().issuer, ...readClaims(info) }
    },
  }
}

/** Secrets are sent in the body, as most providers accept it, unless the metadata allows the header only. */
function clientAuth(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, ...request) => {
    // OpenID Connect Discovery: a provider that lists no methods supports the header.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_post') ? post : basic)(server, ...request)
  }
}

const isCancelled = (error: unknown) =>
  error instanceof openid.AuthorizationResponseError && error.error === 'access_denied'

const readClaims = ({ sub, email_verified, ...claims }: openid.UserInfoResponse) => ({
  subject: sub,
  email: textOf(claims.email),
  isEmailVerified: email_verified === true,
  name: textOf(claims.name),
  picture: textOf(claims.picture),
})

/** The library has checked the type of the subject only. */
const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '')
