import { MAX_NEW_COUNT } from '@guildhall/contract/savedSearches/endpoints'
import { inputOf } from '@guildhall/contract/savedSearches/query'
import { jobSearchQuery } from '@guildhall/contract/search/endpoints'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/connect.ts'
import { findNewestJobs, jobSearchOf } from '../jobs/api.ts'
import { queueSearch } from '../search/api.ts'
import type { SavedSearchRow } from './queries.ts'

/** What a saved query searches for. Undefined for one that the search doesn't accept any more: it finds nothing. */
export const readSaved = (query: string) => jobSearchQuery.safeParse(inputOf(new URLSearchParams(query))).data

/** Maximum number of matches that are checked for new jobs, the newest first. This limits the cost of a search. */
const MAX_MATCHES = 10_000

/** The ids of the open jobs that a saved query finds among the `newest` jobs, the newest first, at most `max`. */
export async function findNewestIds(db: Db, query: string, newest: number, max = MAX_MATCHES) {
  const input = newest > 0 && readSaved(query)
  return input ? findNewestJobs(db, jobSearchOf(input), Math.min(newest, max)) : []
}

/** The ids, which must descend, in a multirange of PostgreSQL that excludes its upper ends, such as '{[3,4),[9,)}'. */
export function idsIn(multirange: string, ids: number[]) {
  const ranges = [...multirange.matchAll(/\[(\d+),(\d*)\)/g)].map(
    ([, from, to]) => [Number(from), Number(to || Infinity)] as const,
  )
  let last = ranges.length - 1
  return ids.filter((id) => {
    while (last >= 0 && id < ranges[last]![0]) last--
    return last >= 0 && id < ranges[last]![1]
  })
}

const COUNTED_FOR_MS = 1_000
const MAX_COUNTS = 1_000

/**
 * Returns a function that counts the new jobs of a saved search. A count is kept for a second, or until a job is posted
 * or the search is opened, so that an account that asks all the time causes little work.
 */
export function createNewJobCounter(db: Db) {
  const counts = new LRUCache<string, number, SavedSearchRow>({
    max: MAX_COUNTS,
    ttl: COUNTED_FOR_MS,
    fetchMethod: (_key, _stale, { context }) => countNew(db, context),
  })
  return (search: SavedSearchRow) =>
    counts.forceFetch(JSON.stringify([search.query, search.unseen_ids, search.newest]), { context: search })
}

const countNew = async (db: Db, { query, unseen_ids, newest }: SavedSearchRow) =>
  idsIn(unseen_ids, await queueSearch(() => findNewestIds(db, query, newest, MAX_NEW_COUNT))).length
