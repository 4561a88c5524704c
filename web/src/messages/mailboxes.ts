import type { ResponseOf } from '@guildhall/contract/endpoint'
import { type Message, messages } from '@guildhall/contract/messages/endpoints'

const MAILBOXES = ['inbox', 'sent', 'deleted'] as const
export type Mailbox = (typeof MAILBOXES)[number]

export const COMPOSE = 'send-message'
/** As the URL names them, in the order of the menu. */
export const TABS = [COMPOSE, ...MAILBOXES] as const
export type Tab = (typeof TABS)[number]

/** A message with those before it. */
export type OpenedMessage = Extract<ResponseOf<typeof messages.getMessage>, { status: 200 }>['body']

export const LISTS = { inbox: messages.getInbox, sent: messages.getSent, deleted: messages.getDeleted }

const isOwn = ({ sender }: Message, userId: number | undefined) => sender.id === userId

/** The person on the other side of a message, and whether the account `userId` wrote to them. */
export const otherSide = (message: Message, userId: number | undefined) =>
  isOwn(message, userId)
    ? { ...message.recipient, isRecipient: true }
    : { ...message.sender, isRecipient: false }

/** When a message was sent. */
export const sentAt = ({ created: { date, time } }: Pick<Message, 'created'>) => new Date(`${date}T${time}Z`)
