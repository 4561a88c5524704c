import { account } from '@guildhall/contract/account/endpoints'
import { ApiError, type Reply, send } from './send.ts'
import { clearSession, readTokens, storeAccess } from './storedSession.ts'

// A server that is away for half a minute logs nobody out; the last attempt is well after it.
const RETRY_DELAYS = [5_000, 10_000, 20_000]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The server's reply, or null where it could not be reached at all. */
async function askForAccess(refresh: string): Promise<Reply | null> {
  for (const delay of [...RETRY_DELAYS, null]) {
    try {
      return await send(account.refresh, { body: { refresh } })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (delay !== null) await pause(delay)
    }
  }
  return null
}

async function renew(stale: string) {
  const tokens = readTokens()
  if (!tokens || tokens.access !== stale) return // Another tab was faster.

  const reply = await askForAccess(tokens.refresh)
  if (reply?.status === 200) {
    storeAccess({ refresh: tokens.refresh, access: (reply.body as { access: string }).access })
  } else if (reply ? reply.status === 401 : navigator.onLine) {
    if (readTokens()?.refresh === tokens.refresh) clearSession('expired')
  }
  // Any other status is the server's trouble, and a browser without a network has no server to ask: the session
  // lives on until the next attempt.
}

/** One tab at a time, where the browser has locks. */
const alone = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('guildhall-refresh', work) : work()

let inFlight: Promise<void> | undefined

/**
 * Replaces the access token `stale` by a fresh one. A 401, or a server out of reach for 35 seconds, ends the session;
 * after any other failure the stale token is still the stored one.
 */
export function refreshSession(stale: string) {
  inFlight ??= alone(() => renew(stale)).finally(() => {
    inFlight = undefined
  })
  return inFlight
}
