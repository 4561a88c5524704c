import { EVERY_JOB, token, tokensFrom, type Part } from './bits.ts'
import { FILTERS, filterToken, wordsOf, type Filter, type Word } from './tokens.ts'

export type JobFilters = Partial<Record<Filter, string[]>> & { remote?: boolean | undefined }

/** Joined or in parts: 'react-native' finds 'React Native', and 'full-time' finds 'Fulltime'. */
function partsOfWord({ joined, parts }: Word, isLast: boolean): Part[] {
  // The last word may still be growing under the person's fingers.
  const end = isLast ? tokensFrom : token
  const terms = parts.map((part, i) => (i === parts.length - 1 ? end(part) : token(part)))
  // The joined form, or all of the parts: with each of the parts it is the joined form or this part.
  return parts.length === 1 ? [terms] : terms.map((term) => [end(joined), term])
}

/** The words of a search in their order, each with what a job must fit to have it. */
export const termsOf = (text: string) =>
  wordsOf(text).map((word, i, words) => ({
    token: word.joined,
    parts: partsOfWord(word, i === words.length - 1),
  }))

/**
 * What a job must fit: all words, and of each filter any of its names. Undefined where nothing can be found: a text
 * without a word.
 */
export function partsOf(text: string, filters: JobFilters): Part[] | undefined {
  const words = termsOf(text)
  if (text.trim() !== '' && words.length === 0) return undefined
  const parts = [
    ...words.flatMap(({ parts }) => parts),
    ...FILTERS.flatMap((filter) => {
      const names = filters[filter] ?? []
      return names.length > 0 ? [names.map((name) => token(filterToken(filter, name)))] : []
    }),
    ...(filters.remote ? [[token(filterToken('remote', 'true'))]] : []),
  ]
  return parts.length > 0 ? parts : [EVERY_JOB]
}
