export { BarBell } from './BarBell.tsx'
export { HeaderBell } from './HeaderBell.tsx'
export { LiveNotifications } from './LiveNotifications.tsx'
