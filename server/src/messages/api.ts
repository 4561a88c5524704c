export { countUnread } from './lists.ts'
