import { ChoicePill } from './ChoicePill.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { Option } from './option.ts'

type CheckboxGroupProps<Value extends string | number> = {
  legend: string
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  name?: string
  error?: string
}

/** A multiple choice of a few options, all visible. For a list with counts, use ChoiceRows; for many options, MultiSelect. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { legend, options, value, onChange, name, error } = props
  const toggle = (item: Value) =>
    onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item])
  return (
    <FieldGroup {...{ legend, error }}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChoicePill
            key={option.value}
            type="checkbox"
            name={name}
            label={option.label}
            checked={value.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
