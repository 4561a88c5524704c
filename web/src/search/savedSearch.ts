import { canonicalQuery } from '@guildhall/contract/savedSearches/query'
import { type BoardQuery, readQuery, urlOf } from './boardQuery.ts'
import { activeFilters } from './activeFilters.ts'
import { jobBoard } from './jobBoard.ts'

const paramsOf = (query: string) => new URLSearchParams(query)

/** The search of a board as it is saved: without page and order. */
export function savedQueryOf({ search, filters }: Pick<BoardQuery, 'search' | 'filters'>) {
  const [, query = ''] = urlOf(jobBoard, { search, filters, page: 1 }).split('?')
  return canonicalQuery(paramsOf(query))
}

/** Whether a saved search is that of a board. */
export const isSavedAs = (saved: string, boardQuery: string) => canonicalQuery(paramsOf(saved)) === boardQuery

/** A saved search in words. */
export function describeSearch(query: string) {
  const board = readQuery(jobBoard, paramsOf(query))
  const { location, remote } = board.filters
  // With the filter for remote jobs, the location 'Remote' finds the same jobs.
  const named = { ...board.filters, location: location.filter((name) => !(remote && name === 'Remote')) }
  const filters = activeFilters(jobBoard.table, named).map(({ label }) => label)
  return {
    words: board.search,
    filters,
    /** Both. */
    name: [board.search, ...filters].filter(Boolean).join(', '),
    /** The board, with the new jobs first. */
    url: urlOf(jobBoard, { ...board, page: 1, sort: board.sort ?? 'newest' }),
  }
}
