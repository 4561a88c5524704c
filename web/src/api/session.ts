import { account } from '@guildhall/contract/account/endpoints'
import { useSyncExternalStore } from 'react'
import { call } from './client.ts'
import { refreshSession } from './refresh.ts'
import * as stored from './storedSession.ts'

export type { Session, SessionEvent } from './storedSession.ts'

const REFRESH_INTERVAL = 240_000

/** Who is signed in, or null for visitors, and always null while rendering on a server. */
export const useSession = () => useSyncExternalStore(stored.watchSession, stored.currentSession, () => null)

/**
 * The same from the first rendering on, also while the page still has what the server rendered for visitors: for what
 * is asked of the server, never for what is on the page.
 */
export const useAccount = () =>
  useSyncExternalStore(stored.watchSession, stored.currentSession, stored.currentSession)

/** Calls `refreshSession` every four minutes, counted anew whenever any tab has a fresh token. */
function refreshRegularly() {
  let timed: string | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  const restart = () => {
    const access = stored.readTokens()?.access
    if (access === timed) return
    timed = access
    clearInterval(timer)
    if (access) timer = setInterval(() => void refreshSession(access), REFRESH_INTERVAL)
  }
  restart()
  const unwatch = stored.watchSession(restart)
  return () => {
    unwatch()
    clearInterval(timer)
  }
}

async function completeSession() {
  if (!stored.readTokens() || stored.currentSession()) return
  const { body } = await call(account.getLoginUserType, {})
  stored.storeUserType(body)
  // Without a name or an id even so, nothing says whose tokens these are.
  if (!stored.currentSession()) stored.clearSession()
}

/** Keeps the session alive and in step with the other tabs; `onEvent` hears what happens to it from outside. */
export function keepSession(onEvent: (event: stored.SessionEvent) => void) {
  stored.markAccount()
  const stops = [stored.onSessionEvent(onEvent), stored.followOtherTabs(), refreshRegularly()]
  completeSession().catch(() => {
    // The account stays a visitor's until the next visit asks again.
  })
  return () => {
    for (const stop of stops) stop()
  }
}
