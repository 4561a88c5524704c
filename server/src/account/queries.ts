import type { Preferences } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { loginRequired } from '../platform/http/refusal.ts'
import { type Aliases, isVisibleTo } from '../privacy/api.ts'
import { voidLinks } from './linkQueries.ts'
import { endSessions } from './sessionQueries.ts'

/** The account with an email; without one, the newest of the registrations that wait for it. */
export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .select(['id', 'email', 'password_hash', 'is_active', 'is_demo'])
    .orderBy(sql`activated_at is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findUser = (db: Db, userId: number) => selectUser(db, userId).executeTakeFirst()

/** An account whose profile the reader may open; the reader is null for a visitor. */
export const findVisibleUser = (db: Db, userId: number, reader: number | null) =>
  selectUser(db, userId).where(isVisibleTo(reader)).executeTakeFirst()

const selectUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .select(['id', 'username', 'name', 'email', 'user_type', 'profile_picture'])

/** Whether a company has a job, in any state. */
export const hasPostedJob = async (db: Db, userId: number) =>
  (await db.selectFrom('jobs').where('user_id', '=', userId).select('id').limit(1).executeTakeFirst()) !==
  undefined

/** The active account with an address: its email, or its alias. */
export function findRecipient(db: Db, address: string, aliases: Aliases) {
  const username = aliases.usernameIn(address)
  return db
    .selectFrom('users')
    .where(
      username === undefined ? sql`lower(email)` : sql`lower(username)`,
      '=',
      (username ?? address).toLowerCase(),
    )
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirst()
}

/** Records the time of an account's first login. */
export async function recordFirstLogin(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ first_login_at: sql`now()` })
    .where('id', '=', userId)
    .where('first_login_at', 'is', null)
    .execute()
}

/**
 * The caller's account, with its row locked until the end of the transaction: against changes of the row (`share`), or
 * also against other calls of the same account that lock it (`exclusive`).
 *
 * @throws {Refused} if the account was deleted or deactivated after its caller was authenticated
 */
export function lockActiveAccount(db: Db, userId: number, mode: 'share' | 'exclusive') {
  const account = db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .select(['username', 'email', 'name', 'location_id', 'profile_picture', 'resume', 'user_type'])
  const locked = mode === 'share' ? account.forShare() : account.forNoKeyUpdate()
  return locked.executeTakeFirstOrThrow(loginRequired)
}

/** An account whose password can be reset by mail, with its row locked. Demo accounts are shared and can't. */
export const lockResettableUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('is_demo', '=', false)
    .select(['email', 'username'])
    .forUpdate()
    .executeTakeFirst()

/** Sets the password chosen through a reset link, which unlocks the account. Older mails and sessions are void. */
export async function resetPassword(db: Db, userId: number, passwordHash: string) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, is_password_proven: true, locked_at: null })
    .where('id', '=', userId)
    .execute()
  await voidLinks(db, userId, ['password reset', 'lock'])
  await endSessions(db, userId)
}

/** Keeps everybody out of an account until its password is reset. */
export async function lockOut(db: Db, userId: number) {
  await dropPassword(db, userId)
  await db
    .updateTable('users')
    .set({ locked_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await voidLinks(db, userId, ['password reset', 'lock'])
}

/** Voids a password and ends the sessions that it may have begun. */
export async function dropPassword(db: Db, userId: number) {
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
  await endSessions(db, userId)
}

/** The columns for verifying the old password and validating a new one. */
export const findCredentials = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['username', 'name', 'email', 'password_hash'])
    .executeTakeFirstOrThrow()

type PasswordChange = { userId: number; sessionId: string; oldHash: string; newHash: string }

/**
 * Replaces a password that is still `oldHash`, voids reset links and ends the other sessions. Returns false if the
 * password was changed meanwhile.
 */
export async function changePassword(db: Db, { userId, sessionId, oldHash, newHash }: PasswordChange) {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: newHash, is_password_proven: true })
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await voidLinks(db, userId, ['password reset'])
  await endSessions(db, userId, { except: sessionId })
  return true
}

/** Prevents logins to demo accounts and hides their jobs, for a server without the demo. */
export const closeDemoAccounts = (db: Db) =>
  db.updateTable('users').set({ is_active: false }).where('is_demo', '=', true).execute()

export const findPreferences = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'mail_digest',
      'search_engines',
      sql<Preferences['profile_visibility']>`profile_visibility`.as('profile_visibility'),
      sql<Preferences['contact_visible_to']>`contact_visible_to`.as('contact_visible_to'),
      sql<boolean>`password_hash is not null`.as('has_password'),
    ])
    .executeTakeFirstOrThrow()

type Change = Partial<Preferences> & { contact_asked?: true | undefined }

/** Changes the preferences that are named. A choice of who may read contact data counts as asked for it. */
export async function savePreferences(db: Db, userId: number, { contact_asked, ...preferences }: Change) {
  const isAsked = contact_asked || preferences.contact_visible_to !== undefined
  if (!isAsked && Object.keys(preferences).length === 0) return
  // What arrived while the digests were off is not mailed later.
  const mail_digest_since = sql<string>`case when mail_digest then mail_digest_since else now() end`
  await db
    .updateTable('users')
    .set({
      ...preferences,
      ...(preferences.mail_digest && { mail_digest_since }),
      ...(isAsked && { contact_asked_at: sql<Date>`coalesce(contact_asked_at, now())` }),
    })
    .where('id', '=', userId)
    .execute()
}
