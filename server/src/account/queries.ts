import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type NewUser = {
  user_type: 'personal' | 'company'
  username: string
  email: string
  name: string
  password_hash: string
}

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .select(['id', 'email', 'password_hash', 'is_active', 'is_demo'])
    .executeTakeFirst()

export const findUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .select(['id', 'username', 'name', 'email', 'user_type', 'profile_picture'])
    .executeTakeFirst()

/** The new account's id; nothing where the email or the username belongs to somebody. */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Which of the two are somebody's already. One conflict names one of them only, so both are asked for. */
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
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  return {
    email: owners.some((owner) => same(owner.email, email)),
    username: owners.some((owner) => same(owner.username, username)),
  }
}

type NewSession = { userId: number; passwordHash: string | null; refreshHash: Buffer; device: string }

/**
 * The new session's id; nothing where the password is no longer the one that was verified. The lock makes the login
 * come either before a change of the password, which then ends its session, or after it, and then it finds nothing.
 * As in all transactions about an account, its row is locked first and for writing: two of them can't deadlock.
 */
export async function insertSession(db: Db, { userId, passwordHash, refreshHash, device }: NewSession) {
  const session = await db
    .insertInto('sessions')
    .columns(['user_id', 'refresh_hash', 'device'])
    .expression((query) =>
      query
        .selectFrom('users')
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .select(['id', sql`${refreshHash}::bytea`.as('refresh_hash'), sql`${device}::text`.as('device')])
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst()
  return session?.id
}

/** Whether this is the first login of an account. */
export async function noteFirstLogin(db: Db, userId: number) {
  const user = await db
    .updateTable('users')
    .set({ first_login_at: sql`now()` })
    .where('id', '=', userId)
    .where('first_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return user !== undefined
}

// 30 days after the login at the latest, and 7 days after the last sign of life.
export const isAlive = sql<boolean>`sessions.ended_at is null
  and sessions.created_at > now() - interval '30 days'
  and sessions.used_at > now() - interval '7 days'`

/** Flags the session of a refresh token as used now; nothing where it is not alive. */
export const touchSession = (db: Db, refreshHash: Buffer) =>
  db
    .updateTable('sessions')
    .from('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_active', '=', true)
    .where('refresh_hash', '=', refreshHash)
    .where(isAlive)
    .set({ used_at: sql`now()` })
    .returning(['sessions.id', 'sessions.user_id'])
    .executeTakeFirst()

export const findSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('users.is_active', '=', true)
    .where(isAlive)
    .select(['users.id', 'users.user_type', 'users.is_demo'])
    .executeTakeFirst()

export async function endSession(db: Db, refreshHash: Buffer) {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('refresh_hash', '=', refreshHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** An account that waits for its activation. Its row is locked, so that two mails at once make one good link. */
export const holdPendingUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', false)
    .where('activated_at', 'is', null)
    .select(['email', 'username'])
    .forUpdate()
    .executeTakeFirst()

/** An account that may choose a new password by mail: a demo's is everybody's. Its row is locked. */
export const holdActiveUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('is_demo', '=', false)
    .select(['email', 'username'])
    .forUpdate()
    .executeTakeFirst()

export type LinkPurpose = 'activation' | 'password reset'

const GOOD_FOR = { activation: '3 days', 'password reset': '1 hour' }

/** Stores a new link and voids the older ones of its purpose, so that only the newest mail counts. */
export async function replaceLink(
  db: Db,
  link: { user_id: number; purpose: LinkPurpose; uid: string; token_hash: Buffer },
) {
  await voidLinks(db, link.user_id, link.purpose)
  const expires_at = sql<string>`now() + ${GOOD_FOR[link.purpose]}::interval`
  await db
    .insertInto('mailed_links')
    .values({ ...link, expires_at })
    .execute()
}

export async function voidLinks(db: Db, userId: number, purpose: LinkPurpose) {
  await db
    .updateTable('mailed_links')
    .set({ voided_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .execute()
}

type Link = { purpose: LinkPurpose; uid: string; tokenHash: Buffer }

/** The account of a mailed link, whether or not the link is still good. */
export const findLink = (db: Db, { purpose, uid, tokenHash }: Link) =>
  db
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .where('token_hash', '=', tokenHash)
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .select([
      'users.id',
      'users.username',
      'users.name',
      'users.email',
      'users.is_active',
      sql<boolean>`voided_at is null and used_at is null and expires_at > now()`.as('is_good'),
    ])

/** The same with the account's row locked until the transaction ends: of several at once, one comes first. */
export async function holdLink(db: Db, link: Link) {
  const found = await findLink(db, link).forUpdate('users').executeTakeFirst()
  // Whoever waited for the lock sees the link as it was before: only a second look tells what became of it.
  return found && findLink(db, link).executeTakeFirst()
}

async function useLink(db: Db, tokenHash: Buffer) {
  await db
    .updateTable('mailed_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function activateUser(db: Db, userId: number, tokenHash: Buffer) {
  await db.updateTable('users').set({ is_active: true }).where('id', '=', userId).execute()
  await useLink(db, tokenHash)
}

/** Sets the password that a link allowed to choose. What the old one opened is closed: links and sessions. */
export async function replacePassword(
  db: Db,
  { userId, passwordHash, tokenHash }: { userId: number; passwordHash: string; tokenHash: Buffer },
) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await useLink(db, tokenHash)
  await voidLinks(db, userId, 'password reset')
  await endSessions(db, userId)
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endSessions(db: Db, userId: number, { except }: { except?: string } = {}) {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except!))
    .execute()
}

/** A demo account can't be logged in to while the demo is off, and its jobs are hidden. */
export const closeDemoAccounts = (db: Db) =>
  db.updateTable('users').set({ is_active: false }).where('is_demo', '=', true).execute()
