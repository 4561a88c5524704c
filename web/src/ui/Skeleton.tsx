import { cx } from './cx.ts'
import { texts } from './messages.ts'

/** A grey placeholder box. It appears after 150 ms, so that fast responses don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}

type SkeletonListProps = { count: number; className: string; gap?: string; label?: string }

/** Placeholders for a list that is loading. `className` sets the size of one. */
export function SkeletonList({ count, className, gap = 'gap-3', label = texts.loading }: SkeletonListProps) {
  return (
    <div role="status" className={cx('flex flex-col', gap)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}
