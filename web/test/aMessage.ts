import { type EarlierMessage, type Message, messages } from '@guildhall/contract/messages/endpoints'
import { answer } from './render.tsx'

export const joinery: Message['sender'] = {
  id: 2,
  name: 'Linden & Pike Joinery',
  user_type: 'company',
  profile_picture: null,
}
/** The account of `signIn`. */
export const self: Message['sender'] = {
  id: 7,
  name: 'Maria Lopez',
  user_type: 'personal',
  profile_picture: null,
}

/** An unread message from a company, with its own values or these. */
export const aMessage = (id: number, given: Partial<Message> = {}): Message => ({
  id,
  sender: joinery,
  recipient: { ...self, email: 'maria@example.com' },
  subject: `Message ${id}`,
  body: `Body of ${id}`,
  created: { date: '2030-03-04', time: '12:05:09' },
  is_read: false,
  prev_reply_message: null,
  ...given,
})

/** A message that the account of `signIn` sent. */
export const aSentMessage = (id: number, given: Partial<Message> = {}) =>
  aMessage(id, {
    sender: self,
    recipient: { ...joinery, email: 'office@joinery.test' },
    ...given,
  })

export const anEarlierMessage = (id: number, given: Partial<EarlierMessage> = {}): EarlierMessage => ({
  id,
  sender: self,
  subject: `Message ${id}`,
  body: `Body of ${id}`,
  created: { date: '2030-03-03', time: '08:00:00' },
  ...given,
})

export const inbox = (data: Message[], total_inbox = data.length) =>
  answer(messages.getInbox, { status: 200, body: { data, total_inbox } })
export const sent = (data: Message[], total_sent_message = data.length) =>
  answer(messages.getSent, { status: 200, body: { data, total_sent_message } })
export const deleted = (data: Message[], total_deleted_message = data.length) =>
  answer(messages.getDeleted, { status: 200, body: { data, total_deleted_message } })
export const unread = (total: number) => answer(messages.countUnread, { status: 200, body: { total } })

type Opened = { chain?: EarlierMessage[]; is_blocked?: boolean }

/** The answer for an opened message. */
export const opened = (message: Message, { chain = [], is_blocked = false }: Opened = {}) =>
  answer(messages.getMessage, { status: 200, body: { message, chain, is_blocked } })
