import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { IS_WAITING, voidLinks } from './linkQueries.ts'
import { hashOf } from './tokens.ts'

type Person = { username: string; email: string; name: string; user_type: 'personal' | 'company' }

type NewUser = Person & {
  /** Null for an account that logs in at a provider only. */
  password_hash: string | null
  is_active?: boolean
  registration_uid?: string
  registration_proof?: Buffer
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Serializes registering, activating and linking an email until the end of the transaction. Call it before a row of
 * `users` is locked.
 */
export const lockAddress = (db: Db, email: string) => waitInLine(db, `address ${email.toLowerCase()}`)

const waitInLine = (db: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)

/**
 * Returns whether the email and the username are taken. Registrations of one email wait side by side, and may share a
 * username.
 */
export async function findTaken(db: Db, { email, username }: Pick<Person, 'email' | 'username'>) {
  const owners = await db
    .selectFrom('users')
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', email.toLowerCase()),
        where(sql`lower(username)`, '=', username.toLowerCase()),
      ]),
    )
    .select(['email', 'username', sql<boolean>`activated_at is null`.as('is_waiting')])
    .execute()
  const others = owners.filter((owner) => !owner.is_waiting || !isSame(owner.email, email))
  return {
    email: others.some((owner) => isSame(owner.email, email)),
    username: others.some((owner) => isSame(owner.username, username)),
  }
}

/**
 * Returns the new account's id, or undefined if the email or the username is taken. The indexes keep activated accounts
 * unique; the locks do the same for registrations that wait.
 */
export async function insertUser(db: Db, user: NewUser) {
  await lockAddress(db, user.email)
  await waitInLine(db, `username ${user.username.toLowerCase()}`)
  const taken = await findTaken(db, user)
  if (taken.email || taken.username) return undefined
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** The registration that waits for an email and was made in the browser with this proof. */
export const findRegistration = (db: Db, { email, proof }: { email: string; proof: string }) =>
  db
    .selectFrom('users')
    .where(IS_WAITING)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('registration_proof', '=', hashOf(proof))
    .select(['id', 'email'])
    .executeTakeFirst()

const MAX_OFFERED = 5

/** One registration that waits, or `all` that wait for its email, newest first, with their rows locked. */
export const lockWaiting = (db: Db, userId: number, { all }: { all: boolean }) =>
  db
    .selectFrom('users')
    .where('activated_at', 'is', null)
    .where(sql<boolean>`lower(email) = (select lower(email) from users as one where one.id = ${userId})`)
    .where('is_demo', '=', false)
    .$if(!all, (query) => query.where('id', '=', userId))
    .select(['id', 'email', 'username', 'user_type', 'registration_uid'])
    .orderBy('id', 'desc')
    .limit(MAX_OFFERED)
    .forUpdate()
    .execute()

type Activation = {
  /** Replaces the registration's password; null drops it. */
  password_hash?: string | null
  /** True if the mailbox owner knows the password. */
  is_password_proven: boolean
}

/** Activates the registration that was proven first, and drops the others that wait for its email. */
export async function activateUser(db: Db, user: { id: number; email: string }, activation: Activation) {
  await db
    .updateTable('users')
    .set({ is_active: true, registration_uid: null, registration_proof: null, ...activation })
    .where('id', '=', user.id)
    .execute()
  await voidLinks(db, user.id, ['activation'])
  await dropWaiting(db, user)
}

/** Drops the registrations that wait for the email of an account. Their links are void and say that it is active. */
export async function dropWaiting(db: Db, { id, email }: { id: number; email: string }) {
  await db
    .updateTable('mailed_links')
    .from('users')
    .whereRef('users.id', '=', 'mailed_links.user_id')
    .where('users.activated_at', 'is', null)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .set({ user_id: id, voided_at: sql`coalesce(mailed_links.voided_at, now())` })
    .execute()
  await db
    .deleteFrom('users')
    .where('activated_at', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
}
