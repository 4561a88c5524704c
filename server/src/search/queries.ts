import type { Db } from '../db/connect.ts'
import { findIds, haveMatches } from './bits.ts'
import { readCards } from './documents.ts'
import { partsOf, termsOf, type Facets } from './matches.ts'

export type SearchQuery = {
  text: string
  facets: Facets
  minAmount?: string | undefined
  offset: number
  limit: number
}

/** One page of the cards of a collection that match, the highest id first, and the total of matches. */
export async function search(db: Db, collection: string, { text, facets, ...query }: SearchQuery) {
  const parts = partsOf(text, facets)
  if (parts === undefined) return { cards: [], total: 0 }
  const { ids, total } = await findIds(db, collection, { parts, ...query })
  return { cards: await readCards(db, collection, ids), total }
}

/** Those of the tokens of a text that no document of a collection matches. */
export async function findTokensNotInUse(
  db: Db,
  collection: string,
  text: string,
  tokens: ReadonlySet<string>,
) {
  const words = termsOf(text).filter(({ token }) => tokens.has(token))
  const matched = await haveMatches(
    db,
    collection,
    words.map(({ parts }) => parts),
  )
  return new Set(words.filter((_, i) => !matched[i]).map(({ token }) => token))
}
