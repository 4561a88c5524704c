import { MAX_COUNTED_NAMES, search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { okBody, query } from '../api/client.ts'
import type { CountLabel } from '../ui/option.ts'
import { type CountedSearch, filterInput, type FoundTotal } from './filters.ts'

const EXACT = new Intl.NumberFormat('en')
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact' })
const MAX_EXACT = 999

/** An unknown count is null. */
export const toCountLabel = (count: number | undefined, inWords: FoundTotal['inWords']): CountLabel | null =>
  count === undefined
    ? null
    : {
        short: (count > MAX_EXACT ? COMPACT : EXACT).format(count),
        words: `${EXACT.format(count)} ${inWords(count)}`,
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

  /** `choices` is the number of names that the filter has: only the most frequent ones are counted. */
  function countOf(filter: string, name: string, choices = Infinity) {
    const counted = counts[filter]
    if (typeof counted !== 'object') return counted
    const none = choices > MAX_COUNTED_NAMES ? undefined : 0
    return counted.find((entry) => entry.name === name)?.count ?? none
  }
  return { countOf, isPending }
}
