import type { Preferences } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { loginRequired } from '../platform/http/refusal.ts'
import { type Aliases, isVisibleTo } from '../privacy/api.ts'
import { markLinkUsed, voidLinks } from './linkQueries.ts'
import { endSessions } from './sessionQueries.ts'

type NewUser = {
  user_type: 'personal' | 'company'
  username: string
  email: string
  name: string
  /** Null for an account that logs in at a provider only. */
  password_hash: string | null
  is_active?: boolean
}

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .select(['id', 'email', 'password_hash', 'is_active', 'is_demo'])
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

/** Returns the new account's id, or undefined if the email or the username is taken. */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Whether the email and the username are taken. A conflict on insert would report only one of them. */
export async function findTaken(db: Db, { email, username }: Pick<NewUser, 'email' | 'username'>) {
  const owners = await db
    .selectFrom('users')
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', email.toLowerCase()),
        where(sql`lower(username)`, '=', username.toLowerCase()),
      ]),
    )
    .select(['email', 'username'])
    .execute()
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  return {
    email: owners.some((owner) => isSame(owner.email, email)),
    username: owners.some((owner) => isSame(owner.username, username)),
  }
}

/** Records the time of an account's first login; returns whether this is the first. */
export async function recordFirstLogin(db: Db, userId: number) {
  const user = await db
    .updateTable('users')
    .set({ first_login_at: sql`now()` })
    .where('id', '=', userId)
    .where('first_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return user !== undefined
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

/** An account that was never activated. Its row is locked, so that two concurrent mails leave one valid link. */
export const lockPendingUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', false)
    .where('activated_at', 'is', null)
    .select(['email', 'username'])
    .forUpdate()
    .executeTakeFirst()

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

export async function activateUser(db: Db, userId: number, tokenHash: Buffer) {
  await db.updateTable('users').set({ is_active: true }).where('id', '=', userId).execute()
  await markLinkUsed(db, tokenHash)
}

/**
 * Activates an account whose email was verified without its activation link, such as by a login provider. Another person
 * may have registered it, so its password, its links and its name are discarded.
 */
export async function activateForOwner(db: Db, userId: number, { name }: { name: string }) {
  await db
    .updateTable('users')
    .set({ is_active: true, password_hash: null, ...(name && { name }) })
    .where('id', '=', userId)
    .execute()
  await voidLinks(db, userId, 'activation')
}

/** Sets the password chosen through a reset link, voids the other reset links and ends all sessions. */
export async function resetPassword(
  db: Db,
  { userId, passwordHash, tokenHash }: { userId: number; passwordHash: string; tokenHash: Buffer },
) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await markLinkUsed(db, tokenHash)
  await voidLinks(db, userId, 'password reset')
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
    .set({ password_hash: newHash })
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await voidLinks(db, userId, 'password reset')
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
      sql<boolean>`contact_asked_at is not null`.as('contact_asked'),
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
