import type { QueryClient } from '@tanstack/react-query'
import { jobsChanged } from '../jobs/api.ts'
import { messagesChanged, unreadTotal as unreadMessages } from '../messages/api.ts'
import { notificationPages, unreadTotal as unreadNotifications } from '../notifications/api.ts'
import { texts } from './messages.ts'

export type Total = {
  /** The name of the event that reports the total. */
  event: string
  query: typeof unreadMessages | typeof unreadNotifications
  /** Loads again what the page shows of it. */
  reload: (client: QueryClient, change: { hasGrown: boolean }) => void
  /** Announced to screen readers when there are more. */
  arrived: (total: number) => string
}

/** The numbers of unread messages and notifications, which the server reports by events. */
export const totals: readonly Total[] = [
  {
    event: 'message',
    query: unreadMessages,
    reload: messagesChanged,
    arrived: texts.messagesArrived,
  },
  {
    event: 'notification',
    query: unreadNotifications,
    reload(client, { hasGrown }) {
      void client.invalidateQueries(notificationPages)
      // Notifications are about jobs.
      if (hasGrown) jobsChanged(client)
    },
    arrived: texts.notificationsArrived,
  },
]
