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

const RUN = /[\p{L}\p{M}\p{N}+#./'’-]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const JOINTS = /[./'’-]+/

// PostgreSQL stores 2,047 bytes of a token. A searched text has 100 characters at most, twice as many in plain letters.
const MAX_TOKEN_CHARACTERS = 200

const clip = (token: string) =>
  token.length <= MAX_TOKEN_CHARACTERS ? token : Array.from(token).slice(0, MAX_TOKEN_CHARACTERS).join('')

/** A word as it was written, its parts, and the parts joined: 'Node.js' is node, js and nodejs. */
export type Word = { written: string; parts: string[]; joined: string }

/**
 * The words of a text in their order. Text without a letter or a digit has none. A script without spaces gives one
 * long word, which a prefix finds.
 */
export const wordsOf = (text: string) =>
  // Wide, narrow and ligated forms become ordinary letters.
  (text.normalize('NFKC').match(RUN) ?? [])
    .filter((run) => LETTER_OR_DIGIT.test(run))
    .map(wordOf)
    .filter(({ joined }) => joined !== '')

function wordOf(written: string): Word {
  // '.NET' is a name with a dot in front, not the word 'net'.
  const name = written.replace(/^\.net$/i, 'dotnet')
  const parts = fold(name).split(JOINTS).filter(Boolean)
  return { written, parts: parts.map(clip), joined: clip(parts.join('')) }
}

/** The tokens of a text: each word joined and in its parts, and 'dotnet' for everything of that family. */
export function tokensOf(text: string) {
  const tokens = new Set<string>()
  for (const { parts, joined, written } of wordsOf(text)) {
    for (const token of [joined, ...parts]) tokens.add(token)
    if (/\.net\b/i.test(written)) tokens.add('dotnet').add('net')
  }
  return tokens
}

// No word begins with '=', so typed text never matches a facet.
export const facetToken = (facet: string, value: string) => `=${facet}:${value}`
