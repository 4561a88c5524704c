import { MAX_COUNTED_NAMES } from '@guildhall/contract/search/endpoints'
import type { Db } from '../db/connect.ts'
import { countFacets, countTexts, mostFrequent, namesReader } from '../search/api.ts'
import { peopleCollection, type PeopleSearch, queryOf } from './search.ts'

const FILTERS = ['employment_type', 'location'] as const

/** Counts the candidates that a search would find with each of the most frequent names of a filter. */
export function peopleCounter(db: Db) {
  const readNames = namesReader(db, peopleCollection.name, FILTERS)
  return async (companyId: number, search: PeopleSearch) =>
    countFacets(
      db,
      peopleCollection.name,
      queryOf(companyId, search),
      mostFrequent(await readNames(), FILTERS, MAX_COUNTED_NAMES, { location: 'Remote' }),
    )
}

/** Counts the candidates that a search for each of some texts would find with the filters of another search. */
export const countSuggestedPeople = (db: Db, companyId: number, texts: string[], search: PeopleSearch) =>
  countTexts(db, peopleCollection, texts, queryOf(companyId, search))
