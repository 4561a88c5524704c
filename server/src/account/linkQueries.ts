import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type LinkPurpose = 'activation' | 'password reset'

const LIFETIME = { activation: '3 days', 'password reset': '1 hour' }

/** Stores a new link and voids the older ones with the same purpose, so that only the newest mail works. */
export async function replaceLink(
  db: Db,
  link: { user_id: number; purpose: LinkPurpose; uid: string; token_hash: Buffer },
) {
  await voidLinks(db, link.user_id, link.purpose)
  const expires_at = sql<string>`now() + ${LIFETIME[link.purpose]}::interval`
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
      'users.is_active',
      sql<boolean>`voided_at is null and used_at is null and expires_at > now()`.as('is_valid'),
    ])

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** A mailed link with its account, whether or not the link is still valid. */
export const findLink = (db: Db, link: Link) => selectLink(db, link).executeTakeFirst()

/** The same, with the account's row locked until the end of the transaction: concurrent uses run one by one. */
export async function lockLink(db: Db, link: Link) {
  const locked = await selectLink(db, link).forUpdate('users').executeTakeFirst()
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
