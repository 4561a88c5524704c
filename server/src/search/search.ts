import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/connect.ts'
import { clausesOf, searchedWords, type Searched } from './clauses.ts'
import type { Collection } from './collection.ts'
import type { NameCount } from './counts.ts'
import { excerptOf } from './excerpts.ts'
import { countDocuments, countMatches, findCards, findIds, type ResultCard, type Sort } from './queries.ts'
import { wordsOf } from './tokens.ts'
import { isFiller, neighborsOf } from './words.ts'

export type SearchQuery = Searched & {
  /** The default is `best` for a text with words, and `newest` for one without. */
  sort?: Sort | undefined
  offset: number
  limit: number
}

/** What a search needs of a collection. */
export type CardSource = Pick<Collection, 'name' | 'liveFields' | 'longTexts'>

/** One page of the cards of a collection that match, as JSON, and the total of matches. */
export async function search(db: Db, collection: CardSource, { sort = 'best', ...query }: SearchQuery) {
  const clauses = clausesOf(query)
  if (clauses === undefined) return { cards: '[]', total: 0 }
  const order = sort === 'best' && query.text.trim() === '' ? 'newest' : sort
  const { cards, total } = await findCards(db, collection, { ...query, clauses, sort: order })
  return { cards: `[${(await withMatches(cards)).join(',')}]`, total }
}

/** Other requests are served between two excerpts: one of a long text may take some milliseconds. */
async function withMatches(cards: ResultCard[]) {
  const matches: string[] = []
  for (const card of cards) {
    matches.push(withMatch(card))
    if (card.longTexts) await setImmediate()
  }
  return matches
}

/** The JSON of a card; one found by a long text says where, with the words around the match. */
function withMatch({ json, longWords, longTexts }: ResultCard) {
  const match = longTexts && excerptOf(longTexts, new Set(longWords))
  return match ? `${json.slice(0, -1)},"match":${JSON.stringify(match)}}` : json
}

/** The ids of the matches, the highest first, at most `limit`. */
export async function searchIds(db: Db, { name }: CardSource, searched: Searched, limit: number) {
  const clauses = clausesOf(searched)
  if (clauses === undefined) return []
  const { minAmount, except } = searched
  return findIds(db, name, { clauses, minAmount, except, sort: 'newest', offset: 0, limit })
}

/** The number of documents that each text finds with the same filters. Texts without a word are left out. */
export async function countTexts(
  db: Db,
  { name: collection }: CardSource,
  texts: string[],
  filters: Omit<Searched, 'text'>,
): Promise<NameCount[]> {
  const searches = texts.flatMap((name) => {
    const clauses = clausesOf({ ...filters, text: name })
    return clauses ? [{ name, clauses, minAmount: filters.minAmount, except: filters.except }] : []
  })
  const totals = await countMatches(db, collection, searches)
  return searches.map(({ name }, i) => ({ name, count: totals[i]! }))
}

/** The tokens of a text that match no document of a collection. */
export async function findTokensNotInUse(
  db: Db,
  collection: string,
  { text, except }: Pick<Searched, 'text' | 'except'>,
  tokens: ReadonlySet<string>,
) {
  const words = searchedWords(wordsOf(text)).filter(({ token }) => tokens.has(token))
  const totals = await countMatches(
    db,
    collection,
    words.map(({ clauses }) => ({ clauses, except })),
  )
  return new Set(words.filter((_, i) => totals[i] === 0).map(({ token }) => token))
}

/**
 * For each token, the word a letter away from it that most documents of a collection have. Long texts don't count: they
 * have typos of their own. A word that only documents in `except` have is left out.
 */
export async function findNeighbors(
  db: Db,
  collection: string,
  tokens: string[],
  except: Searched['except'],
) {
  const neighbors = tokens.map(
    (token) => [token, [...neighborsOf(token)].filter((word) => !isFiller(word))] as const,
  )
  const documents = await countDocuments(
    db,
    collection,
    neighbors.flatMap(([, words]) => words),
  )
  const mostFrequent = neighbors.flatMap(([token, words]): [string, string][] => {
    const used = words.filter((word) => documents.has(word))
    const [first] = used.toSorted((a, b) => documents.get(b)! - documents.get(a)!)
    return first === undefined ? [] : [[token, first]]
  })
  if (!except || mostFrequent.length === 0) return new Map(mostFrequent)
  const words = mostFrequent.map(([, word]) => word)
  const text = words.join(' ')
  const hidden = await findTokensNotInUse(db, collection, { text, except }, new Set(words))
  return new Map(mostFrequent.filter(([, word]) => !hidden.has(word)))
}
