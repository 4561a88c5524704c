import { cx } from './cx.ts'
import { texts } from './messages.ts'

/** One grey box, as big as what it stands for. It shows after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}

type SkeletonListProps = { count: number; className: string; gap?: string; label?: string }

/** Boxes for a list that is on its way; `className` is the size of one. */
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
