import type { RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What makes one row of a feature findable. */
export type SearchDocument = {
  id: number
  /** Words by which it is found: see `tokensOf`. */
  tokens: Iterable<string>
  /** Words of its title: documents whose title has all words of a search come first. */
  titleTokens: Iterable<string>
  /** Words of its long texts: they are found only whole, and come last. */
  longTokens: Iterable<string>
  /** The values that filters are compared with, by the name of the filter. */
  facets: Record<string, string[]>
  /** What the minimum of a search is compared with. */
  amount: string | null
  /** The last day on which it is found, anywhere on Earth; '9999-12-31' for always. */
  lastDay: string
  /** The list item as it is returned, but for the collection's live fields. */
  card: object
}

/** A text, and where it is from: the `where` of a card's `match`. */
export type LongText = { where: string; text: string }

/** The documents of one feature. Each is written in the transaction that writes its row. */
export type Collection = {
  name: string
  /**
   * Raise it with every change of what `makeDocuments` returns. Stored documents of lower versions are rebuilt in the
   * background; until then searches return them as they are, so both versions of a card must be readable.
   */
  version: number
  /** The ids above `after` of rows that searches find, ascending. */
  listIds: (db: Db, range: { after: number; limit: number }) => Promise<number[]>
  /** Locks rows, and all other rows that decide whether they are found, until the end of the transaction. */
  lock: (db: Db, ids: number[]) => Promise<unknown>
  /** The documents of those of the rows that searches find. */
  makeDocuments: (db: Db, ids: number[]) => Promise<SearchDocument[]>
  /** A JSON array of the long texts of an id, in the order in which a search looks for an excerpt. */
  longTexts: (id: RawBuilder<unknown>) => RawBuilder<LongText[]>
  /** A JSON object with further fields of the card of an id, read by each search instead of stored. */
  liveFields?: (id: RawBuilder<unknown>) => RawBuilder<object>
}
