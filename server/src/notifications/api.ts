export { message, notify } from './notify.ts'
export { countUnread } from './queries.ts'
export { notificationTasks } from './tasks.ts'
