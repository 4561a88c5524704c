import { cx } from './cx.ts'
import { texts } from './messages.ts'

/** How complete something is: green at 100, else a red arc as opaque as the percentage. The number keeps full contrast. */
export function CompletionRing({ percent, label }: { percent: number; label: string }) {
  const whole = percent >= 100
  return (
    <span
      role="img"
      aria-label={`${label}: ${texts.percent(percent)}`}
      className={cx('relative grid size-20 shrink-0 place-items-center', whole ? 'text-brand' : 'text-bad')}
    >
      <svg
        viewBox="0 0 80 80"
        fill="none"
        strokeWidth="7"
        aria-hidden
        className="absolute inset-0 -rotate-90"
      >
        <circle cx="40" cy="40" r="36" className="stroke-sunk" />
        {percent > 0 && (
          <circle
            cx="40"
            cy="40"
            r="36"
            stroke="currentColor"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            strokeOpacity={whole ? 1 : percent / 100}
          />
        )}
      </svg>
      <span aria-hidden className="text-xl font-bold text-ink tabular-nums">
        {texts.percent(percent)}
      </span>
    </span>
  )
}
