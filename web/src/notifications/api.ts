export { BarBell } from './BarBell.tsx'
export { HeaderBell } from './HeaderBell.tsx'
export { notificationPages, unreadTotal } from './queries.ts'
