import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'

export type LinkPurpose = 'activation' | 'password reset' | 'lock'

const LIFETIME = { activation: '3 days', 'password reset': '1 hour', lock: '30 days' }

// More than the mail limits let through, so that strangers' requests never use up the owner's.
const MAX_LIVING_LINKS = 30

const IS_LIVING = sql<boolean>`voided_at is null and used_at is null and expires_at > now()`

type NewLink = { user_id: number; purpose: LinkPurpose; uid: string; token_hash: Buffer }

/**
 * Stores a link beside the older ones, which a stranger's request must not void. Returns false if the account has too
 * many working links.
 */
export async function addLink(db: Db, link: NewLink) {
  if (link.purpose !== 'lock' && (await countLivingLinks(db, link)) >= MAX_LIVING_LINKS) return false
  const expires_at = sql<string>`now() + ${LIFETIME[link.purpose]}::interval`
  await db
    .insertInto('mailed_links')
    .values({ ...link, expires_at })
    .execute()
  return true
}

const countLivingLinks = (db: Db, { user_id, purpose }: NewLink) =>
  countAll(
    db
      .selectFrom('mailed_links')
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .where(IS_LIVING),
  )

export async function voidLinks(db: Db, userId: number, purposes: LinkPurpose[]) {
  await db
    .updateTable('mailed_links')
    .set({ voided_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .execute()
}

type Link = { purpose: LinkPurpose; uid: string; tokenHash: Buffer }

/** True if the email of `users` has an active account: this one, or another registration that was proven first. */
const IS_ADDRESS_ACTIVE = sql<boolean>`exists (
  select from users as proven
  where lower(proven.email) = lower(users.email) and proven.activated_at is not null and proven.is_active)`

/** True if `users` is a registration that waits for the first proof of its email. */
export const IS_WAITING = sql<boolean>`users.activated_at is null and not exists (
  select from users as proven
  where lower(proven.email) = lower(users.email) and proven.activated_at is not null)`

const selectLink = (db: Db, { purpose, uid, tokenHash }: Link) =>
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
      'users.password_hash',
      'users.registration_proof',
      IS_WAITING.as('is_waiting'),
      IS_ADDRESS_ACTIVE.as('is_active'),
      IS_LIVING.as('is_valid'),
    ])

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** A mailed link with its account, whether or not the link is still valid. */
export const findLink = (db: Db, link: Link) => selectLink(db, link).executeTakeFirst()

/** The same, with the account's row locked until the end of the transaction: concurrent uses run one by one. */
export async function lockLink(db: Db, link: Link) {
  const locked = await selectLink(db, link).forNoKeyUpdate('users').executeTakeFirst()
  // A statement that waited for the lock returns the link as it was before the wait, so it is read again.
  return locked && findLink(db, link)
}

export async function markLinkUsed(db: Db, tokenHash: Buffer) {
  await db
    .updateTable('mailed_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}
