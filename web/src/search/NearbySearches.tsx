import { Link } from '../ui/Link.tsx'
import { type BoardQuery, countFilters, urlOf } from './boardQuery.ts'
import { clearedFilters } from './filters.ts'
import { texts } from './noResultsMessages.ts'
import { foundIn, type UseResults } from './results.ts'
import type { Board } from './useBoard.ts'

type NearbySearchesProps = {
  board: Board
  /** The words that found nothing, with their spelling corrected. */
  words: string
  useResults: UseResults
}

/** Links to searches that differ little from one that found nothing. Only those that find something are shown. */
export function NearbySearches({ board, words, useResults }: NearbySearchesProps) {
  return (
    <ul className="flex flex-col items-center empty:hidden">
      {searchesNear(board, words).map((query) => (
        <NearbySearch key={urlOf(board.config, query)} {...{ board, query, useResults }} />
      ))}
    </ul>
  )
}

/** Without the filters, without the last word, and without both. */
function searchesNear({ config, query }: Board, words: string): BoardQuery[] {
  const hasFilters = countFilters(config, query) > 0
  const shorter = words.trim().split(/\s+/).slice(0, -1).join(' ')
  const filters = clearedFilters(config.table)
  return [
    { ...query, page: 1, search: words, filters: hasFilters ? filters : null },
    { ...query, page: 1, search: shorter },
    { ...query, page: 1, search: shorter, filters: hasFilters ? filters : null },
  ].filter((near): near is BoardQuery => near.search !== '' && near.filters !== null)
}

type NearbySearchProps = Pick<NearbySearchesProps, 'board' | 'useResults'> & { query: BoardQuery }

function NearbySearch({ board: { config, query: board }, query, useResults }: NearbySearchProps) {
  const found = foundIn(useResults(query))
  if (!found?.total_user) return null
  const search = found.corrected ?? query.search
  const isUnfiltered = countFilters(config, query) < countFilters(config, board)
  return (
    <li>
      <Link
        gradual
        to={urlOf(config, { ...query, search })}
        className="link inline-flex min-h-11 items-center"
      >
        {found.total_user} {config.texts.foundFor(found.total_user, search)}
        {isUnfiltered && ` ${texts.withoutFilters}`}
      </Link>
    </li>
  )
}
