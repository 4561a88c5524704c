import { MAX_COUNTED_NAMES } from '@guildhall/contract/search/endpoints'
import type { Db } from '../db/connect.ts'
import { countFacets, mostFrequent, namesReader } from '../search/api.ts'
import { peopleCollection, type PeopleSearch, queryOf } from './search.ts'

/** Counts the candidates that a search would find with each of the most frequent names of a filter. */
export function peopleCounter(db: Db) {
  const readNames = namesReader(db, peopleCollection.name, ['employment_type', 'location'])
  return async (search: PeopleSearch) =>
    countFacets(
      db,
      peopleCollection.name,
      queryOf(search),
      mostFrequent(await readNames(), MAX_COUNTED_NAMES),
    )
}
