import { MAX_CHAIN } from '@guildhall/contract/messages/endpoints'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isVisibleTo, mayReadContact } from '../privacy/api.ts'

/** Whether an account received or sent a message, and hasn't deleted it forever. */
const isOwn = (userId: number) => sql<boolean>`(
  messages.recipient_id = ${userId} and messages.recipient_view <> 'gone' or
  messages.sender_id = ${userId} and messages.sender_view <> 'gone')`

/** Null for an account whose profile the reader can't open. */
const pictureOf = (side: 'sender' | 'recipient', reader: number) =>
  sql<string | null>`case when ${sql.ref(`${side}.is_active`)} and ${isVisibleTo(reader, side)}
    then ${sql.ref(`${side}.profile_picture`)} end`

/** The messages with these ids that are visible to an account, newest first, with the names as they were when sent. */
export async function findVisible(db: Db, userId: number, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('messages')
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .innerJoin('users as recipient', 'recipient.id', 'messages.recipient_id')
    .where('messages.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isOwn(userId))
    .select([
      'messages.id',
      'messages.subject',
      'messages.body',
      'messages.created_at',
      'messages.read_at',
      'messages.reply_to',
      'sender.id as sender_id',
      'messages.sender_name',
      sql<'personal' | 'company'>`sender.user_type`.as('sender_type'),
      pictureOf('sender', userId).as('sender_picture'),
      'recipient.id as recipient_id',
      'messages.recipient_name',
      'recipient.email as recipient_email',
      'recipient.username as recipient_username',
      mayReadContact(userId, 'recipient').as('shows_email'),
      sql<'personal' | 'company'>`recipient.user_type`.as('recipient_type'),
      pictureOf('recipient', userId).as('recipient_picture'),
    ])
    .orderBy('messages.id', 'desc')
    .execute()
}

export type MessageRow = Awaited<ReturnType<typeof findVisible>>[number]

export async function findMessage(db: Db, userId: number, messageId: number) {
  const [message] = await findVisible(db, userId, [messageId])
  return message
}

/** The messages that these ones reply to, by id, as far as they are visible to the account. */
export async function findPrevious(db: Db, userId: number, messages: MessageRow[]) {
  const ids = messages.flatMap(({ reply_to }) => reply_to ?? [])
  return byId(await findVisible(db, userId, ids))
}

export const byId = (messages: MessageRow[]) => new Map(messages.map((row) => [row.id, row]))

/** How far a chain is followed, whatever is visible of it. */
const MAX_CHAIN_DEPTH = 200

/** The messages before one, newest first. Those that are not visible to the account are left out, and not counted. */
export async function findChain(db: Db, userId: number, { reply_to }: MessageRow) {
  if (reply_to === null) return []
  const { rows } = await sql<{ id: number }>`
    with recursive chain as (
      select id, reply_to, 1 as depth, ${isOwn(userId)}::integer as visible from messages where id = ${reply_to}
      union all
      select messages.id, messages.reply_to, chain.depth + 1, chain.visible + ${isOwn(userId)}::integer
      from chain join messages on messages.id = chain.reply_to
      where chain.visible < ${MAX_CHAIN} and chain.depth < ${MAX_CHAIN_DEPTH}
    ) select id from chain`.execute(db)
  return findVisible(
    db,
    userId,
    rows.map(({ id }) => id),
  )
}

const ownReceived = (db: Db, userId: number, messageId: number) =>
  db
    .updateTable('messages')
    .where('id', '=', messageId)
    .where('recipient_id', '=', userId)
    .where('recipient_view', '<>', 'gone')

/** Marks a received message as read. Returns whether it was counted as unread until now; undefined without a message. */
export async function markAsRead(db: Db, userId: number, messageId: number) {
  const marked = await ownReceived(db, userId, messageId)
    .where('read_at', 'is', null) // otherwise the time of reading would change
    .set({ read_at: sql`now()` })
    .returning('recipient_view')
    .executeTakeFirst()
  if (marked) return marked.recipient_view === 'kept'
  const message = await findMessage(db, userId, messageId)
  return message?.recipient_id === userId ? false : undefined
}

/** Returns whether the account has received this message. */
export async function deleteReceived(db: Db, userId: number, messageId: number) {
  const deleted = await ownReceived(db, userId, messageId)
    .set({ recipient_view: 'deleted' })
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns whether the account has sent this message. */
export async function deleteSent(db: Db, userId: number, messageId: number) {
  const deleted = await db
    .updateTable('messages')
    .where('id', '=', messageId)
    .where('sender_id', '=', userId)
    .where('sender_view', '<>', 'gone')
    .set({ sender_view: 'deleted' })
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns whether the account had this message in Deleted. */
export async function deleteForever(db: Db, userId: number, messageId: number) {
  const { numAffectedRows } = await sql`
    update messages set
      sender_view = case sender_id when ${userId} then 'gone' else sender_view end,
      recipient_view = case recipient_id when ${userId} then 'gone' else recipient_view end
    where id = ${messageId}
      and (sender_id = ${userId} and sender_view = 'deleted'
        or recipient_id = ${userId} and recipient_view = 'deleted')`.execute(db)
  return numAffectedRows === 1n
}
