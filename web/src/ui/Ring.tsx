import { cx } from './cx.ts'
import { texts } from './messages.ts'

/**
 * A percentage in a ring: red until it is full, then green. As the specification says, the opacity of the red arc is
 * equal to the percentage; the number keeps its full contrast. SVG attributes, because the CSP forbids style attributes.
 */
export function Ring({ percent, label, className }: { percent: number; label: string; className?: string }) {
  const isFull = percent >= 100
  return (
    <svg
      viewBox="0 0 44 44"
      role="img"
      aria-label={`${label}: ${texts.percent(percent)}`}
      className={cx('shrink-0', className)}
    >
      <circle cx="22" cy="22" r="19" fill="none" strokeWidth="5" stroke="currentColor" strokeOpacity="0.12" />
      <circle
        cx="22"
        cy="22"
        r="19"
        fill="none"
        strokeWidth="5"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        opacity={isFull ? undefined : percent / 100}
        transform="rotate(-90 22 22)"
        stroke="currentColor"
        className={isFull ? 'text-brand' : 'text-bad'}
      />
      <text
        x="22"
        y="26"
        textAnchor="middle"
        fontSize="11"
        fontWeight="700"
        fill="currentColor"
        aria-hidden
        className="tabular-nums"
      >
        {texts.percent(percent)}
      </text>
    </svg>
  )
}
