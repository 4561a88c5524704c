export { messagesChanged, unreadTotal } from './queries.ts'
export { useBlocking } from './useBlocking.ts'
