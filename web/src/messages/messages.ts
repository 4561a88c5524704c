import { counted } from '../ui/money.ts'

export const texts = {
  title: 'Messages',
  tabs: { 'send-message': 'Send Message', inbox: 'Inbox', sent: 'Sent', deleted: 'Deleted' },
  compose: 'Compose',
  newMessage: 'New message',
  unreadCount: (count: number) => `${count} unread`,
  unread: 'Unread:',
  to: (name: string) => `To: ${name}`,
  newWindow: '(opens in a new window)',

  /** From the specification. */
  empty: {
    inbox: 'There is no new message yet.',
    sent: 'You have not sent any messages yet.',
    deleted: 'You do not have deleted messages yet.',
  },
  openInbox: 'Go to inbox',

  select: 'Select a message to read it.',
  gone: 'This message is no longer available.',
  back: 'Back',
  backTo: { inbox: 'Back to inbox', sent: 'Back to sent messages', deleted: 'Back to deleted messages' },
  backToMessage: 'Back to message',
  earlier: (count: number) => counted(count, 'earlier message'),

  messageTo: (name: string) => `Message ${name}`,
  /** After 'Send Message', for screen readers. */
  toPerson: (name: string) => `to ${name}`,
  opening: 'Opening...',
  /** Also where the account blocks this one, which must not learn of it. */
  unreachable: "You can't contact this account.",

  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  fullPage: 'Open full page',
  blocked: (name: string) => `You blocked ${name}. Unblock them to reply.`,

  delete: 'Delete',
  deleteForever: 'Delete Forever',
  /** In the question 'Do you want to delete {item}?'. */
  foreverItem: 'this message forever',
  foreverHint: (name: string) => `You can't get it back. ${name} keeps their copy.`,
  deleting: 'Deleting...',
  block: 'Block',
  unblock: 'Unblock',
  blockQuestion: (name: string) => `Block ${name}?`,
  blockHint: (name: string) =>
    `You won't be able to find, message, hire or rate each other. ${name} isn't notified, and you can unblock them at any time.`,
  unblocking: 'Unblocking...',
  deleteFailed: "We couldn't delete the message. Please try again.",

  recipient: "Recipient's email",
  subject: 'Subject',
  body: 'Message',
  send: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
}
