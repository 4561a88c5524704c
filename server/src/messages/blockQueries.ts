import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'

export const insertBlock = (db: Db, userId: number, blockedId: number) =>
  db.insertInto('blocks').values({ user_id: userId, blocked_id: blockedId }).execute()

/** Returns whether the account was blocked. */
export async function deleteBlock(db: Db, userId: number, blockedId: number) {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function hasBlocked(db: Db, userId: number, blockedId: number) {
  const block = await db
    .selectFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .select('user_id')
    .executeTakeFirst()
  return block !== undefined
}

/** Whether one of the two blocked the other. */
export async function isAnyBlocked(
  db: Db,
  { senderId, recipientId }: { senderId: number; recipientId: number },
) {
  const block = await db
    .selectFrom('blocks')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('user_id', 'blocked_id'), 'in', [
        tuple(recipientId, senderId),
        tuple(senderId, recipientId),
      ]),
    )
    .select('user_id')
    .executeTakeFirst()
  return block !== undefined
}

/**
 * One page of the accounts that an account blocked, last blocked first. Inactive accounts stay blocked and listed, without
 * their pictures.
 */
export const listBlocked = (db: Db, userId: number, page: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.user_id', '=', userId)
    .select([
      'users.id',
      'users.name',
      sql<'personal' | 'company'>`users.user_type`.as('user_type'),
      sql<string | null>`case when users.is_active then users.profile_picture end`.as('profile_picture'),
      'blocks.created_at',
    ])
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(PAGE_SIZE.blockedUsers)
    .offset((page - 1) * PAGE_SIZE.blockedUsers)
    .execute()

export const countBlocked = (db: Db, userId: number) =>
  countAll(db.selectFrom('blocks').where('user_id', '=', userId))
