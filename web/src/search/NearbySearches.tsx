import { okBody } from '../api/client.ts'
import { Link } from '../ui/Link.tsx'
import { formatCount } from '../ui/money.ts'
import { type BoardQuery, urlOf } from './boardQuery.ts'
import { activeFilters } from './activeFilters.ts'
import { clearedFilters } from './filters.ts'
import { noResultsTexts } from './noResultsMessages.ts'
import type { UseResults } from './results.ts'
import type { Board } from './useBoard.ts'
import { PopularSearches, useMarketSummary } from './Welcome.tsx'

type NearbySearchesProps = {
  board: Board
  /** The words that found nothing, with their spelling corrected. */
  words: string
  useResults: UseResults
}

/**
 * Links to searches that differ little from one that found nothing. Only those that find something are shown. For jobs, the
 * popular searches take the place of missing ones.
 */
export function NearbySearches({ board, words, useResults }: NearbySearchesProps) {
  const searches = searchesNear(board, words)
  if (searches.length === 0) return board.config.counts === 'jobs' && <Popular />
  return (
    <ul className="flex flex-col items-center empty:hidden">
      {searches.map((near) => (
        <NearbySearch key={urlOf(board.config, near.query)} {...{ board, useResults }} {...near} />
      ))}
    </ul>
  )
}

function Popular() {
  const { data, isPending } = useMarketSummary()
  // As tall as the links.
  if (isPending) return <div className="h-11" />
  const { skills = [], locations = [] } = data?.body.popular ?? {}
  const names = [...skills, ...locations]
  return (
    names.length > 0 && (
      <div className="max-w-full text-soft">
        <PopularSearches names={names} />
      </div>
    )
  )
}

type Nearby = {
  query: BoardQuery
  /** The filter that the search leaves out, in words. */
  without?: string
}

const MAX_FILTERS = 3
const MAX_WORDS = 3

/** Without one of the filters, and without all with a single word. A button clears the filters. */
function searchesNear({ config, query }: Board, words: string): Nearby[] {
  const near = { ...query, page: 1, search: words }
  const active = activeFilters(config.table, query.filters)
  const filters = clearedFilters(config.table)
  const single = [...new Set(words.trim().split(/\s+/))]
  return [
    ...(active.length > 1 ? active.slice(0, MAX_FILTERS) : []).map(({ label, without }) => ({
      query: { ...near, filters: { ...query.filters, ...without } },
      without: noResultsTexts.withoutFilter(label),
    })),
    ...(single.length > 1 ? single.slice(0, MAX_WORDS) : []).map((word) => ({
      query: { ...near, search: word, filters },
    })),
  ]
}

type NearbySearchProps = Pick<NearbySearchesProps, 'board' | 'useResults'> & Nearby

function NearbySearch({ board: { config }, query, without, useResults }: NearbySearchProps) {
  const found = okBody(useResults(query).data)
  if (!found?.total_user) return null
  const search = found.corrected ?? query.search
  const { foundFor, found: jobs } = config.texts
  return (
    <li>
      <Link
        gradual
        to={urlOf(config, { ...query, search })}
        className="link inline-flex min-h-11 items-center"
      >
        {formatCount(found.total_user)} {search ? foundFor(found.total_user, search) : jobs(found.total_user)}
        {without && ` ${without}`}
      </Link>
    </li>
  )
}
