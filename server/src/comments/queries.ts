import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

// Not a parameter, so that every plan can use the partial index.
const IS_SHOWN = sql<boolean>`not is_hidden`

type NewComment = { name: string; comment: string }

export async function insertComment(db: Db, { name, comment }: NewComment) {
  await db.insertInto('comments').values({ name, comment }).execute()
}

/** The newest comments that aren't hidden, of all or of those before one of them. */
export const listComments = (db: Db, before?: number) =>
  db
    .selectFrom('comments')
    .where(IS_SHOWN)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .select(['id', 'name', 'comment', 'created_at'])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE.comments)
    .execute()

/** @returns how many of these comments were shown until now */
export async function hideComments(db: Db, ids: readonly number[]) {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ is_hidden: true })
    .where('id', 'in', ids)
    .where(IS_SHOWN)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
