import { type ReactNode, useId } from 'react'
import { FieldGroup } from './FieldGroup.tsx'
import type { Option } from './option.ts'

type SegmentedControlProps = {
  legend: string
  hidesLegend?: boolean | undefined
  hint?: ReactNode
  options: readonly Option[]
  /** Null if none is chosen. */
  value: string | null
  onChange: (value: string) => void
}

/** A single choice of two to four short options: radio buttons side by side, as tall with a count as without. */
export function SegmentedControl({ options, value, onChange, ...group }: SegmentedControlProps) {
  const name = useId()
  return (
    <FieldGroup role="radiogroup" {...group}>
      <div className="flex rounded-control border border-edge bg-card p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-lg px-2 font-semibold text-soft transition-colors duration-150 hover:text-ink has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="text-center leading-5">
              {option.label}
              <CountBelow count={option.count} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const CountBelow = ({ count }: Pick<Option, 'count'>) =>
  count !== undefined && (
    <span className="block h-4 text-xs leading-4 font-normal tabular-nums">
      {count && (
        <>
          <span aria-hidden>{count.short}</span>
          <span className="sr-only">, {count.words}</span>
        </>
      )}
    </span>
  )
