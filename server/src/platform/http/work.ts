import { channel } from 'node:diagnostics_channel'

/** Work of a request that may be expensive or tell a secret, counted in units that no machine changes. */
export type Work = {
  /** Characters of a body that were read before it was parsed or refused. */
  jsonCharacters: number
  /** Values of a body that was parsed. */
  jsonValues: number
  /** Queries of a search but for its cards, the ranges of tokens they ask for and the characters of their bounds. */
  searchQueries: number
  searchRanges: number
  searchCharacters: number
  /** Words whose spelling was corrected or left after a try, and the known words they were compared with. */
  wordsTried: number
  candidatesCompared: number
  /** Cells of the edit distances of those. */
  distanceCells: number
  /** Passwords that were compared with a hash, which is most of the work of a login. */
  passwordsVerified: number
}

const work = channel('guildhall:work')

/** Costs nothing unless a test listens. */
export const reportWork = (counts: Partial<Work>) => {
  if (work.hasSubscribers) work.publish(counts)
}
