import { EVERY_DOCUMENT, token, tokensFrom, type Part } from './bits.ts'
import { facetToken, wordsOf, type Word } from './tokens.ts'

/** Values by the name of the facet: a document matches any of the values of each facet. */
export type Facets = Record<string, string[]>

/** Joined or in parts: 'react-native' finds 'React Native', and 'full-time' finds 'Fulltime'. */
function partsOfWord({ joined, parts }: Word, isLast: boolean): Part[] {
  // The last word may not be complete yet.
  const end = isLast ? tokensFrom : token
  const terms = parts.map((part, i) => (i === parts.length - 1 ? end(part) : token(part)))
  // The joined form, or all of the parts: with each of the parts it is the joined form or this part.
  return parts.length === 1 ? [terms] : terms.map((term) => [end(joined), term])
}

/** The words of a text in their order, each with the parts that a document with this word matches. */
export const termsOf = (text: string) =>
  wordsOf(text).map((word, i, words) => ({
    token: word.joined,
    parts: partsOfWord(word, i === words.length - 1),
  }))

/** The parts of a search: all words, and any value of each facet. Undefined if nothing matches: a text without a word. */
export function partsOf(text: string, facets: Facets): Part[] | undefined {
  const words = termsOf(text)
  if (text.trim() !== '' && words.length === 0) return undefined
  const parts = [
    ...words.flatMap(({ parts }) => parts),
    ...Object.entries(facets).flatMap(([facet, values]) =>
      values.length > 0 ? [values.map((value) => token(facetToken(facet, value)))] : [],
    ),
  ]
  return parts.length > 0 ? parts : [EVERY_DOCUMENT]
}
