import { useId } from 'react'
import { ChoicePill } from './ChoicePill.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { Option } from './option.ts'

type RadioGroupProps<Value extends string | number> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string
  error?: string
  required?: boolean
}

/** A single choice of a few options, all visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, name, error, required } = props
  const group = useId()
  return (
    <FieldGroup role="radiogroup" {...{ legend, error, required }}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChoicePill
            key={option.value}
            type="radio"
            name={name ?? group}
            value={option.value}
            label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
