import type { FilterTable, FilterValues, MinimumFilter } from '@guildhall/contract/search/filters'
import { Field } from '../ui/Field.tsx'
import type { Option } from '../ui/option.ts'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { site } from '../ui/site.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { filterTexts } from './filterMessages.ts'
import { useAmount } from './useAmount.ts'

type MinimumFieldProps = {
  name: string
  filter: MinimumFilter
  table: FilterTable
  values: FilterValues
  onChange: (changes: FilterValues) => void
  countOf: (unit: string) => Option['count']
  hidesLegend?: boolean | undefined
}

/** One unit or any, and an amount in it. A URL can name several units: then none is chosen, and the hint lists them. */
export function MinimumField(props: MinimumFieldProps) {
  const { name, filter, table, values, onChange, countOf, hidesLegend } = props
  const { label, unit, unitRequired } = filter
  const units = values[unit] as string[]
  const hasUnit = units.length === 1
  const amount = useAmount({
    name,
    applied: String(values[name]),
    onApply: (minimum) => onChange({ [name]: minimum }),
    hasUnit,
  })
  return (
    <>
      <SegmentedControl
        legend={table[unit]!.label}
        hidesLegend={hidesLegend}
        hint={units.length > 1 && filterTexts.paidPerAny(units)}
        options={[
          { value: '', label: filterTexts.anyUnit },
          ...unitsOf(table, unit).map((value) => ({ value, label: value, count: countOf(value) })),
        ]}
        value={hasUnit ? units[0]! : units.length > 1 ? null : ''}
        // An amount per year says nothing about another period.
        onChange={(next) => {
          amount.type('')
          onChange({ [unit]: next ? [next] : [], [name]: '' })
        }}
      />
      {/* As tall with a message as without. */}
      <Field
        label={label}
        hint={hasUnit ? undefined : unitRequired}
        error={hasUnit ? amount.error : undefined}
        className="min-h-26"
      >
        <TextInput
          before={site.currencySign}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          disabled={!hasUnit}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onBlur={amount.apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') amount.apply()
          }}
        />
      </Field>
    </>
  )
}

function unitsOf(table: FilterTable, unit: string) {
  const filter = table[unit]
  return filter?.kind === 'options' && typeof filter.values !== 'string' ? filter.values : []
}
