import { sessions } from '@guildhall/contract/account/sessions'
import { ApiError, type ApiResponse, send } from './send.ts'
import { storage } from './storage.ts'
import { clearSession, readTokens, storeAccess } from './storedSession.ts'

// A server outage of half a minute logs nobody out: the last attempt is 35 seconds after the first.
const RETRY_DELAYS = [5_000, 10_000, 20_000]

// Chromium passes stored values to the processes of other tabs asynchronously, and doesn't wait for that with a lock.
const STORAGE_DELAY = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The server's response, or null if it could not be reached. */
async function requestAccessToken(refresh: string): Promise<ApiResponse | null> {
  for (const delay of [...RETRY_DELAYS, null]) {
    try {
      return await send(sessions.refresh, { body: { refresh } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (delay !== null) await pause(delay)
    }
  }
  return null
}

async function renew(stale: string) {
  const tokens = readTokens()
  if (!tokens || tokens.access !== stale) return // Another tab has refreshed it already.

  const response = await requestAccessToken(tokens.refresh)
  if (response?.status === 200) {
    storeAccess({ refresh: tokens.refresh, access: (response.body as { access: string }).access })
  } else if (response ? response.status === 401 : navigator.onLine) {
    // A logout in another tab ends the session before this tab sees the storage change.
    await pause(STORAGE_DELAY)
    if (readTokens()?.refresh === tokens.refresh) clearSession('expired')
  }
  // After any other status, or without a network, the session stays until the next attempt.
}

/**
 * Runs in one tab at a time, if the browser supports the Web Locks API. The next tab waits until it can read what the
 * action has stored; the caller doesn't.
 */
function withTabLock(action: () => Promise<void>) {
  if (!navigator.locks) return action()
  return new Promise<void>((resolve, reject) => {
    const hold = async () => {
      const before = storage.get('authToken')
      await action().then(resolve, reject)
      if (storage.get('authToken') !== before) await pause(STORAGE_DELAY)
    }
    navigator.locks.request('guildhall-refresh', hold).catch(reject)
  })
}

let inFlight: Promise<void> | undefined

/**
 * Replaces the access token `stale` with a fresh one. A 401 ends the session, and so does a server that cannot be
 * reached for 35 seconds. After any other failure the stale token stays stored.
 */
export function refreshSession(stale: string) {
  inFlight ??= withTabLock(() => renew(stale)).finally(() => {
    inFlight = undefined
  })
  return inFlight
}
