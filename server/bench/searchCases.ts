import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import type { SearchQuery } from '../src/search/queries.ts'
import type { Indexed } from './fillIndex.ts'

const DEEP_PAGE = 800

export type Query = Pick<SearchQuery, 'text' | 'facets' | 'minAmount'> & { page: number }

/** `target` is the ratio to the baseline that the search should not exceed. */
export type SearchCase = { name: string; query: Query; target?: number }

const query = (text: string, more: Partial<Query> = {}): Query => ({ text, page: 1, facets: {}, ...more })
const MANY_WORDS = query([...'abcdefghijklmnopqrstuvwxyz'.repeat(2)].join(' ').slice(0, 99))
const fulltime = { employment_type: ['Full-time'] }

/** The searches to measure, with words that find about as many jobs as the names of the cases say. */
export const jobCases = (jobs: Indexed): SearchCase[] => [
  ...wordCases(jobs, 'job'),
  {
    name: 'three filters',
    query: query('', { facets: { ...fulltime, period: ['Year'], remote: ['true'] } }),
    target: 12,
  },
  { name: 'a lowest salary', query: query('', { facets: { period: ['Year'] }, minAmount: '90000' }) },
  ...deepCases(jobs),
]

/** The same for people, with their filters. */
export const peopleCases = (people: Indexed): SearchCase[] => [
  ...wordCases(people, 'person'),
  {
    name: 'two filters',
    query: query('', { facets: { ...fulltime, location: ['Berlin, Germany', 'Remote'] } }),
    target: 12,
  },
  ...deepCases(people),
]

/** Of people, while 15 changes of large documents are not in the bitmaps. */
export const pendingCases: SearchCase[] = [
  { name: 'no text, changes pending', query: query('') },
  { name: 'as many words as fit, changes pending', query: MANY_WORDS },
]

/** Words by the share of the documents that they find. */
function chooseWords({ total, found }: Indexed) {
  const common = wordNear(found, 0.5 * total)
  return {
    common,
    other: wordNear(found, 0.25 * total, common),
    mid: wordNear(found, 0.05 * total),
    rare: wordNear(found, 10),
  }
}

export const commonWord = (indexed: Indexed) => chooseWords(indexed).common

function wordCases(indexed: Indexed, noun: string): SearchCase[] {
  const { common, other, mid, rare } = chooseWords(indexed)
  return [
    { name: 'no text', query: query(''), target: 4 },
    { name: 'a common word', query: query(common), target: 5 },
    { name: 'a 5 percent word', query: query(mid), target: 5 },
    { name: 'a rare word', query: query(rare), target: 2 },
    { name: `a word that no ${noun} has`, query: query('nowherewordly'), target: 1 },
    { name: 'two common words', query: query(`${common} ${other}`), target: 7 },
    { name: 'common and rare', query: query(`${common} ${rare}`), target: 7 },
    { name: 'as many words as fit', query: MANY_WORDS },
    { name: 'the beginning of a word', query: query(mid.slice(0, 3)) },
    { name: 'a word and a filter', query: query(mid, { facets: fulltime }), target: 12 },
  ]
}

function deepCases(indexed: Indexed): SearchCase[] {
  const page = Math.min(DEEP_PAGE, Math.max(1, Math.floor((indexed.total * 0.4) / SEARCH_PAGE_SIZE)))
  return [
    { name: 'a deep page', query: query('', { page }), target: 6 },
    { name: 'a deep page of a word', query: query(commonWord(indexed), { page }), target: 6 },
  ]
}

function wordNear(found: Indexed['found'], target: number, except = '') {
  let best = ''
  let distance = Infinity
  for (const [token, documents] of found) {
    const difference = Math.abs(Math.log(documents / target))
    if (/^[a-z]{4,}$/.test(token) && token !== except && difference < distance)
      [best, distance] = [token, difference]
  }
  return best
}
