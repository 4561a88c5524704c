import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { SEARCH_MAX } from '@guildhall/contract/search/sizes'
import type { SearchQuery } from '../src/search/search.ts'
import { longToken } from '../src/search/tokens.ts'
import type { Indexed } from './fillIndex.ts'

const DEEP_PAGE = 800

export type Query = Pick<SearchQuery, 'text' | 'sort' | 'facets' | 'minAmount'> & { page: number }

export type SearchCase = {
  name: string
  query: Query
  /** Counts the names of the filters for this search, or suggestions: its words. */
  counted?: 'filters' | 'suggestions'
  /** The multiple of the baseline that the search should not exceed. */
  target?: number
  /** The multiple of another case that it should not exceed. */
  comparedWith?: { name: string; target: number }
}

const query = (text: string, more: Partial<Query> = {}): Query => ({ text, page: 1, facets: {}, ...more })
const MANY_WORDS = query([...'abcdefghijklmnopqrstuvwxyz'.repeat(2)].join(' ').slice(0, 99))
const fulltime = { employment_type: ['Full-time' as const] }

/** The searches to measure, with words that find about as many jobs as the names of the cases say. */
export const jobCases = (jobs: Indexed): SearchCase[] => {
  const words = wordCases(jobs, 'job')
  return [
    ...withNewest(words),
    ...closingCases(words),
    {
      name: 'three filters',
      query: query('', { facets: { ...fulltime, period: ['Year'], remote: ['true'] } }),
      target: 8,
    },
    {
      name: 'a lowest salary',
      query: query('', { facets: { period: ['Year'] }, minAmount: '90000' }),
      target: 8,
    },
    ...deepCases(jobs),
    ...countCases(jobs),
  ]
}

function countCases(jobs: Indexed): SearchCase[] {
  const { common, mid, suggested } = chooseWords(jobs)
  return [
    { name: 'counts for no text', query: query(''), counted: 'filters', target: 15 },
    { name: 'counts for a common word', query: query(common), counted: 'filters', target: 15 },
    {
      name: 'counts for a word and a filter',
      query: query(mid, { facets: fulltime }),
      counted: 'filters',
      target: 15,
    },
    { name: 'counts of nine suggestions', query: query(suggested.join(' ')), counted: 'suggestions' },
  ]
}

/** The same for people, with their filters. */
export const peopleCases = (people: Indexed): SearchCase[] => [
  ...withNewest(wordCases(people, 'person')),
  {
    name: 'two filters',
    query: query('', { facets: { ...fulltime, location: ['Berlin, Germany', 'Remote'] } }),
    target: 8,
  },
  ...deepCases(people),
]

/** Searches for people, while 15 changes of large documents are not in the bitmaps. */
export const pendingCases: SearchCase[] = [
  { name: 'no text, changes pending', query: query('') },
  { name: 'as many words as fit, changes pending', query: MANY_WORDS },
]

/** Words by the share of the documents that they find. */
function chooseWords({ total, found }: Indexed) {
  const words = countWords(found)
  const common = wordNear(words, 0.5 * total)
  const longWords = countLongWords(found)
  return {
    common,
    other: wordNear(words, 0.25 * total, common),
    mid: wordNear(words, 0.05 * total),
    rare: wordNear(words, 10),
    suggested: Array.from({ length: SEARCH_MAX.suggestions }, (_, i) =>
      wordNear(words, total / 2 ** (i + 1)),
    ),
    long: {
      common: wordNear(longWords, 0.5 * total),
      mid: wordNear(longWords, 0.05 * total),
      rare: wordNear(longWords, 10),
    },
  }
}

export const commonWord = (indexed: Indexed) => chooseWords(indexed).common

function wordCases(indexed: Indexed, noun: string): SearchCase[] {
  const { common, other, mid, rare, long } = chooseWords(indexed)
  return [
    { name: 'no text', query: query(''), target: 4 },
    { name: 'a common word', query: query(common), target: 5 },
    { name: 'a 5 percent word', query: query(mid), target: 5 },
    { name: 'a rare word', query: query(rare), target: 2 },
    { name: `a word that no ${noun} has`, query: query('nowherewordly'), target: 1 },
    { name: 'two common words', query: query(`${common} ${other}`), target: 7 },
    { name: 'common and rare', query: query(`${common} ${rare}`), target: 7 },
    { name: 'a common word of long texts', query: query(long.common), target: 5 },
    { name: 'a 5 percent word of long texts', query: query(long.mid), target: 5 },
    { name: 'a rare word of long texts', query: query(long.rare), target: 2 },
    { name: 'common, and common in long texts', query: query(`${long.common} ${common}`), target: 7 },
    { name: 'as many words as fit', query: MANY_WORDS },
    { name: 'the beginning of a word', query: query(mid.slice(0, 3)), target: 5 },
    { name: 'a word and a filter', query: query(mid, { facets: fulltime }), target: 8 },
  ]
}

const MAX_OF_BEST = 1.5
const MAX_OF_CLOSING = 10
const NEWEST = ', newest'

/** Each search for words, best first, followed by the same search with the newest first, with which it is compared. */
const withNewest = (cases: SearchCase[]): SearchCase[] =>
  cases.flatMap((best) => {
    if (best.query.text === '') return [best]
    const name = best.name + NEWEST
    const newest = { name, query: { ...best.query, sort: 'newest' as const } }
    return [{ ...best, comparedWith: { name, target: MAX_OF_BEST } }, newest]
  })

/** The same searches ordered by deadline. */
const closingCases = (cases: SearchCase[]): SearchCase[] =>
  cases.map(({ name, query }) => ({
    name: `${name}, closing soon`,
    query: { ...query, sort: 'closing' },
    comparedWith: { name: query.text === '' ? name : name + NEWEST, target: MAX_OF_CLOSING },
  }))

function deepCases(indexed: Indexed): SearchCase[] {
  const page = Math.min(DEEP_PAGE, Math.max(1, Math.floor((indexed.total * 0.4) / SEARCH_PAGE_SIZE)))
  return [
    { name: 'a deep page', query: query('', { page }), target: 5 },
    { name: 'a deep page of a word', query: query(commonWord(indexed), { page }), target: 5 },
  ]
}

/** The words that are mostly in heads, and how many documents each finds there or in long texts. */
const countWords = (found: Indexed['found']) =>
  [...found].flatMap(([token, documents]): [string, number][] => {
    const inLongTexts = found.get(longToken(token)) ?? 0
    return isPlain(token) && documents >= inLongTexts ? [[token, documents + inLongTexts]] : []
  })

/** Those words that are only in long texts. */
const countLongWords = (found: Indexed['found']) =>
  [...found].flatMap(([token, documents]): [string, number][] => {
    const word = token.slice(longToken('').length)
    return token === longToken(word) && isPlain(word) && !found.has(word) ? [[word, documents]] : []
  })

const isPlain = (word: string) => /^[a-z]{4,}$/.test(word)

/** The word whose number of documents is the nearest to the target. */
function wordNear(words: [word: string, documents: number][], target: number, except = '') {
  const distance = ([, documents]: [string, number]) => Math.abs(Math.log(documents / target))
  const [nearest] = words
    .filter(([word]) => word !== except)
    .reduce((best, word) => (distance(word) < distance(best) ? word : best), ['', Infinity])
  return nearest
}
