import { type Notification, notifications } from '@guildhall/contract/notifications/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { showAsRead, unreadTotal } from './queries.ts'

/** Marks one notification as read. Failures show nothing: it stays unread. */
export function useMarkRead() {
  const client = useQueryClient()
  return async ({ id, is_read }: Notification) => {
    if (is_read) return
    showAsRead(client, (one) => one.id === id)
    // The page may be left meanwhile.
    await call(notifications.readNotification, { params: { id } }, { keepalive: true }).catch(() => {})
    await client.invalidateQueries(unreadTotal)
  }
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return async () => {
    showAsRead(client, () => true)
    await call(notifications.readAllNotifications, {}).catch(() => {})
    await client.invalidateQueries(unreadTotal)
  }
}
