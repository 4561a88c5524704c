import type { Db } from '../db/connect.ts'
import { Serialized } from '../platform/http/mount.ts'
import { reportWork } from '../platform/work.ts'
import { findNeighbors, findTokensNotInUse, search, type CardSource, type SearchQuery } from './search.ts'
import { correct, findUnknown, type Dictionary } from './spelling.ts'

/** Bounds the work: each has up to a thousand neighbors. */
const MAX_WORDS_LOOKED_UP = 2

/**
 * A search that finds nothing is repeated once with its spelling corrected: to words of documents that are a letter away, or
 * else to the closest words of the dictionary. The correction is reported also if that finds nothing: a person who searched
 * for 'lodnon' learns that there is nothing in London.
 */
export async function searchCorrected(
  db: Db,
  collection: CardSource,
  query: SearchQuery,
  readDictionary: () => Promise<Dictionary>,
) {
  const result = await search(db, collection, query)
  if (result.total > 0) return { ...result, corrected: null }
  const dictionary = await readDictionary()
  const unknown = new Set(findUnknown(query.text, dictionary))
  // Names of companies and titles are correct, however close they are to a word of the dictionary.
  const misspelled = await findTokensNotInUse(db, collection.name, query, unknown)
  const lookedUp = [...misspelled].slice(0, MAX_WORDS_LOOKED_UP)
  const neighbors = await findNeighbors(db, collection.name, lookedUp, query.except)
  const { text, ...work } = correct(query.text, misspelled, dictionary, neighbors)
  reportWork(work)
  const repeated = text === null ? result : await search(db, collection, { ...query, text })
  return { ...repeated, corrected: text }
}

type Results = Awaited<ReturnType<typeof searchCorrected>>

/** The response of a search, whose cards are JSON already. */
export function presentResults({ cards, total, corrected }: Results) {
  const more = { total_user: total, corrected } satisfies { total_user: number; corrected: string | null }
  return new Serialized(`{"data":${cards},${JSON.stringify(more).slice(1)}`)
}
