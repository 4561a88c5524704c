import type { UseQueryResult } from '@tanstack/react-query'
import { Field } from '../ui/Field.tsx'
import type { Option } from '../ui/option.ts'
import { optionsFailure } from '../ui/optionsFailure.tsx'
import { Select } from '../ui/Select.tsx'

type LookupSelectProps = {
  label: string
  error?: string
  placeholder: string
  lookup: UseQueryResult<Option<number>[]>
  name: string
  /** '' while nothing is chosen. */
  value: number | ''
  onChange: (value: number | '') => void
}

/** A select of reference data by id. */
export function LookupSelect({ label, error, lookup, value, onChange, ...select }: LookupSelectProps) {
  return (
    <Field label={label} error={error} hint={optionsFailure(lookup)} required>
      <Select
        {...select}
        options={lookup.data ?? []}
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    </Field>
  )
}
