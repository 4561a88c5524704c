export { messagesChanged, unreadTotal } from './queries.ts'
export { SendMessageButton } from './SendMessageButton.tsx'
export { useBlocking } from './useBlocking.ts'
export { detailQuery, useKnownContact, useReadContact } from './useReadContact.ts'
