import type { Answer, Endpoint, Input } from '@guildhall/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { refreshSession } from './refresh.ts'
import { ApiError, send } from './send.ts'
import { accessAge, clearSession, readTokens } from './storedSession.ts'

export { ApiError, UnreadableError } from './send.ts'

// Access tokens live five minutes; one about to end may end on its way.
const ACCESS_LIFETIME = 290_000

type CallOptions = { signal?: AbortSignal }

/** The access token, renewed first where it has run out: while a laptop slept, for example. */
async function liveAccess() {
  const access = readTokens()?.access
  if (access && accessAge() > ACCESS_LIFETIME) await refreshSession(access)
  return readTokens()?.access
}

async function sendSignedIn<E extends Endpoint>(e: E, input: Input<E>, { signal }: CallOptions) {
  const access = await liveAccess()
  const reply = await send(e, input, { access, signal })
  if (!access || reply.status !== 401 || 401 in e.responses) return reply

  await refreshSession(access)
  const renewed = readTokens()?.access
  if (!renewed || renewed === access) return reply

  const replayed = await send(e, input, { access: renewed, signal })
  if (replayed.status === 401) clearSession('expired')
  return replayed
}

/** Makes one call of the contract. Declared answers come back as {status, body}; anything else throws an ApiError. */
export async function call<E extends Endpoint>(e: E, input: Input<E>, options: CallOptions = {}) {
  const reply = await sendSignedIn(e, input, options)
  if (!(reply.status in e.responses)) throw new ApiError(reply)
  return { status: reply.status, body: reply.body } as Answer<E>
}

/** Every cached answer of one endpoint lives under this key. */
export const keyOf = (e: Endpoint) => [e.method, e.path] as const

export const query = <E extends Endpoint>(e: E, input: Input<E>) =>
  queryOptions({ queryKey: [...keyOf(e), input], queryFn: ({ signal }) => call(e, input, { signal }) })
