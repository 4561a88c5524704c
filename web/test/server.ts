import type { UserType } from '@guildhall/contract/account/endpoints'
import type { Endpoint, ResponseOf } from '@guildhall/contract/endpoint'
import { messages } from '@guildhall/contract/messages/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { afterEach, onTestFinished, vi } from 'vitest'
import { type Session, clearSession, storeSession } from '../src/api/storedSession.ts'
import { site } from '../src/ui/site.ts'
import { type Request, uploadsTo } from './uploads.ts'

type Reply = { status: number; body?: unknown; text?: string; headers?: Record<string, string> }
export type Prepared = { endpoint: Endpoint; reply: Reply | 'unreachable'; until?: Promise<void> }

/** A typed answer of the server: one that the contract does not declare fails to compile. */
export const answer = <E extends Endpoint>(endpoint: E, reply: ResponseOf<E>): Prepared => ({
  endpoint,
  reply,
})

/** A refusal, which the endpoint does not have to declare. */
export const refuse = (
  endpoint: Endpoint,
  status: number,
  error: string,
  more: { errorField?: Record<string, string[]>; headers?: Record<string, string> } = {},
): Prepared => {
  const { headers, ...body } = more
  return { endpoint, reply: { status, body: { error, ...body }, headers } }
}

/** A success whose body is not the JSON that the contract declares. */
export const unreadable = (endpoint: Endpoint, text: string): Prepared => ({
  endpoint,
  reply: { status: 200, text },
})

/** The network fails before any answer. */
export const unreachable = (endpoint: Endpoint): Prepared => ({ endpoint, reply: 'unreachable' })

/** The same answer, which arrives only after `release`. */
export function hold(prepared: Prepared) {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  return { held: { ...prepared, until }, release }
}

const isFor = ({ method, path }: Endpoint, request: Request) =>
  method === request.method &&
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(request.url.replace(/\?.*/, ''))

// Pages catch the error of a call without a prepared answer, so it is reported when the test ends.
let unprepared: string[] = []

const hasNoBody = (status: number) => status === 204 || status === 304

/** What a test need not prepare: what many pages show beside their content. */
const DEFAULTS = [
  answer(profile.getCompletion, { status: 200, body: { percentage: 100, missing: [] } }),
  answer(messages.countUnread, { status: 200, body: { total: 0 } }),
  answer(savedSearches.getSavedSearches, { status: 200, body: [] }),
]

/** Takes the reply to a request from those that are left. Several for one endpoint are used in order. */
async function replyTo(request: Request, left: Prepared[]): Promise<Reply> {
  const fitting = left.filter(({ endpoint }) => isFor(endpoint, request))
  const next = fitting[0] ?? DEFAULTS.find(({ endpoint }) => isFor(endpoint, request))
  if (!next) {
    unprepared.push(`${request.method} ${request.url}`)
    throw new Error('No answer prepared')
  }
  if (fitting.length > 1) left.splice(left.indexOf(next), 1)
  await next.until
  if (next.reply === 'unreachable') throw new TypeError('Failed to fetch')
  return next.reply
}

const textOf = ({ text, body }: Reply) => text ?? JSON.stringify(body)

/**
 * Answers fetch and uploads with the prepared replies and returns the list of requests; the body of an upload is its
 * form's fields as an object. Several replies for one endpoint are used in order, the last one repeatedly.
 */
export function serve(prepared: readonly Prepared[]) {
  const left = [...prepared]
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const request: Request = {
      method: init.method ?? 'GET',
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      authorization: headers.get('authorization') ?? undefined,
      ...(init.keepalive && { keepalive: true }),
    }
    requests.push(request)
    const reply = await replyTo(request, left)
    const { status, headers: answered } = reply
    return new Response(hasNoBody(status) ? null : textOf(reply), { status, headers: answered })
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    uploadsTo(async (request) => {
      requests.push(request)
      const reply = await replyTo(request, left)
      return { status: reply.status, text: textOf(reply), headers: new Headers(reply.headers) }
    }),
  )
  return requests
}

/** Starts a session in this browser, as a login does. */
export function signIn(userType: UserType, session: Partial<Session> = {}, isNewCompany = false) {
  const username = userType === 'company' ? 'acme' : 'maria'
  const tokens = { access: `${userType}-access`, refresh: `${userType}-refresh` }
  storeSession(tokens, { userId: 7, userType, username, profilePicture: null, ...session }, isNewCompany)
}

afterEach(() => {
  clearSession()
  localStorage.removeItem('intent')
  sessionStorage.clear()
  vi.unstubAllGlobals()
  const missing = unprepared
  unprepared = []
  if (missing.length > 0) throw new Error(`No answer prepared for ${missing.join(', ')}`)
})

/** For one test, the site has a provider of social login. */
export function haveSocialProvider() {
  site.socialProvider = { provider: 'demo', name: 'Demo ID' }
  onTestFinished(() => void (site.socialProvider = undefined))
}

/** For one test, the site has demo accounts. */
export function beDemoSite() {
  site.isDemo = true
  onTestFinished(() => void (site.isDemo = false))
}
