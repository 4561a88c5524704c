import type { Comment } from '@guildhall/contract/comments/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { localDay } from '../ui/localDates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { OlderRows } from '../ui/OlderRows.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import { commentPages } from './queries.ts'

/** The comments, newest first. Older ones are loaded on scrolling. */
export function CommentList() {
  const list = useInfiniteQuery({ ...commentPages, refetchOnMount: 'always' })
  const rows = list.data?.pages.flat() ?? []

  if (list.isPending) return <SkeletonList count={6} className="h-16" />
  if (list.isLoadingError) return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
  if (rows.length === 0) return <EmptyState icon={MessageSquare} text={texts.none} />
  return (
    <div className="relative">
      <ul aria-label={texts.all} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-3 wrap-anywhere">
            <CommentRow {...row} />
          </li>
        ))}
      </ul>
      <OlderRows list={list} count={rows.length} />
    </div>
  )
}

function CommentRow({ name, comment, created_at }: Comment) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{name}</b>
        <time dateTime={created_at} className="text-sm text-soft tabular-nums">
          {dayAndTime(new Date(created_at))}
        </time>
      </p>
      <p className="whitespace-pre-line">{comment}</p>
    </>
  )
}

/** In the viewer's time zone, as the specification has it: '2030-01-31 14:05:09'. */
const dayAndTime = (date: Date) => `${localDay(date)} ${date.toTimeString().slice(0, 8)}`
