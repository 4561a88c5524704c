import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findVisible } from './queries.ts'

export type List = 'inbox' | 'sent' | 'deleted'

const asRecipient = { id: sql.ref('recipient_id'), view: sql.ref('recipient_view') }
const asSender = { id: sql.ref('sender_id'), view: sql.ref('sender_view') }

/** Which messages are in each list: those with these views of the account as their recipient or sender. */
const PARTS = {
  inbox: [{ side: asRecipient, view: 'kept' }],
  sent: [{ side: asSender, view: 'kept' }],
  deleted: [
    { side: asRecipient, view: 'deleted' },
    { side: asSender, view: 'deleted' },
  ],
}

type Listed = { userId: number; list: List }

type Page = Listed & { page: number }

/** One page of a list, newest first, and the number of all its messages, as they are at one time. */
export const findPage = (db: Db, page: Page) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => readPage(db, page))

async function readPage(db: Db, { userId, list, page }: Page) {
  const mailbox = await db
    .selectFrom('mailboxes')
    .where('user_id', '=', userId)
    .select(list)
    .executeTakeFirst()
  const total = mailbox?.[list] ?? 0
  const newer = (page - 1) * PAGE_SIZE.messages
  const size = Math.min(PAGE_SIZE.messages, total - newer)
  if (size <= 0) return { rows: [], total }
  const older = total - newer - size
  // From the end that is nearer, so that the last page is found as fast as the first.
  const order = newer <= older ? sql`desc` : sql`asc`
  const ids = await findIds(db, { userId, list, order, skip: Math.min(newer, older), size })
  return { rows: await findVisible(db, userId, ids), total }
}

type Slice = Listed & { order: RawBuilder<unknown>; skip: number; size: number }

async function findIds(db: Db, { userId, list, order, skip, size }: Slice) {
  // Each part is read in the order of its index and no further than needed. The views are literals: PostgreSQL doesn't
  // use a partial index for a parameter.
  const parts = PARTS[list].map(
    ({ side, view }) => sql`(
      select id from messages where ${side.id} = ${userId} and ${side.view} = ${sql.lit(view)}
      order by id ${order} limit ${skip + size})`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) as listed
    order by id ${order} limit ${size} offset ${skip}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The numbers of unread messages of accounts, by their ids; accounts without any message are left out. */
export async function countUnread(db: Db, userIds: number[]) {
  const rows = await db
    .selectFrom('mailboxes')
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .select(['user_id', 'unread'])
    .execute()
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]))
}
