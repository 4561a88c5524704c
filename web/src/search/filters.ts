import { AMOUNT } from '@guildhall/contract/amount'
import type { Filter, FilterTable, FilterValues } from '@guildhall/contract/search/filters'
import { SEARCH_MAX } from '@guildhall/contract/search/sizes'
import type { BoardTexts } from './boardTexts.ts'

/** For every control that shows and changes the filters of a table. */
export type FiltersProps = {
  table: FilterTable
  values: FilterValues
  /** Adds a step to the browser's history, or replaces the last one. */
  onChange: (changes: FilterValues, options?: { replace: boolean }) => void
  found: FoundTotal
  /** The search whose results are counted for each choice. */
  counted: CountedSearch
}

/** What the search finds with the values. */
export type FoundTotal = {
  /** Undefined if it is unknown. */
  total: number | undefined
  /** Of the last search: the next results are loading. */
  isStale: boolean
  /** The word for the results, such as 'job' for 1. */
  inWords: BoardTexts['found']
}

export type CountedSearch = { counts: 'jobs' | 'candidates'; search: string; filters: FilterValues }

/** What a URL selects in the filters of a table, without what the server would refuse. */
export const readFilters = <Table extends FilterTable>(table: Table, params: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(table).map(([name, filter]) => [name, readValue(filter, name, params)]),
  ) as FilterValues<Table>

function readValue(filter: Filter, name: string, params: URLSearchParams) {
  switch (filter.kind) {
    case 'options':
      return readOptions(name, params)
    case 'flag':
      return params.get(name) === 'true'
    case 'minimum': {
      const amount = params.get(name) ?? ''
      return AMOUNT.test(amount) && readOptions(filter.unit, params).length === 1 ? amount : ''
    }
  }
}

// A value is shown as a chip, and the server refuses more of them.
const readOptions = (name: string, params: URLSearchParams) =>
  [...new Set(params.getAll(name))].slice(0, SEARCH_MAX.filterNames)

/** Nothing selected. */
export const clearedFilters = <Table extends FilterTable>(table: Table) =>
  readFilters(table, new URLSearchParams())

/** The filters that select something: the input of the endpoint. */
export const filterInput = <Table extends FilterTable>(values: FilterValues<Table>) =>
  Object.fromEntries(
    Object.entries<FilterValues[string]>(values).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value,
    ),
  ) as Partial<FilterValues<Table>>

/** How many values are selected, each with a chip of its own. A minimum has one together with its unit. */
export const countActive = (table: FilterTable, values: FilterValues) =>
  Object.keys(table).flatMap((name) => (values[minimumOf(name, table) ?? ''] ? [] : values[name] || []))
    .length

/** The name of the minimum whose unit a filter is. */
export const minimumOf = (unit: string, table: FilterTable) =>
  Object.entries(table).find(([, filter]) => filter.kind === 'minimum' && filter.unit === unit)?.[0]

/** The parts of a table that are shown together, each with its title. */
export const sectionsOf = (table: FilterTable) =>
  [...Map.groupBy(Object.entries(table), ([, { section, label }]) => section ?? label)].map(
    ([label, filters]) => ({ label, table: Object.fromEntries(filters) as FilterTable }),
  )
