import { sessions } from '@guildhall/contract/account/sessions'
import { useSyncExternalStore } from 'react'
import { call } from './client.ts'
import { refreshSession } from './refresh.ts'
import * as stored from './storedSession.ts'

export type { Session, SessionEvent } from './storedSession.ts'

const REFRESH_INTERVAL_MS = 240_000

/** The current session, or null for visitors, during server-side rendering and during hydration. */
export const useSession = () => useSyncExternalStore(stored.watchSession, stored.currentSession, () => null)

/**
 * The current session from the first render on, even during hydration of a page that was rendered for visitors. Use it
 * to choose requests, never to choose markup.
 */
export const useAccount = () =>
  useSyncExternalStore(stored.watchSession, stored.currentSession, stored.currentSession)

/** Calls `refreshSession` four minutes after the last fresh token, whichever tab requested that. */
function refreshRegularly() {
  let scheduledFor: string | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  const restart = () => {
    const access = stored.readTokens()?.access
    if (access === scheduledFor) return
    scheduledFor = access
    clearInterval(timer)
    if (access) timer = setInterval(() => void refreshSession(access), REFRESH_INTERVAL_MS)
  }
  restart()
  const unwatch = stored.watchSession(restart)
  return () => {
    unwatch()
    clearInterval(timer)
  }
}

/** Loads the user type if local storage lacks it. */
async function completeSession() {
  if (!stored.readTokens() || stored.currentSession()) return
  const { body } = await call(sessions.getLoginUserType, {})
  stored.storeUserType(body)
  // The name or the id is missing as well, so the owner of the tokens is unknown.
  if (!stored.currentSession()) stored.clearSession()
}

/** Refreshes the session and follows the other tabs. `onEvent` receives changes that this tab did not cause. */
export function keepSession(onEvent: (event: stored.SessionEvent) => void) {
  stored.setAccountAttribute()
  const cleanups = [stored.onSessionEvent(onEvent), stored.followOtherTabs(), refreshRegularly()]
  completeSession().catch(() => {
    // The person stays a visitor until the next page load tries again.
  })
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
