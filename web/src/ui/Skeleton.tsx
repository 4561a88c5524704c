import { Fragment, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

/** A grey placeholder box. It appears after 150 ms, so that fast responses don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}

type SkeletonListProps = {
  count: number
  layout?: string
  /** The size of one. */
  className?: string
  /** One placeholder, if it is not a box. */
  children?: ReactNode
}

/** Placeholders for a list that is loading. */
export function SkeletonList(props: SkeletonListProps) {
  const { count, layout = 'flex flex-col gap-3', className, children } = props
  return (
    <div role="status" className={layout}>
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children ?? <Skeleton className={className} />}</Fragment>
      ))}
    </div>
  )
}
