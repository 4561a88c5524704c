import type { Endpoint, Input, ResponseOf } from '@guildhall/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { refreshSession } from './refresh.ts'
import { ApiError, type JsonEndpoint, send, type SendOptions } from './send.ts'
import { accessTokenAge, clearSession, readTokens } from './storedSession.ts'

export { ApiError, UnreadableError } from './send.ts'

// Access tokens are valid for five minutes. The margin keeps one from expiring on its way to the server.
const MAX_ACCESS_TOKEN_AGE_MS = 290_000

type CallOptions = Omit<SendOptions, 'access'>

/** Sends one request with the access token, if there is one. */
type Attempt = (access: string | undefined) => ReturnType<typeof send>

/** The access token, refreshed first if it has expired, for example while the laptop was asleep. */
async function freshAccessToken() {
  const access = readTokens()?.access
  if (access && accessTokenAge() > MAX_ACCESS_TOKEN_AGE_MS) await refreshSession(access)
  return readTokens()?.access
}

async function authenticate(e: Endpoint, attempt: Attempt) {
  const access = await freshAccessToken()
  const response = await attempt(access)
  if (!access || response.status !== 401 || 401 in e.responses) return response

  await refreshSession(access)
  const renewed = readTokens()?.access
  if (!renewed || renewed === access) return response

  const retried = await attempt(renewed)
  if (retried.status === 401) clearSession('expired')
  return retried
}

/** Returns a declared response as {status, body} and throws an ApiError for any other. */
export async function callBy<E extends Endpoint>(e: E, attempt: Attempt) {
  const response = await authenticate(e, attempt)
  if (!(response.status in e.responses)) throw new ApiError(response)
  return { status: response.status, body: response.body } as ResponseOf<E>
}

/** Calls an endpoint: see `callBy`. One that takes a file is called by `upload`. */
export const call = <E extends JsonEndpoint>(e: E, input: Input<E>, options?: CallOptions) =>
  callBy(e, (access) => send(e, input, { ...options, access }))

/** The body of a response if it is a 200; undefined otherwise, and while there is no response. */
export const okBody = <Response extends { status: number; body: unknown }>(response: Response | undefined) =>
  (response?.status === 200 ? response.body : undefined) as
    | Extract<Response, { status: 200 }>['body']
    | undefined

/** The prefix of the query keys of an endpoint. */
export const keyOf = (e: Endpoint) => [e.method, e.path] as const

export const query = <E extends JsonEndpoint>(e: E, input: Input<E>) =>
  queryOptions({ queryKey: [...keyOf(e), input], queryFn: ({ signal }) => call(e, input, { signal }) })
