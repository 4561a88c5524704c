import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'
import { findSession } from './sessionQueries.ts'
import type { AccessTokens } from './tokens.ts'

export { lockAccount, lockAccountByEmail } from './lockQueries.ts'
export {
  closeDemoAccounts,
  dropPassword,
  findRecipient,
  findUser,
  findVisibleUser,
  lockActiveAccount,
  savePreferences,
} from './queries.ts'
export { activateUser, dropWaiting, findRegistration, insertUser, lockAddress } from './registrations.ts'
export { nameRule, type NameRule } from './displayNames.ts'
export { accountTasks, type AccountDependencies } from './tasks.ts'
export { knownLogins, type KnownLogins } from './knownLogins.ts'
export { findLiveSessions } from './sessionQueries.ts'
export { beginSession } from './newSession.ts'
export { restoreAccounts, suspendAccounts } from './suspension.ts'
export { hashPassword } from './passwords.ts'
export { accessTokens, hashOf, newToken, type AccessTokens } from './tokens.ts'
export { reservedUsernames } from './usernames.ts'

const tokenIn = (header: string | undefined) => header?.match(/^JWT (\S+)$/)?.[1]

/** Returns the id of the session in a token that we signed, expired or not; undefined for every other header. */
export async function sessionIdIn(tokens: AccessTokens, header: string | undefined) {
  const token = tokenIn(header)
  return token ? (await tokens.read(token, { isExpiredAccepted: true }))?.sessionId : undefined
}

/**
 * Returns the account of the header `Authorization: JWT <access>`, null without a valid one. The session's row is read on
 * every request, so that a logout or a deactivated account takes effect at once.
 */
export async function authenticate(
  db: Db,
  tokens: AccessTokens,
  header: string | undefined,
): Promise<User | null> {
  const token = tokenIn(header)
  const claims = token ? await tokens.read(token) : null
  const account = claims ? await findSession(db, claims.sessionId) : undefined
  if (!claims || !account || String(account.id) !== claims.userId) return null
  const { id, user_type, is_demo } = account
  return { id, type: user_type as User['type'], isDemo: is_demo, sessionId: claims.sessionId }
}
