import { AMOUNT } from '@guildhall/contract/amount'
import {
  type Filter,
  type FilterTable,
  type FilterValues,
  INVALID_AMOUNT,
  type OptionsFilter,
} from '@guildhall/contract/search/filters'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Field } from '../ui/Field.tsx'
import type { FieldErrors } from '../ui/fieldErrors.ts'
import { MultiSelect } from '../ui/MultiSelect.tsx'
import type { Option } from '../ui/option.ts'
import { site } from '../ui/site.ts'
import { Switch } from '../ui/Switch.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { CountedSearch } from './filters.ts'
import { texts } from './messages.ts'
import { toCountLabel, useJobCounts } from './useJobCounts.ts'
import { useSearchBarData } from './useSearchBarData.ts'

type FilterValue = FilterValues[string]

type FilterFieldsProps = {
  table: FilterTable
  values: FilterValues
  errors?: FieldErrors
  counted?: CountedSearch | undefined
  onChange: (name: string, value: FilterValue) => void
}

/** A field for each filter of a table. */
export function FilterFields({ table, values, errors = {}, counted, onChange }: FilterFieldsProps) {
  const countOf = useJobCounts(counted)
  return Object.entries(table).map(([name, filter]) => (
    <FilterField
      key={name}
      filter={filter}
      countOf={counted && ((...choice) => toCountLabel(countOf(name, ...choice)))}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => onChange(name, value)}
    />
  ))
}

type FilterFieldProps = {
  filter: Filter
  /** The count beside a choice, of which the filter has a number; undefined if choices are not counted. */
  countOf: ((choice: string, choices: number) => Option['count']) | undefined
  value: FilterValue | undefined
  error: string | undefined
  onChange: (value: FilterValue) => void
}

function FilterField({ filter, countOf, value, error, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'options':
      return (
        <OptionsField {...{ filter, countOf, error, onChange }} value={Array.isArray(value) ? value : []} />
      )
    case 'flag':
      return (
        <Switch
          label={texts.only(filter.label)}
          count={countOf?.('true', 1)}
          checked={value === true}
          onChange={onChange}
        />
      )
    case 'minimum':
      return (
        <Field label={filter.label} error={error}>
          <TextInput
            before={site.currencySign}
            inputMode="decimal"
            autoComplete="off"
            value={String(value)}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        </Field>
      )
  }
}

type OptionsFieldProps = {
  filter: OptionsFilter
  countOf: FilterFieldProps['countOf']
  value: string[]
  error: string | undefined
  onChange: (value: string[]) => void
}

function OptionsField({
  filter: { label, values, placeholder },
  countOf,
  error,
  ...control
}: OptionsFieldProps) {
  const lookup = typeof values === 'string' ? values : undefined
  const { data, isError } = useSearchBarData({ enabled: lookup !== undefined })
  const names = typeof values === 'string' ? (data?.[values].map((entry) => entry.label) ?? []) : values
  const options = names.map((name) => ({ value: name, label: name, count: countOf?.(name, names.length) }))
  const message = error ?? (lookup && isError ? texts.listFailed : undefined)

  if (placeholder === undefined)
    return <CheckboxGroup legend={label} error={message} options={options} {...control} />
  return (
    <Field label={label} error={message}>
      <MultiSelect options={options} placeholder={placeholder} {...control} />
    </Field>
  )
}

/** Validates the values of a table as the server does, each minimum without one unit at the field of the unit. */
export function filterErrors(table: FilterTable, values: FilterValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, filter] of Object.entries(table)) {
    if (filter.kind !== 'minimum' || values[name] === '') continue
    const units = values[filter.unit]
    if (!AMOUNT.test(String(values[name]))) errors[name] = INVALID_AMOUNT
    else if (!Array.isArray(units) || units.length !== 1) errors[filter.unit] = filter.unitRequired
  }
  return errors
}
