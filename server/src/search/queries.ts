import type { Db } from '../db/connect.ts'
import { findIds, haveMatches } from './bits.ts'
import { readCards, type CardSource } from './documents.ts'
import { clausesOf, searchedWordsOf, type Facets } from './clauses.ts'

export type SearchQuery = {
  text: string
  facets: Facets
  minAmount?: string | undefined
  offset: number
  limit: number
}

/** One page of the cards of a collection that match, the highest id first, as JSON, and the total of matches. */
export async function search(db: Db, collection: CardSource, { text, facets, ...query }: SearchQuery) {
  const clauses = clausesOf(text, facets)
  if (clauses === undefined) return { cards: '[]', total: 0 }
  const { ids, total } = await findIds(db, collection.name, { clauses, ...query })
  return { cards: await readCards(db, collection, ids), total }
}

/** Those of the tokens of a text that no document of a collection matches. */
export async function findTokensNotInUse(
  db: Db,
  collection: string,
  text: string,
  tokens: ReadonlySet<string>,
) {
  const words = searchedWordsOf(text).filter(({ token }) => tokens.has(token))
  const matched = await haveMatches(
    db,
    collection,
    words.map(({ clauses }) => clauses),
  )
  return new Set(words.filter((_, i) => !matched[i]).map(({ token }) => token))
}
