import { EVERY_DOCUMENT, token, tokensFrom, type Clause } from './bits.ts'
import { facetToken, wordsOf, type Word } from './tokens.ts'

/** Values by the name of the facet: a document matches any of the values of each facet. */
export type Facets = Record<string, string[]>

/** Joined or in parts: 'react-native' finds 'React Native', and 'full-time' finds 'Fulltime'. */
function clausesOfWord({ joined, parts }: Word, isLast: boolean): Clause[] {
  // The last word may not be complete yet.
  const end = isLast ? tokensFrom : token
  const ranges = parts.map((part, i) => (i === parts.length - 1 ? end(part) : token(part)))
  // 'joined or (a and b)' is '(joined or a) and (joined or b)'.
  return parts.length === 1 ? [ranges] : ranges.map((range) => [end(joined), range])
}

/** The words of a text in their order, each with the clauses that a document with this word matches. */
export const searchedWordsOf = (text: string) =>
  wordsOf(text).map((word, i, words) => ({
    token: word.joined,
    clauses: clausesOfWord(word, i === words.length - 1),
  }))

/** The clauses of a search: all words, and any value of each facet. Undefined if nothing matches: a text without a word. */
export function clausesOf(text: string, facets: Facets): Clause[] | undefined {
  const words = searchedWordsOf(text)
  if (text.trim() !== '' && words.length === 0) return undefined
  const clauses = [
    ...words.flatMap(({ clauses }) => clauses),
    ...Object.entries(facets).flatMap(([facet, values]) =>
      values.length > 0 ? [values.map((value) => token(facetToken(facet, value)))] : [],
    ),
  ]
  return clauses.length > 0 ? clauses : [EVERY_DOCUMENT]
}
