import type { Notification } from '@guildhall/contract/notifications/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
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
  const { isFetchNextPageError, fetchNextPage } = list
  const rows = list.data?.pages.flat() ?? []
  const retry = (load: () => unknown) => <Button onClick={() => void load()}>{texts.retry}</Button>

  if (list.isPending) return <SkeletonList count={5} className="mx-3 h-16" />
  // Section 8 of the specification: also after a failure.
  if (rows.length === 0)
    return <EmptyState icon={Bell} text={texts.none} action={list.isError && retry(list.refetch)} />
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
      {list.hasNextPage && !isFetchNextPageError && (
        <OlderOnScroll key={rows.length} onReach={() => void fetchNextPage()} />
      )}
      <div className="grid place-items-center p-2">
        {list.isFetchingNextPage && <Spinner />}
        {isFetchNextPageError && retry(fetchNextPage)}
      </div>
    </div>
  )
}

/** Calls `onReach` when the end of the list is near. */
function OlderOnScroll({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach())
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  // Over the last rows, so that older ones are there before the end is.
  return <div ref={end} aria-hidden className="pointer-events-none absolute bottom-0 h-100 w-px" />
}
