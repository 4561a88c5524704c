import { counted } from '../ui/money.ts'

export const texts = {
  messages: 'Messages',
  messagesLink: (unread: number) => (unread > 0 ? `Messages, ${unread} unread` : 'Messages'),

  /** Announced when there are more. */
  messagesArrived: (unread: number) => `You have ${counted(unread, 'unread message')}.`,
  notificationsArrived: (unread: number) => `You have ${counted(unread, 'unread notification')}.`,
}
