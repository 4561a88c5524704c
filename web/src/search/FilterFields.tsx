import { Switch } from '../ui/Switch.tsx'
import { type FiltersProps, minimumOf } from './filters.ts'
import { MinimumField } from './MinimumField.tsx'
import { filterTexts as texts } from './filterMessages.ts'
import { OptionsField } from './OptionsField.tsx'
import { toCountLabel, useCounts } from './useCounts.ts'

type FilterFieldsProps = FiltersProps & {
  /** The legends are for screen readers only, because a button above says the same. */
  hidesLegends?: boolean
}

/** A field for each filter of a table; a minimum and its unit share one. Each choice takes effect at once. */
export function FilterFields({ table, values, onChange, counted, found, hidesLegends }: FilterFieldsProps) {
  const { countOf, isPending } = useCounts(counted)
  const countLabelOf = (name: string) => (choice: string) =>
    toCountLabel(countOf(name, choice), found.inWords)

  return Object.entries(table).map(([name, filter]) => {
    if (minimumOf(name, table)) return null
    const value = values[name]
    switch (filter.kind) {
      case 'options':
        return (
          <OptionsField
            key={name}
            {...{ name, filter }}
            hidesLegend={hidesLegends}
            countOf={(choice) => countOf(name, choice)}
            counts={counted.counts}
            inWords={found.inWords}
            isCounting={isPending}
            value={Array.isArray(value) ? value : []}
            onChange={(next) => onChange({ [name]: next })}
          />
        )
      case 'flag':
        return (
          <Switch
            key={name}
            label={texts.only(filter.label)}
            count={countLabelOf(name)('true')}
            checked={value === true}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        )
      case 'minimum':
        return (
          <MinimumField
            key={name}
            {...{ name, filter, table, values, onChange }}
            hidesLegend={hidesLegends}
            countOf={countLabelOf(filter.unit)}
          />
        )
    }
  })
}
