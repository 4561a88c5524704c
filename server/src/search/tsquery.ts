import { FILTERS, filterToken, wordsOf, type Filter, type Word } from './tokens.ts'

export type JobFilters = Partial<Record<Filter, string[]>> & { remote?: boolean | undefined }

const WORDS_MAX = 8

const quote = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Joined or in parts: 'react-native' finds 'React Native', and 'full-time' finds 'Fulltime'. */
function wordQuery({ joined, parts }: Word, isLast: boolean) {
  // The last word may still be growing under the person's fingers.
  const end = isLast ? ':*' : ''
  if (parts.length === 1) return quote(joined) + end
  const apart = parts.map((part, i) => quote(part) + (i === parts.length - 1 ? end : '')).join(' & ')
  return `(${quote(joined)}${end} | (${apart}))`
}

const anyOf = (filter: Filter, names: string[]) =>
  `(${names.map((name) => quote(filterToken(filter, name))).join(' | ')})`

/** The words of a search in their order, each with the text of the tsquery that finds it. */
export const termsOf = (text: string) =>
  wordsOf(text)
    .slice(0, WORDS_MAX)
    .map((word, i, words) => ({ token: word.joined, query: wordQuery(word, i === words.length - 1) }))

/**
 * The text of a tsquery: all words, and of each filter any of its names.
 * Null where there is nothing to look for, undefined where nothing can be found: a text without a word.
 */
export function jobQuery(text: string, filters: JobFilters): string | null | undefined {
  const words = termsOf(text)
  if (text.trim() !== '' && words.length === 0) return undefined
  const terms = [
    ...words.map(({ query }) => query),
    ...FILTERS.flatMap((filter) => (filters[filter]?.length ? [anyOf(filter, filters[filter])] : [])),
    ...(filters.remote ? [quote(filterToken('remote', 'true'))] : []),
  ]
  return terms.length > 0 ? terms.join(' & ') : null
}
