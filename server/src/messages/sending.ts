import { messages } from '@guildhall/contract/messages/endpoints'
import { sql } from 'kysely'
import { lockActiveAccount } from '../account/api.ts'
import { mayInteract } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import { hasApplied, hasWritten } from '../privacy/api.ts'

type NewMessage = {
  recipientId: number
  subject: string
  body: string
  /** The message that this one replies to. */
  replyTo: number | null
}

const DUPLICATE_WINDOW_SECONDS = 10

/** Makes concurrent messages of one sender wait for each other, and blocks of the sender wait for them. */
export const lockSender = (db: Db, { id }: User) => lockActiveAccount(db, id, 'exclusive')

/**
 * Sends a message, in the caller's transaction with the sender locked. One that is sent again within seconds, or twice
 * at the same time, is a duplicate and not stored again.
 *
 * @throws {Refused} if one of the two blocked the other, or the sender has reached the daily number of first contacts
 */
export async function sendOnce(db: Db, sender: User, message: NewMessage) {
  const { recipientId, replyTo, ...texts } = message
  const parties = { senderId: sender.id, recipientId }
  // First: over the quota, a block must not show that the account exists.
  if (await isFirstContact(db, parties)) await countTowardsQuota(db, sender, messages.sendMessage.quota)
  if (!(await mayInteract(db, sender.id, recipientId)))
    throw new Refused(403, "You can't send messages to this person.")
  if (await wasJustSent(db, sender.id, message)) return
  await db
    .insertInto('messages')
    .values({ sender_id: sender.id, recipient_id: recipientId, reply_to: replyTo, ...texts })
    .execute()
}

async function wasJustSent(db: Db, senderId: number, { recipientId, subject, body, replyTo }: NewMessage) {
  const duplicate = await db
    .selectFrom('messages')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${DUPLICATE_WINDOW_SECONDS})`)
    .where('subject', '=', subject)
    .where('body', '=', body)
    .where('reply_to', 'is not distinct from', replyTo)
    .select('id')
    .executeTakeFirst()
  return duplicate !== undefined
}

type Parties = { senderId: number; recipientId: number }

/** True if the two have never written to each other, and the recipient has not applied for a job of the sender. */
async function isFirstContact(db: Db, { senderId, recipientId }: Parties) {
  const isKnown = sql<boolean>`(${hasWritten(senderId, recipientId)}
    or ${hasWritten(recipientId, senderId)} or ${hasApplied(recipientId, senderId)})`
  const { is_known } = await db.selectNoFrom(isKnown.as('is_known')).executeTakeFirstOrThrow()
  return !is_known
}
