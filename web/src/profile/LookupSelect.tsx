import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import type { Option } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { profileTexts as texts } from './messages.ts'

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
    <Field label={label} error={error} hint={lookupFailure(lookup)} required>
      <Select
        {...select}
        options={lookup.data ?? []}
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    </Field>
  )
}

/** The hint of a field whose options failed to load. */
export const lookupFailure = ({ isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>) =>
  isError && (
    <span role="alert" className="flex flex-wrap items-center gap-2">
      {texts.listFailed}
      <Button onClick={() => void refetch()}>{texts.retry}</Button>
    </span>
  )
