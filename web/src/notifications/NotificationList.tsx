import type { Notification } from '@guildhall/contract/notifications/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { texts as uiTexts } from '../ui/messages.ts'
import { OlderRows } from '../ui/OlderRows.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { notificationPages } from './queries.ts'

type NotificationListProps = {
  onFollow: (notification: Notification) => void
  /** Of the notification that takes a while to open. */
  followedId?: number
}

/** The notifications, newest first. Older ones are loaded on scrolling. */
export function NotificationList({ onFollow, followedId }: NotificationListProps) {
  const list = useInfiniteQuery({ ...notificationPages, refetchOnMount: 'always' })
  const rows = list.data?.pages.flat() ?? []
  const retry = <Button onClick={() => void list.refetch()}>{uiTexts.retry}</Button>

  if (list.isPending) return <SkeletonList count={5} className="mx-3 h-16" />
  // Section 8 of the specification: also after a failure.
  if (rows.length === 0) return <EmptyState icon={Bell} text={texts.none} action={list.isError && retry} />
  return (
    <div className="relative">
      <ul aria-label={texts.title} className="divide-y divide-line">
        {rows.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              onFollow={onFollow}
              busy={notification.id === followedId}
            />
          </li>
        ))}
      </ul>
      <OlderRows list={list} count={rows.length} />
    </div>
  )
}
