import { pickByRank, seeded, type Random } from './random.ts'
import { makeWords } from './vocabulary.ts'

const SEED = 20_261_123
const VOCABULARY_SIZE = 30_000
// As in natural texts: the first word is in most of them, half of the words in fewer than one of a thousand.
const FLAT = 2

const vocabulary = makeWords(seeded(SEED), VOCABULARY_SIZE)

/** A text of `words` words: half of them are from its beginning, and the others follow Zipf's law. */
export function longText(random: Random, { beginning, words }: { beginning: string; words: number }) {
  const first = beginning.split(/\s/).slice(0, words / 2)
  const others = Array.from({ length: words - first.length }, () => pickByRank(random, vocabulary, FLAT))
  return [...first, ...others].join(' ')
}
