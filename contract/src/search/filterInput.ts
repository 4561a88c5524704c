import * as z from 'zod/mini'
import { AMOUNT } from '../amount.ts'
import { MAX } from '../sizes.ts'
import { SEARCH_MAX } from './sizes.ts'
import { booleanInput, listInput } from '../params.ts'
import { rawText } from '../values.ts'
import { INVALID_AMOUNT, type FilterTable } from './filters.ts'

const name = rawText(MAX.filterName)

const names = listInput(name, SEARCH_MAX.filterNames, 'Please check the filters.')

const flag = (label: string) => z._default(booleanInput(`${label} must be true or false.`), false)

const FIELDS = {
  options: () => z.optional(names),
  flag: (label: string) => z.optional(flag(label)),
  minimum: () => z.optional(z.string().check(z.regex(AMOUNT, INVALID_AMOUNT))),
}

type FilterFields<Table extends FilterTable> = {
  -readonly [Name in keyof Table]: ReturnType<(typeof FIELDS)[Table[Name]['kind']]>
}

/** A field of an endpoint's input for each filter of a table. */
export const filterFields = <Table extends FilterTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind, label }]) => [name, FIELDS[kind](label)]),
  ) as FilterFields<Table>

/** The rules between the fields of a table: a minimum has exactly one unit. */
export const filterRules = (table: FilterTable) =>
  Object.entries(table).flatMap(([name, filter]) =>
    filter.kind === 'minimum'
      ? z.refine<Record<string, unknown>>(
          (input) => input[name] === undefined || (input[filter.unit] as unknown[] | undefined)?.length === 1,
          { error: filter.unitRequired, path: [name] },
        )
      : [],
  )
