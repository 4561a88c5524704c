import { cx } from './cx.ts'
import { texts } from './messages.ts'

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  label: string
  /** The text below the bar. */
  text: string
}

/** A bar that is red until it is full, then green. SVG attributes set its width, because the CSP forbids style attributes. */
export function ProgressBar({ percent, label, text }: ProgressBarProps) {
  const isFull = percent >= 100
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 font-semibold">
        <span>{label}</span>
        <span className="tabular-nums">{texts.percent(percent)}</span>
      </div>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={cx(
          'block h-2.5 w-full overflow-hidden rounded-full bg-sunk',
          isFull ? 'text-brand' : 'text-bad',
        )}
      >
        <rect width={`${percent}%`} height="100%" rx="5" fill="currentColor" />
      </svg>
      <p className={cx('mt-2 font-medium', isFull ? 'text-brand' : 'text-bad')}>{text}</p>
    </div>
  )
}
