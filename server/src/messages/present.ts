import type { EarlierMessage, Message } from '@guildhall/contract/messages/endpoints'
import type { Aliases } from '../privacy/api.ts'
import type { MessageRow } from './queries.ts'

type Context = {
  /** The messages that others reply to, by id. */
  previous: Map<number, MessageRow>
  aliases: Aliases
}

export function presentMessage(row: MessageRow, { previous: previousMessages, aliases }: Context): Message {
  const previous = row.reply_to === null ? undefined : previousMessages.get(row.reply_to)
  return {
    ...presentEarlier(row),
    recipient: {
      id: row.recipient_id,
      name: row.recipient_name,
      email: row.shows_email ? row.recipient_email : aliases.aliasOf(row.recipient_username),
      user_type: row.recipient_type,
      profile_picture: row.recipient_picture,
    },
    is_read: row.read_at !== null,
    prev_reply_message: previous ? presentEarlier(previous) : null,
  }
}

export const presentEarlier = (row: MessageRow): EarlierMessage => ({
  id: row.id,
  sender: {
    id: row.sender_id,
    name: row.sender_name,
    user_type: row.sender_type,
    profile_picture: row.sender_picture,
  },
  subject: row.subject,
  body: row.body,
  created: presentTime(row.created_at),
})

function presentTime(time: Date) {
  const iso = time.toISOString()
  return { date: iso.slice(0, 10), time: iso.slice(11, 19) }
}
