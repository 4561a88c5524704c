import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { jobCollection, searchJobs, type JobSearch } from '../src/jobs/search.ts'
import { readCards } from '../src/search/documents.ts'
import { median, percentile, spread } from './statistics.ts'

const WARM_UPS = 30
const ROUNDS = 10
const DEEP_PAGE = 800

export type SearchCase = { name: string; search: JobSearch; target?: number }
export type SearchResult = {
  name: string
  /** The text, the filters and the page of the search. */
  query: string
  total: number
  p50: number
  p95: number
  /** The median of the search divided by that of the baseline. */
  ratio: number
  /** The ratio that it should not exceed, if there is one. */
  target: number | undefined
}
export type SearchResults = {
  openJobs: number
  baseline: { p50: number; p95: number; spread: number }
  cases: SearchResult[]
}

/** The searches to measure, with words that find about as many jobs as the names of the cases say. */
export function searchCases(found: Map<string, number>, openJobs: number): SearchCase[] {
  const word = (share: number, except: string[] = []) => wordNear(found, share * openJobs, except)
  const common = word(0.5)
  const other = word(0.25, [common])
  const [mid, rare] = [word(0.05), wordNear(found, 10, [])]
  const deep = Math.min(DEEP_PAGE, Math.max(1, Math.floor((openJobs * 0.4) / SEARCH_PAGE_SIZE)))
  const fulltime = { employment_type: ['Full-time'] }
  const one = (text: string, over: Partial<JobSearch> = {}) => ({ text, page: 1, filters: {}, ...over })
  return [
    { name: 'no text', search: one(''), target: 4 },
    { name: 'a common word', search: one(common), target: 5 },
    { name: 'a 5 percent word', search: one(mid), target: 5 },
    { name: 'a rare word', search: one(rare), target: 2 },
    { name: 'a word that no job has', search: one('nowherewordly'), target: 1 },
    { name: 'two common words', search: one(`${common} ${other}`), target: 7 },
    { name: 'common and rare', search: one(`${common} ${rare}`), target: 7 },
    {
      name: 'as many words as fit',
      search: one([...'abcdefghijklmnopqrstuvwxyz'.repeat(2)].join(' ').slice(0, 99)),
    },
    { name: 'the beginning of a word', search: one(mid.slice(0, 3)) },
    { name: 'a word and a filter', search: one(mid, { filters: fulltime }), target: 12 },
    {
      name: 'three filters',
      search: one('', { filters: { ...fulltime, period: ['Year'], remote: true } }),
      target: 12,
    },
    { name: 'a lowest salary', search: one('', { filters: { period: ['Year'] }, salaryMin: '90000' }) },
    { name: 'a deep page', search: one('', { page: deep }), target: 6 },
    { name: 'a deep page of a word', search: one(common, { page: deep }), target: 6 },
  ]
}

function wordNear(found: Map<string, number>, target: number, except: string[]) {
  let best = ''
  let distance = Infinity
  for (const [token, jobs] of found) {
    const difference = Math.abs(Math.log(jobs / target))
    if (/^[a-z]{4,}$/.test(token) && !except.includes(token) && difference < distance)
      [best, distance] = [token, difference]
  }
  return best
}

type Effort = { runs: number }

/**
 * Compares each search with reading 12 cards by primary key. Baseline and searches run alternately, so that other load
 * on the machine affects all of them alike.
 */
export async function measureSearches(db: Db, cases: SearchCase[], { runs }: Effort): Promise<SearchResults> {
  const readPage = await baselineOf(db)
  const tasks = [
    readPage,
    ...cases.map(
      ({ search }) =>
        () =>
          searchJobs(db, search),
    ),
  ]
  const times: number[][] = tasks.map(() => [])
  for (let run = -WARM_UPS; run < runs; run++) {
    for (const [i, task] of tasks.entries()) {
      const started = performance.now()
      await task()
      if (run >= 0) times[i]!.push(performance.now() - started)
    }
  }
  const [baseline, ...searches] = times as [number[], ...number[][]]
  const results = cases.map(async ({ name, search, target }, i) => ({
    name,
    query: describe(search),
    total: (await searchJobs(db, search)).total,
    p50: median(searches[i]!),
    p95: percentile(searches[i]!, 0.95),
    ratio: median(searches[i]!) / median(baseline),
    target,
  }))
  const { total } = await searchJobs(db, { text: '', page: 1, filters: {} })
  return {
    openJobs: total,
    baseline: {
      p50: median(baseline),
      p95: percentile(baseline, 0.95),
      spread: spread(mediansOfRounds(baseline)),
    },
    cases: await Promise.all(results),
  }
}

/** The baseline: reading 12 stored cards by their ids, the least that any search must do. */
async function baselineOf(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents order by id desc limit ${SEARCH_PAGE_SIZE}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return () => readCards(db, jobCollection, ids)
}

function mediansOfRounds(values: number[]) {
  const length = Math.max(1, Math.floor(values.length / ROUNDS))
  const rounds = Math.floor(values.length / length)
  return Array.from({ length: rounds }, (_, i) => median(values.slice(i * length, (i + 1) * length)))
}

function describe({ text, page, filters, salaryMin }: JobSearch) {
  const parts = Object.entries({ ...filters, ...(salaryMin && { salary_min: salaryMin }) }).map(
    ([name, value]) => `${name}=${String(value)}`,
  )
  return [text && `“${text}”`, ...parts, page > 1 && `page ${page}`].filter(Boolean).join(', ')
}
