import type { FilterTable, FilterValues } from '@guildhall/contract/search/filters'
import { filterTexts as texts } from './filterMessages.ts'
import { minimumOf } from './filters.ts'

/** A selected value: its label, and the change that removes it. */
type ActiveFilter = { label: string; without: FilterValues }

export const activeFilters = (table: FilterTable, values: FilterValues) =>
  Object.entries(table).flatMap(([name, filter]): ActiveFilter[] => {
    const value = values[name]
    if (Array.isArray(value)) return activeOptions(name, value, minimumOf(name, table), values)
    if (!value) return []
    if (filter.kind !== 'minimum') return [{ label: texts.only(filter.label), without: { [name]: false } }]
    // A minimum means nothing without its unit: both are removed together.
    const label = texts.from(String(value), String(values[filter.unit]))
    return [{ label, without: { [name]: '', [filter.unit]: [] } }]
  })

function activeOptions(name: string, selected: string[], minimum: string | undefined, values: FilterValues) {
  if (minimum && values[minimum]) return []
  return selected.map((value) => ({
    label: minimum ? texts.paidPer(value) : value,
    without: { [name]: selected.filter((other) => other !== value) },
  }))
}
