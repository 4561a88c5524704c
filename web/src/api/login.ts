import { sessions } from '@guildhall/contract/account/sessions'
import type { ResponseOf } from '@guildhall/contract/endpoint'
import { ApiError, send } from './send.ts'
import * as stored from './storedSession.ts'

export type { Tokens } from './storedSession.ts'

/** Loads the account that the tokens belong to. Throws an ApiError if the server does not return it. */
export async function identify({ access }: stored.Tokens) {
  const response = await send(sessions.getProfileImageName, {}, { access })
  if (response.status !== 200) throw new ApiError(response)
  const { user_id, user_type, username, profile_picture, has_posted_job } = response.body as ResponseOf<
    typeof sessions.getProfileImageName
  >['body']
  const session: stored.Session = {
    userId: user_id,
    userType: user_type,
    username,
    profilePicture: profile_picture,
  }
  return { session, isNewCompany: user_type === 'company' && !has_posted_job }
}

export const beginSession = stored.storeSession

/** Clears the session in this browser at once, then ends it on the server if that can be reached. */
export async function logOut() {
  const tokens = stored.readTokens()
  stored.clearSession()
  if (!tokens) return
  await send(sessions.logOut, { body: { refresh: tokens.refresh } }).catch(() => {
    // The tokens are gone from this browser, and the session on the server expires.
  })
}

/** Clears the session, without an event, if the server has ended it: a new password ends the account's sessions. */
export async function clearEndedSession() {
  const tokens = stored.readTokens()
  if (!tokens) return
  const response = await send(sessions.refresh, { body: { refresh: tokens.refresh } }).catch(() => undefined)
  if (response?.status === 401 && stored.readTokens()?.refresh === tokens.refresh) stored.clearSession()
}
