import { channel } from 'node:diagnostics_channel'

/** Work of a request that may be expensive or reveal a secret, in units that are the same on every machine. */
export type Work = {
  /** Characters of a body that were scanned before it was parsed or refused. */
  jsonCharacters: number
  /** Values of a body that was parsed. */
  jsonValues: number
  /** Queries of a search except for its cards, their token ranges and the characters of the ranges' bounds. */
  searchQueries: number
  searchRanges: number
  searchCharacters: number
  /** Characters of texts that were read to index a document: their work grows with what is stored. */
  indexedCharacters: number
  /** Keys whose documents were counted, to correct the spelling of words. */
  keysCounted: number
  /** Words whose spelling was looked up, and the known words they were compared with. */
  wordsTried: number
  candidatesCompared: number
  /** Cells of the edit distance matrices of these comparisons. */
  distanceCells: number
  /** Passwords that were verified against a hash, which is most of the work of a login. */
  passwordsVerified: number
}

const work = channel('guildhall:work')

/** Publishes counts for tests; costs nothing when none listens. */
export const reportWork = (counts: Partial<Work>) => {
  if (work.hasSubscribers) work.publish(counts)
}
