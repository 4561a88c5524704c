import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { onTestFinished } from 'vitest'
import { MAX_VALUES } from '../src/platform/http/json.ts'
import type { Work } from '../src/platform/work.ts'
import { MAX_WORDS_CORRECTED } from '../src/search/spelling.ts'

const CHANNEL = 'guildhall:work'

const none = (): Work => ({
  jsonCharacters: 0,
  jsonValues: 0,
  searchQueries: 0,
  searchRanges: 0,
  searchCharacters: 0,
  indexedCharacters: 0,
  keysCounted: 0,
  wordsTried: 0,
  candidatesCompared: 0,
  distanceCells: 0,
  passwordsVerified: 0,
})

/** Counts the work of requests until the test ends; `take` returns the work since its last call. */
export function countWork() {
  let total = none()
  const add = (counts: unknown) => {
    for (const [unit, count] of Object.entries(counts as Work)) total[unit as keyof Work] += count
  }
  subscribe(CHANNEL, add)
  onTestFinished(() => void unsubscribe(CHANNEL, add))
  return {
    take(): Work {
      const taken = total
      total = none()
      return taken
    },
  }
}

/** The limits for a single request. 100,000 distance cells take about a millisecond. */
const MAX_WORK: Work = {
  jsonCharacters: 100 * 1024,
  jsonValues: MAX_VALUES + 1,
  // The search, the words in use, the corrections in use, and the corrected search.
  searchQueries: 4,
  // Each query has 400 for the words, 80 for the filters and 66 for a minimum.
  searchRanges: 3 * 546,
  searchCharacters: 3 * 2 * (80 * 200 + 100 * 100),
  // The document of a whole profile: 20,000 characters of long texts, and those of its titles twice.
  indexedCharacters: 50_000,
  // The corrections of two words of 20 letters.
  keysCounted: 2_200,
  wordsTried: MAX_WORDS_CORRECTED,
  candidatesCompared: 8_000,
  distanceCells: 200_000,
  passwordsVerified: 1,
}

/** The units that exceed their limits, or a multiple of them. */
export const excessOf = (work: Work, times = 1) =>
  Object.entries(work).flatMap(([unit, count]) =>
    count > times * MAX_WORK[unit as keyof Work] ? [`${count} ${unit}`] : [],
  )
