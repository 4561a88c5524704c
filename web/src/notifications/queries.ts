import { type Notification, notifications } from '@guildhall/contract/notifications/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call, keyOf, query } from '../api/client.ts'

export const unreadTotal = query(notifications.getTotalUnread, {})

/** All notifications, newest first, in pages that are loaded one by one. */
export const notificationPages = infiniteQueryOptions({
  queryKey: keyOf(notifications.getNotifications),
  queryFn: async ({ pageParam: before, signal }) =>
    (await call(notifications.getNotifications, { query: { before } }, { signal })).body,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE_SIZE.notifications ? undefined : page.at(-1)?.id),
})

/** Shows notifications as read before the server has answered. */
export function showAsRead(client: QueryClient, isMarked: (notification: Notification) => boolean) {
  const mark = (one: Notification) => (isMarked(one) ? { ...one, is_read: true } : one)
  client.setQueryData(
    notificationPages.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => page.map(mark)) },
  )
}
