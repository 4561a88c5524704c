import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql, type Expression } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'
import { loginRequired } from '../platform/http/refusal.ts'

type Id = number | Expression<unknown>

/** Condition of a query: neither of two accounts has blocked the other. The one rule that every feature uses. */
export const isUnblocked = (one: Id, other: Id) => sql<boolean>`not exists (
  select from blocks
  where user_id = ${one} and blocked_id = ${other} or user_id = ${other} and blocked_id = ${one})`

/** Condition of a query: one account has blocked the other. */
export const isBlockedBy = (blocker: Id, other: Id) => sql<boolean>`exists (
  select from blocks where user_id = ${blocker} and blocked_id = ${other})`

/** Returns whether two accounts may interact: neither has blocked the other. */
export async function mayInteract(db: Db, one: number, other: number) {
  const { allowed } = await db
    .selectNoFrom(isUnblocked(sql`${one}::bigint`, sql`${other}::bigint`).as('allowed'))
    .executeTakeFirstOrThrow()
  return allowed
}

type Parties = { personId: number; companyId: number }

/**
 * The same for a transaction that writes something between the two: no block is made until it ends, and one in progress
 * is waited for. A block locks both accounts, so the person's lock is enough here, and it follows the job's. A company is
 * locked before its jobs, so its lock could deadlock.
 */
export async function mayInteractUntilCommit(db: Db, { personId, companyId }: Parties) {
  await db.selectFrom('users').where('id', '=', personId).select('id').forShare().execute()
  return mayInteract(db, personId, companyId)
}

/** The accounts that an account has blocked or was blocked by, as an array in SQL. */
export const blockedIds = (userId: number) => sql<number[]>`array(
  select blocked_id from blocks where user_id = ${userId}
  union select user_id from blocks where blocked_id = ${userId})`

/** Those of some accounts that an account has blocked or was blocked by. */
export async function findInBlock(db: Db, userId: number, otherIds: number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${otherIds}::bigint[]) as other (id)
    where id = any(${blockedIds(userId)})`.execute(db)
  return rows.map(({ id }) => id)
}

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

/**
 * Locks the caller's account and the one to block: a message or application in progress is stored before the block, or
 * finds it. Rows are sorted before they are locked, so two who block each other don't deadlock.
 */
export async function lockPair(db: Db, userId: number, blockedId: number) {
  const accounts = await db
    .selectFrom('users')
    .where('id', 'in', [userId, blockedId])
    .select(['id', 'is_active'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!accounts.some(({ id, is_active }) => id === userId && is_active)) throw loginRequired()
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
