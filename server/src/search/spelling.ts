import { distanceWithin } from './editDistance.ts'
import { wordsOf } from './tokens.ts'
import { isFiller } from './words.ts'

/** Correctly spelled words. */
export type Dictionary = {
  /** Each in its original spelling, by its token. */
  words: Map<string, string>
  /** The tokens by their length. */
  byLength: Map<number, string[]>
}

export function dictionaryOf(names: string[]): Dictionary {
  const words = new Map<string, string>()
  // Searches leave fillers out: corrected to one, a text would find everything.
  for (const { written, parts, joined } of names.flatMap(wordsOf)) {
    if (isFiller(joined)) continue
    for (const part of parts) if (!words.has(part) && !isFiller(part)) words.set(part, part)
    words.set(joined, written)
  }
  return { words, byLength: Map.groupBy(words.keys(), (token) => token.length) }
}

/** Bounds the work: people misspell one word or two. */
export const MAX_WORDS_CORRECTED = 8

// Shorter words have too many neighbors to guess at.
const MIN_LENGTH = 4
const maxEdits = (length: number) => (length < 6 ? 1 : 2)

/** The tokens of the words in a text that may be misspelled: long enough, and not in the dictionary. */
export const findUnknown = (text: string, dictionary: Dictionary) =>
  wordsOf(text)
    .map(({ joined }) => joined)
    .filter(
      (token, i, { length }) =>
        token.length >= MIN_LENGTH && !isFiller(token) && !isKnown(token, dictionary, i === length - 1),
    )

const isKnown = (token: string, { words }: Dictionary, isLast: boolean) =>
  words.has(token) || (isLast && words.keys().some((known) => known.startsWith(token)))

/** The corrected text, null if no word was corrected, and the work it took. */
type Correction = {
  text: string | null
  wordsTried: number
  candidatesCompared: number
  distanceCells: number
}

/** The text with the first of its misspelled tokens replaced: by their neighbors, or the closest words of the dictionary. */
export function correct(
  text: string,
  misspelled: ReadonlySet<string>,
  dictionary: Dictionary,
  neighbors: ReadonlyMap<string, string> = new Map(),
): Correction {
  const tokens = [...misspelled].slice(0, MAX_WORDS_CORRECTED)
  const work = { wordsTried: tokens.length, candidatesCompared: 0, distanceCells: 0 }
  const corrections = new Map(
    tokens.map((token) => {
      const closest = neighbors.get(token) ?? findClosest(token, dictionary, work)
      return [token, closest && (dictionary.words.get(closest) ?? closest)]
    }),
  )
  const words = wordsOf(text).map(({ written, joined }) => corrections.get(joined) ?? written)
  const isCorrected = corrections.values().some((word) => word !== undefined)
  return { text: isCorrected ? words.join(' ') : null, ...work }
}

type Counts = Pick<Correction, 'candidatesCompared' | 'distanceCells'>

/**
 * The nearest word, of several the one whose length is nearest. A longer word comes before a shorter one: people leave
 * out letters more often than they add them.
 */
function findClosest(token: string, { byLength }: Dictionary, counts: Counts) {
  let closest: string | undefined
  let limit = maxEdits(token.length)
  for (const difference of [0, 1, -1, 2, -2]) {
    for (const known of byLength.get(token.length + difference) ?? []) {
      // No known word is the token itself.
      if (Math.max(1, Math.abs(difference)) > limit) break
      counts.candidatesCompared += 1
      const { edits, cells } = distanceWithin(limit, token, known)
      counts.distanceCells += cells
      if (edits <= limit) [closest, limit] = [known, edits - 1]
    }
  }
  return closest
}
