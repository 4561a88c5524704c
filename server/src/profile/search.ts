import { personResult, SEARCH_PAGE_SIZE, type peopleSearchForm } from '@guildhall/contract/search/endpoints'
import {
  facetsOf,
  PEOPLE_FILTERS,
  type FilterName,
  type PeopleFilters,
} from '@guildhall/contract/search/filters'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { blockedIds } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { ratingSummary } from '../ratings/api.ts'
import {
  indexOutdated,
  refreshLocked,
  searchCorrected,
  tokensOf,
  type Collection,
  type Dictionary,
  type SearchDocument,
} from '../search/api.ts'
import { presentUnratedCard } from './present.ts'
import { findSearchablePeople, listSearchableIds, type SearchablePerson } from './searchQueries.ts'

// Ratings change with time and with the accounts that gave them: searches read them.
const storedCard = z.omit(personResult, { rate_ratio: true, rating_count: true, match: true })

/**
 * What a person is found by: name, short intro, skills, location, employment types and job titles held, and whole words
 * of the bio and of experiences.
 */
function makePersonDocument(row: SearchablePerson): SearchDocument {
  const locations = row.location === null ? [] : [row.location]
  const types = row.employment_types.map(({ type }) => type)
  const skills = row.skills.map(({ skill_name }) => skill_name)
  const facets: Record<FilterName<PeopleFilters, 'options' | 'flag'>, string[]> = {
    employment_type: types,
    location: locations,
  }
  const title = [row.short_intro, ...row.job_titles].join(' ')
  const words = [row.name, title, ...skills, ...locations, ...types].join(' ')
  return {
    id: row.id,
    tokens: tokensOf(words),
    titleTokens: tokensOf(title),
    longTokens: tokensOf(longWordsOf(row)),
    facets,
    amount: null,
    lastDay: '9999-12-31',
    // Parsing strips all fields that the contract doesn't name: searches return the card as it is stored.
    card: storedCard.parse(presentUnratedCard(row)),
  }
}

// Fifty experiences of the maximum size have ten times as many, with more words than a profile needs to be found. The
// function person_long_texts has the same maximum.
const MAX_LONG_CHARACTERS = 20_000

function longWordsOf({ bio, experience_texts }: SearchablePerson) {
  let left = MAX_LONG_CHARACTERS
  const texts = [bio, ...experience_texts].map((text) => {
    const part = text.slice(0, Math.max(0, left))
    left -= text.length
    return part
  })
  return texts.join('\n')
}

/** Candidates with complete profiles. Triggers of the database remove those whose account is deactivated or deleted. */
export const peopleCollection: Collection = {
  name: 'people',
  version: 3,
  listIds: listSearchableIds,
  // Every edit of a profile locks the account's row: see `editProfile`.
  lock: (db, ids) =>
    db.selectFrom('users').where('id', 'in', ids).select('id').orderBy('id').forShare().execute(),
  makeDocuments: async (db, ids) => (await findSearchablePeople(db, ids)).map(makePersonDocument),
  longTexts: (id) => sql`person_long_texts(${id})`,
  liveFields: ratingSummary,
}

/** Updates a person in the search, in the transaction that locked the account and changes the profile. */
export const indexPerson = (db: Db, userId: number) => refreshLocked(db, peopleCollection, [userId])

/** Makes all people findable that are not, such as those whose account was activated again. */
export const indexPeople = (db: Db) => indexOutdated(db, peopleCollection)

export type PeopleSearch = z.output<typeof peopleSearchForm> & { page?: number }

/** The query of a company, which finds nobody across a block. */
export const queryOf = (companyId: number, { search, sort, page = 1, ...filters }: PeopleSearch) => ({
  text: search,
  sort,
  facets: facetsOf(PEOPLE_FILTERS, filters),
  except: blockedIds(companyId),
  offset: (page - 1) * SEARCH_PAGE_SIZE,
  limit: SEARCH_PAGE_SIZE,
})

/** One page of the people that match, as JSON; a search that finds nothing is repeated with its spelling corrected. */
export const searchPeople = (
  db: Db,
  companyId: number,
  query: PeopleSearch,
  readDictionary: () => Promise<Dictionary>,
) => searchCorrected(db, peopleCollection, queryOf(companyId, query), readDictionary)
