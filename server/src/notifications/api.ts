export { message, notify, type Notice } from './notify.ts'
export { countUnread, markRatingAsRead } from './queries.ts'
export { notificationTasks } from './tasks.ts'
