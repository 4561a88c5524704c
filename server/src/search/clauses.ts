import type { Excepting } from './queries.ts'
import { clausesOfMinimum, EVERY_DOCUMENT, exactly, startingWith, type Clause } from './ranges.ts'
import { facetToken, longToken, titleToken, wordsOf, type Word } from './tokens.ts'
import { isFiller, singularsOf } from './words.ts'

/** Values by the name of the facet: a document matches any of the values of each facet. */
type Facets = Record<string, string[]>

/** Where a form of a word is found, by rank. The last word of a search may not be complete yet. */
const rangesOf = (form: string, isLast: boolean): Clause => [
  exactly(titleToken(form), [1, 1]),
  ...(isLast ? [exactly(form, [2, 2]), startingWith(form, [3, 4])] : [exactly(form, [2, 4])]),
  ...singularsOf(form).map((singular) => exactly(singular, [3, 4])),
  exactly(longToken(form), [4, 4]),
]

/** Joined or in parts: 'react-native' finds 'React Native', and 'full-time' finds 'Fulltime'. */
function clausesOfWord({ joined, parts }: Word, isLast: boolean): Clause[] {
  const ranges = parts.map((part, i) => rangesOf(part, isLast && i === parts.length - 1))
  // 'joined or (a and b)' is '(joined or a) and (joined or b)'.
  return parts.length === 1 ? ranges : ranges.map((part) => [...rangesOf(joined, isLast), ...part])
}

/** The words in their order, without fillers, each with the clauses that a document with this word matches. */
export const searchedWords = (words: Word[]) =>
  words
    .filter(({ joined }) => !isFiller(joined))
    .map((word, i, others) => ({ token: word.joined, clauses: clausesOfWord(word, i === others.length - 1) }))

export type Searched = { text: string; facets: Facets; minAmount?: string | undefined } & Excepting

/** The clauses of a search: all words, and any value of each facet. Undefined if nothing matches: a text without a word. */
export function clausesOf({ text, facets, minAmount }: Searched): Clause[] | undefined {
  const words = wordsOf(text)
  if (text.trim() !== '' && words.length === 0) return undefined
  const clauses = [
    ...searchedWords(words).flatMap(({ clauses }) => clauses),
    ...Object.entries(facets).flatMap(([facet, values]) =>
      values.length > 0 ? [values.map((value) => exactly(facetToken(facet, value)))] : [],
    ),
    ...(minAmount === undefined ? [] : clausesOfMinimum(minAmount)),
  ]
  return clauses.length > 0 ? clauses : [EVERY_DOCUMENT]
}
