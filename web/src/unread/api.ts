// The icons of two features load together, in one file.
export { BarBell, HeaderBell } from '../notifications/api.ts'
export { LiveTotals } from './LiveTotals.tsx'
export { BarMessages, HeaderMessages } from './MessagesLink.tsx'
