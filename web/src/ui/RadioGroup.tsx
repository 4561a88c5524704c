import { useId } from 'react'
import { ChoicePill } from './ChoicePill.tsx'
import { cx } from './cx.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { Option } from './option.ts'

type RadioGroupProps<Value extends string | number> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
  /** In rows that wrap, or in a column. */
  layout?: 'row' | 'column'
}

/** A single choice of a few options, all visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, name, hint, error, required, disabled, layout = 'row' } = props
  const group = useId()
  return (
    <FieldGroup role="radiogroup" {...{ legend, hint, error, required }}>
      <div className={cx('flex gap-2', layout === 'row' ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <ChoicePill
            key={option.value}
            type="radio"
            name={name ?? group}
            value={option.value}
            label={option.label}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
