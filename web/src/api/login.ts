import { account } from '@guildhall/contract/account/endpoints'
import type { Answer } from '@guildhall/contract/endpoint'
import { ApiError, send } from './send.ts'
import * as stored from './storedSession.ts'

export type { Tokens } from './storedSession.ts'

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
