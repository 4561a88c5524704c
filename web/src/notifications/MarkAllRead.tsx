import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { texts } from './messages.ts'
import { notificationPages } from './queries.ts'
import { useMarkAllRead } from './useMarkRead.ts'
import { useUnreadTotal } from './useUnreadTotal.ts'

/** Absent while everything is read, or while the list is empty. */
export function MarkAllRead() {
  const markAllRead = useMarkAllRead()
  const hasUnread = useUnreadTotal() > 0
  // The list itself loads them.
  const { data } = useInfiniteQuery({ ...notificationPages, enabled: false })
  const hasRows = data?.pages.some((page) => page.length > 0)
  return (
    hasUnread &&
    hasRows && (
      <Button variant="ghost" onClick={() => void markAllRead()}>
        {texts.markAllRead}
      </Button>
    )
  )
}
