import { social, type SocialLoginError } from '@guildhall/contract/social/endpoints'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  beginSession,
  hashOf,
  nameRule,
  newToken,
  reservedUsernames,
  type AccessTokens,
  type KnownLogins,
} from '../account/api.ts'
import type { IdentityProvider } from '../adapters/identityProvider.ts'
import { describeLoginFailure, LoginCancelled } from '../adapters/loginFailure.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { BUSY, Refused } from '../platform/http/refusal.ts'
import { aliasesAt } from '../privacy/api.ts'
import { openAccount, type Opened } from './accounts.ts'
import { loginCookies } from './loginCookie.ts'
import { insertTicket, redeemTicket, type Ticket } from './queries.ts'
import { readPerson, type Person } from './rules.ts'
import { queueLinkedMail, queuePicture } from './tasks.ts'

type Dependencies = {
  db: Db
  tokens: AccessTokens
  logins: KnownLogins
  identityProvider?: IdentityProvider | undefined
  secret: string
  publicUrl: string
  siteName: string
}

const EXPIRED = 'This login has expired. Please log in again.'

export function socialRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, tokens, logins, identityProvider } = dependencies
  const cookies = loginCookies(dependencies)
  const isReserved = reservedUsernames(dependencies)
  const nameErrorOf = nameRule(dependencies.siteName)
  const aliases = aliasesAt(dependencies.publicUrl)

  const requireProvider = (params: { provider: string }) => {
    if (params.provider !== identityProvider?.provider) throw new Refused(404, NOT_FOUND)
    return identityProvider
  }

  mount(app, social.getSocialProviders, async () => {
    if (!identityProvider) return reply(200, [])
    const { provider, name } = identityProvider
    return reply(200, [{ provider, name }])
  })

  app.register(async (app) => {
    // A refusal or a failure that the app answers with JSON is not for a person whose browser has navigated here.
    app.addHook('onSend', async ({ headers }, response, payload) => {
      if (response.statusCode < 400 || headers['sec-fetch-mode'] !== 'navigate') return payload
      response.removeHeader('content-type').removeHeader('retry-after')
      response.code(302).header('location', loginUrl({ error: 'failed' }))
      if (identityProvider) response.header('set-cookie', cookies.clear(identityProvider))
      return ''
    })

    mount(app, social.startSocialLogin, async ({ params, request }) => {
      const provider = requireProvider(params)
      try {
        const { url, checks } = await provider.start()
        return redirect(url, await cookies.write(checks, provider))
      } catch (error) {
        return redirect(failureUrl(error, request), cookies.clear(provider))
      }
    })

    mount(app, social.finishSocialLogin, async ({ params, request }) => {
      const provider = requireProvider(params)
      const person = await identify(provider, request).catch((error: unknown) => failureUrl(error, request))
      const url = typeof person === 'string' ? person : await ticketUrl(person)
      return redirect(url, cookies.clear(provider))
    })
  })

  /** Returns the person whom the provider identified, without a name that the rule for display names refuses. */
  async function identify(provider: IdentityProvider, { headers, target }: FastifyRequest) {
    const checks = await cookies.read(headers.cookie, provider)
    const person = readPerson(await provider.finish(target.search, checks), aliases)
    if (typeof person === 'string') throw new ClaimsRejected(person)
    return nameErrorOf(person.name) ? { ...person, name: '' } : person
  }

  /** Returns the URL of the login page with a ticket for a person. */
  async function ticketUrl(person: Person) {
    const ticket = newToken()
    await insertTicket(db, { ...person, token_hash: hashOf(ticket) })
    const { email, name, picture } = person
    return loginUrl({ ticket, email, name, picture })
  }

  mount(app, social.logInSocially, async ({ params, body, request }) => {
    const provider = requireProvider(params)
    const issuer = await provider.issuer().catch((error: unknown) => {
      request.log.warn({ failure: describeLoginFailure(error) }, 'social login failed')
      throw new Refused(503, BUSY)
    })
    const { account, change, ...session } = await db
      .transaction()
      .execute((db) => logIn(db, { provider: provider.name, issuer, body, request }))
      .catch((error: unknown) => {
        if (error instanceof Refused) app.recordSecurityEvent('login_failed', request, body)
        throw error
      })
    recordOpened(request, account, change)
    app.recordSecurityEvent('login', request, account)
    const access_token = await tokens.sign(session.id, account.id)
    return reply(200, { response_data: { access_token, refresh_token: session.refresh } })
  })

  /** Redeems the ticket and begins a session. */
  async function logIn(db: Db, { provider, issuer, body, request }: Login) {
    const ticket = await redeemTicket(db, { tokenHash: hashOf(body.ticket), issuer, email: body.email })
    if (!ticket) throw new Refused(401, EXPIRED)
    const opened = await openAccount(db, ticket, { isReserved, proof: body.proof })
    const { account } = opened
    const isRegistration = isNew(opened)
    const session = await beginSession(db, logins, { user: account, request, provider, isRegistration })
    if (!session) throw new Error('An account has changed while its row was locked.')
    await queueTasks(db, opened, { ticket, provider })
    return { ...session, ...opened }
  }

  function recordOpened(request: FastifyRequest, { id }: Opened['account'], change: Opened['change']) {
    if (change === 'created') app.recordSecurityEvent('registration', request, { id })
    if (change === 'created' || change === 'activated') app.recordSecurityEvent('activation', request, { id })
    if (change !== 'none') app.recordSecurityEvent('identity_linked', request, { id })
  }
}

type Login = {
  /** Its name on the button. */
  provider: string
  issuer: string
  body: { email: string; ticket: string; proof?: string | undefined }
  request: FastifyRequest
}

const isNew = ({ change }: Opened) => change === 'created' || change === 'activated'

async function queueTasks(
  db: Db,
  opened: Opened,
  { ticket, provider }: { ticket: Ticket; provider: string },
) {
  const { account, change } = opened
  const isPasswordVoid = change === 'linked without password'
  if (change === 'linked' || isPasswordVoid)
    await queueLinkedMail(db, { userId: account.id, provider, isPasswordVoid })
  if (isNew(opened) && ticket.picture) await queuePicture(db, { userId: account.id, url: ticket.picture })
}

/** The provider's claims about a person are not accepted. */
class ClaimsRejected extends Error {
  readonly reason: SocialLoginError

  constructor(reason: SocialLoginError) {
    super(
      reason === 'unverified' ? 'The email is not verified.' : 'The email or the subject is not accepted.',
    )
    this.reason = reason
  }
}

const redirect = (location: string, cookie: string) =>
  reply(302, undefined, { location, 'set-cookie': cookie })

/** The fragment stays in the browser: no server and no log sees it. */
const loginUrl = (fragment: Record<string, string>) => `/login/#${new URLSearchParams(fragment)}`

function failureUrl(error: unknown, request: FastifyRequest) {
  if (error instanceof LoginCancelled) return loginUrl({ error: 'cancelled' })
  request.log.warn({ failure: describeLoginFailure(error) }, 'social login failed')
  return loginUrl({ error: error instanceof ClaimsRejected ? error.reason : 'failed' })
}
