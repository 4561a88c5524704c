import { account } from '@guildhall/contract/account'
import type { Answer } from '@guildhall/contract/endpoint'
import { useSyncExternalStore } from 'react'
import { call } from './client.ts'
import { refreshSession } from './refresh.ts'
import { ApiError, send } from './send.ts'
import * as stored from './storedSession.ts'

export type { Session, SessionEvent, Tokens } from './storedSession.ts'

const REFRESH_INTERVAL = 240_000

/** Who is signed in, or null for visitors, and always null while rendering on a server. */
export const useSession = () => useSyncExternalStore(stored.watchSession, stored.currentSession, () => null)

/**
 * The same from the first rendering on, also while the page still has what the server rendered for visitors: for what
 * is asked of the server, never for what is on the page.
 */
export const useAccount = () =>
  useSyncExternalStore(stored.watchSession, stored.currentSession, stored.currentSession)

/** Asks whose tokens these are. Throws an ApiError where the server does not say. */
export async function identify({ access }: stored.Tokens): Promise<stored.Session> {
  const reply = await send(account.getProfileImageName, {}, { access })
  if (reply.status !== 200) throw new ApiError(reply)
  const { user_id, user_type, username, profile_picture } = reply.body as Answer<
    typeof account.getProfileImageName
  >['body']
  return { userId: user_id, userType: user_type, username, profilePicture: profile_picture }
}

export const beginSession = stored.storeSession

/** Forgets the session here at once, and on the server as far as it can be reached. */
export async function logOut() {
  const tokens = stored.readTokens()
  stored.clearSession()
  if (!tokens) return
  await send(account.logOut, { body: { refresh: tokens.refresh } }).catch(() => {
    // The tokens are gone from this browser either way; the session on the server ends by itself.
  })
}

/** Forgets, without a word, a session that the server has ended: a new password ends those of its account. */
export async function forgetEndedSession() {
  const tokens = stored.readTokens()
  if (!tokens) return
  const reply = await send(account.refresh, { body: { refresh: tokens.refresh } }).catch(() => undefined)
  if (reply?.status === 401 && stored.readTokens()?.refresh === tokens.refresh) stored.clearSession()
}

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
