import { PART, WORD } from '@guildhall/contract/search/words'
import { reportWork } from '../platform/work.ts'

// Letters whose plain form is no Unicode decomposition.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

// Accents, the vowel points of Arabic and Hebrew, and the stroke that lengthens an Arabic word: all may be left out
// in writing. The marks of other scripts, such as Hindi's vowels, are part of their words.
const OPTIONAL_MARKS = /[\u0300-\u036f\u0640]|(?=\p{M})[\p{scx=Arab}\p{scx=Hebr}]/gu

/** Lower case, without marks that may be left out. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(/[ßøłæœđðþıς]/g, (letter) => PLAIN[letter]!)

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

// PostgreSQL stores 2,047 bytes of a token. A searched text has 100 characters at most, twice as many in plain letters.
const MAX_TOKEN_CHARACTERS = 200

const clip = (token: string) =>
  token.length <= MAX_TOKEN_CHARACTERS ? token : Array.from(token).slice(0, MAX_TOKEN_CHARACTERS).join('')

/** A word as it was written, its parts, and the parts joined: 'Node.js' is node, js and nodejs. */
export type Word = { written: string; parts: string[]; joined: string }
/** A word and where it is in its text. */
type PlacedWord = Word & { start: number; end: number }

/** A short text may grow by any factor: '½' becomes three characters, and '㌖' six. */
const MAX_GROWN_SHORT = 2_000
const MAX_GROWTH = 1.25

/**
 * Clips a text that grows more by normalization than languages do: one character may become 18, which cost time whenever
 * the text is indexed or an excerpt is shown.
 */
function clipGrowth(text: string) {
  const max = Math.max(MAX_GROWN_SHORT, text.length * MAX_GROWTH)
  let clipped = text
  for (;;) {
    const { length } = clipped.normalize('NFKC')
    if (length <= max) return clipped
    clipped = clipped.slice(0, Math.floor((clipped.length * max) / length))
  }
}

/**
 * The words of a text in their order. Text without a letter or a digit has none. A script without spaces gives one
 * long word, which a prefix finds.
 */
export const wordsOf = (text: string) =>
  // Wide, narrow and ligated forms become ordinary letters.
  (clipGrowth(text).normalize('NFKC').match(WORD) ?? [])
    .filter((run) => LETTER_OR_DIGIT.test(run))
    .map(wordOf)
    .filter(({ joined }) => joined !== '')

/** The same words, each with its place in the text as it was written. */
export function* placedWordsOf(text: string): Generator<PlacedWord> {
  const { normalized, startOf, endOf } = normalizeInPlace(text)
  for (const { 0: run, index } of normalized.matchAll(WORD)) {
    const word = LETTER_OR_DIGIT.test(run) && wordOf(run)
    if (word && word.joined !== '')
      yield { ...word, start: startOf(index), end: endOf(index + run.length - 1) }
  }
}

// Characters that normalization combines: a character with its marks, and the letters of a Korean syllable.
const COMBINED =
  /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]+|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu

/** A text with its letters in their ordinary form, and where each character of the result comes from. */
function normalizeInPlace(whole: string) {
  const text = clipGrowth(whole)
  const normalized = text.normalize('NFKC')
  if (normalized === text) return { normalized, startOf: (at: number) => at, endOf: (at: number) => at + 1 }
  const sources = Array.from(text.matchAll(COMBINED), ({ 0: source, index }) => ({
    form: source.normalize('NFKC'),
    start: index,
    end: index + source.length,
  }))
  const sourceAt = sources.flatMap((source) => Array.from({ length: source.form.length }, () => source))
  return {
    normalized: sources.map(({ form }) => form).join(''),
    startOf: (at: number) => sourceAt[at]!.start,
    endOf: (at: number) => sourceAt[at]!.end,
  }
}

const LATIN = /^[A-Za-z0-9]+$/

function wordOf(written: string): Word {
  // Most words, in a fraction of the time.
  if (LATIN.test(written)) {
    const word = clip(written.toLowerCase())
    return { written, parts: [word], joined: word }
  }
  // '.NET' is a name with a dot in front, not the word 'net'.
  const name = written.replace(/^\.net$/i, 'dotnet')
  const parts = fold(name).match(PART) ?? []
  return { written, parts: parts.map(clip), joined: clip(parts.join('')) }
}

/** The tokens of a word: joined and in its parts, and 'dotnet' for everything of that family. */
export const tokensOfWord = ({ parts, joined, written }: Word) =>
  /\.net\b/i.test(written) ? [joined, ...parts, 'dotnet', 'net'] : [joined, ...parts]

/** The tokens of all words of a text. */
export function tokensOf(text: string) {
  reportWork({ indexedCharacters: text.length })
  return new Set(wordsOf(text).flatMap(tokensOfWord))
}

// No word begins with '^' or '~', so typed text matches these tokens only where a search looks for them.
export const titleToken = (word: string) => `^${word}`
export const longToken = (word: string) => `~${word}`
export const isLongToken = (token: string) => token.startsWith('~')

// No word begins with '=', so typed text never matches a facet.
export const facetToken = (facet: string, value: string) => `=${facet}:${value}`
