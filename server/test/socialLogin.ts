import { social } from '@guildhall/contract/social/endpoints'
import { createIdentityProvider } from '../src/adapters/identityProvider.ts'
import type { Identity } from '../demo/identities.ts'
import { openLog } from '../src/platform/log.ts'
import { startIdentityProvider } from './identityProvider.ts'
import { freshInstance, PUBLIC_URL, type TestInstance } from './instance.ts'

type App = TestInstance['app']

const SETTINGS = { provider: 'town', name: 'Town ID', publicUrl: PUBLIC_URL }
export const CALLBACK = `${PUBLIC_URL}/api/town-auth/callback/`

/** An identity with a verified email. */
export const anIdentity = (over: Partial<Identity> = {}): Identity => ({
  sub: 'marta',
  name: 'Marta Holt',
  email: 'marta@example.com',
  email_verified: true,
  picture: '',
  ...over,
})

/** A log whose lines are kept. */
export function keptLog() {
  const lines: string[] = []
  return { lines, log: openLog('trace', { write: (line) => void lines.push(line) }) }
}

/** An instance with social login at a real provider, which knows these identities. */
export async function freshSocialInstance(
  identities: Identity[] = [anIdentity()],
  over: Parameters<typeof freshInstance>[0] = {},
) {
  return instanceWith(await startIdentityProvider({ redirectUri: CALLBACK, identities }), over)
}

/** The adapter of a provider in the tests. */
export const adapterOf = (provider: Omit<Provider, 'logIn'>) =>
  createIdentityProvider({ ...SETTINGS, ...provider })

type Provider = {
  issuer: string
  clientId: string
  clientSecret: string
  logIn: (url: string, sub: string) => Promise<string>
}

/** An instance with social login at this provider. */
export async function instanceWith<P extends Provider>(
  provider: P,
  over: Parameters<typeof freshInstance>[0] = {},
) {
  const identityProvider = adapterOf(provider)
  const instance = await freshInstance({ ...over, identityProvider })

  /** Goes to the provider: returns its URL and the cookie of the browser. */
  async function start(app: App = instance.app) {
    const { headers, statusCode } = await app.inject('/api/town-auth/start/')
    if (statusCode !== 302) throw new Error(`The login did not start: ${statusCode}`)
    return { url: headers.location!, cookie: String(headers['set-cookie']).split(';')[0]! }
  }

  /** Returns from the provider: the parameters in the fragment of the login page's URL. */
  async function finish(callback: string, cookie?: string, app: App = instance.app) {
    const { pathname, search } = new URL(callback)
    const { headers } = await app.inject({ url: pathname + search, headers: cookie ? { cookie } : {} })
    const [page, fragment] = headers.location!.split('#')
    if (page !== '/login/') throw new Error(`The callback redirects to ${page}`)
    return Object.fromEntries(new URLSearchParams(fragment))
  }

  /** Logs in at the provider as `sub`, or cancels there, and returns to the site. */
  async function visitProvider(sub: string, app?: App) {
    const { url, cookie } = await start(app)
    return finish(await provider.logIn(url, sub), cookie, app)
  }

  /** The login call with what the callback returned. */
  const redeem = (body: object, app: App = instance.app, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/town-auth/login/', payload: body, headers })

  /** A whole login; returns the response of the login call. */
  const signIn = async (sub: string, app?: App) => redeem(await visitProvider(sub, app), app)

  /** The account of a response of the login call. */
  async function accountOf(response: Awaited<ReturnType<typeof redeem>>) {
    if (response.statusCode !== 200) throw new Error(`The login failed: ${response.payload}`)
    const { access_token } = social.logInSocially.responses[200].parse(response.json()).response_data
    const me = await instance.app.inject({
      url: '/api/user/profile_image_name/',
      headers: { authorization: `JWT ${access_token}` },
    })
    const { user_id } = me.json<{ user_id: number }>()
    return instance.db.selectFrom('users').where('id', '=', user_id).selectAll().executeTakeFirstOrThrow()
  }

  return { ...instance, identityProvider, provider, start, finish, visitProvider, redeem, signIn, accountOf }
}
