import { MAX_COUNTED_NAMES, search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { okBody, query } from '../api/client.ts'
import { formatCount } from '../ui/money.ts'
import type { CountLabel } from '../ui/option.ts'
import { type CountedSearch, filterInput, type FoundTotal } from './filters.ts'

/** An unknown count is null. */
export const toCountLabel = (count: number | undefined, inWords: FoundTotal['inWords']): CountLabel | null =>
  count === undefined ? null : { short: shortCount(count), words: `${formatCount(count)} ${inWords(count)}` }

/** 1234 as '1.2K', 12345 as '12K'. Without Intl: on a slow phone, its first number takes longer than all else that a key does. */
function shortCount(count: number) {
  if (count < 1000) return String(count)
  const [unit, sign] = count < 999_500 ? [1000, 'K'] : [1_000_000, 'M']
  const units = count / unit
  return `${Number(units.toFixed(units < 9.95 ? 1 : 0))}${sign}`
}

type Counts = Record<string, number | readonly { name: string; count: number }[]>

/** How many results a search would have with each choice of a filter. Without a search nothing is counted. */
export function useCounts(counted: CountedSearch | undefined) {
  const input = { search: counted?.search ?? '', ...filterInput(counted?.filters ?? {}) }
  const jobs = useQuery({
    ...query(search.countJobs, { query: input }),
    enabled: counted?.counts === 'jobs',
    placeholderData: keepPreviousData,
  })
  const candidates = useQuery({
    ...query(search.countPeople, { body: input }),
    enabled: counted?.counts === 'candidates',
    placeholderData: keepPreviousData,
  })
  const { data, isPending } = counted?.counts === 'candidates' ? candidates : jobs
  const counts: Counts = okBody(data) ?? {}

  function countOf(filter: string, name: string) {
    const counted = counts[filter]
    if (typeof counted !== 'object') return counted
    // A full list has only the most frequent names.
    const other = counted.length < MAX_COUNTED_NAMES ? 0 : undefined
    return counted.find((entry) => entry.name === name)?.count ?? other
  }
  return { countOf, isPending }
}
