import { MAX_COUNTED_NAMES, search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import type { CountLabel } from '../ui/option.ts'
import { countTexts } from './countMessages.ts'
import { type CountedSearch, filterInput } from './filters.ts'

const EXACT = new Intl.NumberFormat('en')
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact' })
const MAX_EXACT = 999

/** An unknown count is null. */
export const toCountLabel = (count: number | undefined, counts: CountedSearch['counts']): CountLabel | null =>
  count === undefined
    ? null
    : {
        short: (count > MAX_EXACT ? COMPACT : EXACT).format(count),
        words: countTexts[counts](EXACT.format(count), count),
      }

type Counts = Record<string, number | readonly { name: string; count: number }[]>

/** How many results a search would have with each choice of a filter. Without a search nothing is counted. */
export function useCounts(counted: CountedSearch | undefined) {
  const input = { search: counted?.search ?? '', ...filterInput(counted?.filters ?? {}) }
  const options = { enabled: counted !== undefined, placeholderData: keepPreviousData }
  const isOfJobs = counted?.counts !== 'candidates'
  const jobs = useQuery({
    ...query(search.countJobs, { query: input }),
    ...options,
    enabled: options.enabled && isOfJobs,
  })
  const candidates = useQuery({
    ...query(search.countPeople, { body: input }),
    ...options,
    enabled: options.enabled && !isOfJobs,
  })
  const { data, isPending } = isOfJobs ? jobs : candidates
  const counts: Counts = data?.status === 200 ? data.body : {}

  /** `choices` is the number of names that the filter has: only the most frequent ones are counted. */
  function countOf(filter: string, name: string, choices = Infinity) {
    const counted = counts[filter]
    if (typeof counted !== 'object') return counted
    const none = choices > MAX_COUNTED_NAMES ? undefined : 0
    return counted.find((entry) => entry.name === name)?.count ?? none
  }
  return { countOf, isPending }
}
