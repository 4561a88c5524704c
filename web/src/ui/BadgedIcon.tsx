import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

const MAX_SHOWN = 99

type BadgedIconProps = { icon: LucideIcon; size: number; count: number }

/** An icon with a number, unless it is 0. Decorative: the name of its button or link says the number. */
export const BadgedIcon = ({ icon: Icon, size, count }: BadgedIconProps) => (
  <span aria-hidden className="relative">
    <Icon size={size} />
    {count > 0 && <Badge count={count} className="absolute -top-2 left-3" />}
  </span>
)

/** A number in a pill. Decorative as well. */
export const Badge = ({ count, className }: { count: number; className: string }) => (
  <span
    aria-hidden
    className={cx(
      'min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-brand-ink tabular-nums',
      className,
    )}
  >
    {count > MAX_SHOWN ? texts.many : count}
  </span>
)
