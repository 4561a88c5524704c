import type { LookupName } from '@guildhall/contract/search/filters'
import { OptionCount } from '../ui/OptionCount.tsx'
import { type CountedSearch, filterInput } from './filters.ts'
import { jobTexts } from './messages.ts'
import { toCountLabel, useCounts } from './useCounts.ts'
import { useSearchBarData } from './useSearchBarData.ts'

type SuggestionCountProps = { query: Pick<CountedSearch, 'filters'>; lookup: LookupName; suggestion: string }

/** The filters whose counts are those of a lookup's names. */
const FILTERS = { skills: 'skill', emp_type: 'employment_type', location: 'location' }

/** How many jobs have a suggested name, of those that the active filters leave: the words of the search it replaces. */
export function SuggestionCount({ query, lookup, suggestion }: SuggestionCountProps) {
  const filter = FILTERS[lookup]
  const selected = filterInput(query.filters)
  const isFiltered = Object.keys(selected).length > 0
  const { data } = useSearchBarData()
  const { countOf } = useCounts(
    isFiltered ? { counts: 'jobs', filters: query.filters, search: '' } : undefined,
  )
  const open = data?.[lookup].find(({ label }) => label === suggestion)?.jobs
  // A filter's own names are counted as if nothing were selected in it.
  const filtered = filter in selected ? undefined : countOf(filter, suggestion)
  const count = isFiltered ? filtered : open
  return <OptionCount count={toCountLabel(count, jobTexts.found)} />
}
