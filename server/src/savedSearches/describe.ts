import { JOB_FILTERS, type Filter } from '@guildhall/contract/search/filters'
import { readSaved } from './newJobs.ts'

/** A saved query in words: '“baker”, Lyon, from $20 per hour, Remote only', or '' without words and filters. */
export function describe(query: string, currency: string) {
  const { search, ...values } = { search: '', ...readSaved(query) }
  const parts = Object.entries<Filter>(JOB_FILTERS).flatMap(([name, filter]) =>
    describeValue(name, filter, values, currency),
  )
  return [...(search ? [`“${search}”`] : []), ...parts].join(', ')
}

type Values = Record<string, unknown>

function describeValue(name: string, filter: Filter, values: Values, currency: string): string[] {
  const value = values[name]
  switch (filter.kind) {
    case 'flag':
      return value ? [`${filter.label} only`] : []
    case 'minimum':
      return value ? [`from ${inCurrency(Number(value), currency)} ${perUnit(values[filter.unit])}`] : []
    case 'options': {
      const minimum = Object.entries<Filter>(JOB_FILTERS).find(
        ([, other]) => 'unit' in other && other.unit === name,
      )
      const names = (value ?? []) as string[]
      // With the filter for remote jobs, the location 'Remote' finds the same jobs.
      if (!minimum) return names.filter((name) => !(values['remote'] && name === JOB_FILTERS.remote.label))
      return values[minimum[0]] ? [] : names.map((unit) => `paid ${perUnit([unit])}`)
    }
  }
}

/** 20.5 as '$20.50', and whole amounts without cents. */
const inCurrency = (amount: number, currency: string) =>
  amount.toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })

const perUnit = (names: unknown) => `per ${(names as string[])[0]!.toLowerCase()}`
