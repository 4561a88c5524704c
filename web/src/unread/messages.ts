const counted = (count: number, noun: string) => `${count} unread ${count === 1 ? noun : `${noun}s`}`

export const texts = {
  messages: 'Messages',
  messagesLink: (unread: number) => (unread > 0 ? `Messages, ${unread} unread` : 'Messages'),

  /** Announced when there are more. */
  messagesArrived: (unread: number) => `You have ${counted(unread, 'message')}.`,
  notificationsArrived: (unread: number) => `You have ${counted(unread, 'notification')}.`,
}
