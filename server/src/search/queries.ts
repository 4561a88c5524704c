import type { Db } from '../db/connect.ts'
import { findClosingIds, findIds, findRankedIds, haveMatches, type Query } from './bits.ts'
import { clausesOf, searchedWordsOf, type Searched } from './clauses.ts'
import type { Collection } from './collection.ts'
import { readCards, sortByLastDay, sortByRank, type StoredCard } from './documents.ts'
import { excerptOf } from './excerpts.ts'

export type Sort = 'best' | 'newest' | 'closing'

export type SearchQuery = Searched & {
  /** The default is `best` for a text with words, and `newest` for one without. */
  sort?: Sort | undefined
  offset: number
  limit: number
}

/** What a search needs of a collection. */
export type CardSource = Pick<Collection, 'name' | 'liveFields' | 'readLongTexts'>

/** One page of the cards of a collection that match, as JSON, and the total of matches. */
export async function search(
  db: Db,
  collection: CardSource,
  { text, facets, sort = 'best', ...page }: SearchQuery,
) {
  const clauses = clausesOf({ text, facets, minAmount: page.minAmount })
  if (clauses === undefined) return { cards: '[]', total: 0 }
  const query = { ...page, clauses }
  const hasWords = text.trim() !== ''
  const find = sort === 'closing' ? findClosing : sort === 'best' && hasWords ? findBest : findIds
  const { ids, total } = await find(db, collection.name, query)
  const cards = await readCards(db, collection, ids, hasWords ? clauses : [])
  const matched = await withMatches(db, collection, cards)
  return { cards: `[${matched.join(',')}]`, total }
}

/** The JSON of cards; those found by a long text say where, with the words around the match. */
async function withMatches(db: Db, { readLongTexts }: CardSource, cards: StoredCard[]) {
  const ids = cards.filter(({ longWords }) => longWords.length > 0).map(({ id }) => id)
  if (ids.length === 0) return cards.map(({ json }) => json)
  const texts = await readLongTexts(db, ids)
  return cards.map(({ id, json, longWords }) => {
    const match = excerptOf(texts.get(id) ?? [], new Set(longWords))
    return match ? `${json.slice(0, -1)},"match":${JSON.stringify(match)}}` : json
  })
}

const pageOf = (ids: number[], { offset, limit }: Query) => ids.slice(offset, offset + limit)

/** So many matches are ranked one by one. */
const MAX_RANKED_BY_ONE = 100

async function findBest(db: Db, collection: string, query: Query) {
  const found = await findRankedIds(db, collection, query, MAX_RANKED_BY_ONE)
  if (found.total > MAX_RANKED_BY_ONE) return found
  const ranked = await sortByRank(db, collection, found.ids, query.clauses)
  return { total: found.total, ids: pageOf(ranked, query) }
}

/** So many matches are sorted one by one; of more, the pages are found by their last days. */
const MAX_SORTED_BY_ONE = 1000

async function findClosing(db: Db, collection: string, query: Query) {
  const { ids, total } = await findIds(db, collection, { ...query, offset: 0, limit: MAX_SORTED_BY_ONE })
  if (total > MAX_SORTED_BY_ONE) return { total, ids: await findClosingIds(db, collection, query) }
  return { total, ids: pageOf(await sortByLastDay(db, collection, ids), query) }
}

/** The ids of the matches, the highest first, at most `limit`. */
export async function searchIds(db: Db, { name }: CardSource, searched: Searched, limit: number) {
  const clauses = clausesOf(searched)
  if (clauses === undefined) return []
  const { minAmount } = searched
  return (await findIds(db, name, { clauses, minAmount, offset: 0, limit })).ids
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
