import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const TONES = {
  plain: 'bg-sunk text-ink',
  brand: 'bg-brand-soft text-brand font-semibold',
}

type ChipProps = { tone?: keyof typeof TONES; icon?: ReactNode; className?: string; children: ReactNode }

/** A small label in a pill. Not interactive. */
export function Chip({ tone = 'plain', icon, className, children }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 max-w-full items-center gap-1 rounded-full px-2.5 text-sm whitespace-nowrap print:border print:border-line',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
