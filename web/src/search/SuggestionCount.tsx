import { search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { okBody, query } from '../api/client.ts'
import { OptionCount } from '../ui/OptionCount.tsx'
import { useDebounced } from '../ui/useDebounced.ts'
import { filterInput } from './filters.ts'
import type { Board } from './useBoard.ts'
import { toCountLabel } from './useCounts.ts'

const TYPING_PAUSE_MS = 200
/** The suggestions of a list ask for the same counts, one after the other. */
const STALE_MS = 10_000

type SuggestionCountProps = {
  board: Pick<Board, 'config' | 'query'>
  suggestions: string[]
  suggestion: string
}

/** How many results a search for one of the suggestions would have with the board's filters, counted when typing pauses. */
export function SuggestionCount({ board, suggestions, suggestion }: SuggestionCountProps) {
  const { counts, texts } = board.config
  const counted = useDebounced(suggestions.join('\n'), TYPING_PAUSE_MS)
  const input = { suggestion: counted.split('\n'), ...filterInput(board.query.filters) }
  const jobs = useQuery({
    ...query(search.countSuggestedJobs, { query: input }),
    enabled: counts === 'jobs' && counted !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
  const candidates = useQuery({
    ...query(search.countSuggestedPeople, { body: input }),
    enabled: counts === 'candidates' && counted !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
  const { data } = counts === 'jobs' ? jobs : candidates
  const own = okBody(data)?.data.find(({ name }) => name === suggestion)
  return <OptionCount count={toCountLabel(own?.count, texts.found)} />
}
