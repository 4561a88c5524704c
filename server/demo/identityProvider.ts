import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import Provider, {
  interactionPolicy,
  type Adapter,
  type AdapterPayload,
  type Configuration,
} from 'oidc-provider'
import type { Identity } from './identities.ts'
import { choicePage, expiredPage, pagePolicy } from './identityPages.ts'

type Options = {
  /** Its path is the prefix of all URLs of the provider. */
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  identities: readonly Identity[]
}

/**
 * An OpenID provider without passwords: anyone who opens its page chooses an identity. For demos on the developer's own
 * machine, and for tests. It forgets everything but the identities when it stops.
 */
export function identityProvider(options: Options) {
  const mountPath = new URL(options.issuer).pathname.replace(/\/$/, '')
  const provider = new Provider(options.issuer, configurationOf(options, mountPath))
  serveChoice(provider, options)
  const listen = provider.callback()
  return (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    request.originalUrl = request.url!
    request.url = request.url!.slice(mountPath.length) || '/'
    void listen(request, response)
  }
}

const MINUTE = 60
const CHOICE_PATH = '/choose/'
const NEVER_SENT_PATH = '/no-page'

function configurationOf(options: Options, mountPath: string): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return {
    adapter: memoryStore(),
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    findAccount(_context, sub) {
      const identity = options.identities.find((identity) => identity.sub === sub)
      return identity && { accountId: sub, claims: () => ({ ...identity }) }
    },
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session!
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { policy, url: () => mountPath + CHOICE_PATH },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      // The provider never gets its session back, so that every login begins with the choice.
      long: { httpOnly: true, sameSite: 'lax', path: mountPath + NEVER_SENT_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 10 * MINUTE,
    },
    renderError(context) {
      context.set('content-security-policy', pagePolicy(options.redirectUri))
      context.body = expiredPage(options.redirectUri)
    },
  }
}

const MAX_FORM_BYTES = 1000

/** The page on which one chooses an identity or cancels. */
function serveChoice(provider: Provider, { identities, redirectUri }: Options) {
  provider.use(async (context, next) => {
    if (context.path !== CHOICE_PATH) return next()
    const { req, res } = context
    context.set({ 'content-security-policy': pagePolicy(redirectUri), 'cache-control': 'no-store' })
    const isPending = await provider.interactionDetails(req, res).then(
      () => true,
      () => false,
    )
    if (!isPending) {
      context.status = 400
      context.body = expiredPage(redirectUri)
    } else if (context.method === 'POST') {
      const form = await readForm(req)
      if (!form) {
        context.status = 413
        context.set('connection', 'close')
        context.body = 'This is too large.'
        return
      }
      const sub = form.get('sub')
      const isKnown = identities.some((identity) => identity.sub === sub)
      const result = isKnown
        ? { login: { accountId: sub!, remember: false } }
        : { error: 'access_denied', error_description: 'The login was cancelled.' }
      context.status = 303
      context.redirect(await provider.interactionResult(req, res, result))
    } else context.body = choicePage(identities)
  })
}

/** Returns undefined for a form that is too long. */
async function readForm(request: IncomingMessage) {
  let form = ''
  // Destroying the request would close the connection before the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    form += String(chunk)
    if (form.length > MAX_FORM_BYTES) return undefined
  }
  return new URLSearchParams(form)
}

const MAX_STORED = 1000

/** Keeps what the provider stores (pending choices, codes, tokens) until it expires. */
function memoryStore() {
  const store = new LRUCache<string, AdapterPayload>({ max: MAX_STORED })
  const findBy = (matches: (payload: AdapterPayload) => boolean) => store.values().find(matches)
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      async upsert(id, payload, seconds) {
        store.set(keyOf(id), payload, { ttl: (seconds ?? 0) * 1000 })
      },
      find: async (id) => store.get(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.kind === model && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = store.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        store.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of store.entries()) if (payload.grantId === grantId) store.delete(key)
      },
    }
  }
}
