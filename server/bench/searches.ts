import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { searchJobs, type JobSearch } from '../src/jobs/search.ts'
import { readCards } from '../src/search/documents.ts'
import { median, percentile, spread } from './figures.ts'

const WARM_UPS = 30
const ROUNDS = 10
const DEEP_PAGE = 800

export type SearchCase = { name: string; search: JobSearch; aim?: number }
export type SearchFigure = {
  name: string
  /** What was typed, the filters and the page, to do it again. */
  asked: string
  total: number
  p50: number
  p95: number
  /** The medians of floor and search, taken in turn, by one another. */
  ratio: number
  /** The ratio that it should not exceed. */
  aim: number | undefined
}
export type SearchFigures = {
  openJobs: number
  floor: { p50: number; p95: number; spread: number }
  cases: SearchFigure[]
}

/** The searches to measure, in words that find about as many jobs as their names say. */
export function searchCases(found: Map<string, number>, openJobs: number): SearchCase[] {
  const word = (share: number, but: string[] = []) => wordNear(found, share * openJobs, but)
  const common = word(0.5)
  const other = word(0.25, [common])
  const [mid, rare] = [word(0.05), wordNear(found, 10, [])]
  const deep = Math.min(DEEP_PAGE, Math.max(1, Math.floor((openJobs * 0.4) / SEARCH_PAGE_SIZE)))
  const fulltime = { employment_type: ['Full-time'] }
  const one = (text: string, over: Partial<JobSearch> = {}) => ({ text, page: 1, filters: {}, ...over })
  return [
    { name: 'nothing typed', search: one(''), aim: 4 },
    { name: 'a common word', search: one(common), aim: 5 },
    { name: 'a 5 percent word', search: one(mid), aim: 5 },
    { name: 'a rare word', search: one(rare), aim: 2 },
    { name: 'a word nobody has', search: one('nowherewordly'), aim: 1 },
    { name: 'two common words', search: one(`${common} ${other}`), aim: 7 },
    { name: 'common and rare', search: one(`${common} ${rare}`), aim: 7 },
    {
      name: 'as many words as fit',
      search: one([...'abcdefghijklmnopqrstuvwxyz'.repeat(2)].join(' ').slice(0, 99)),
    },
    { name: 'half a word', search: one(mid.slice(0, 3)) },
    { name: 'a word and a filter', search: one(mid, { filters: fulltime }), aim: 12 },
    {
      name: 'three filters',
      search: one('', { filters: { ...fulltime, period: ['Year'], remote: true } }),
      aim: 12,
    },
    { name: 'a lowest salary', search: one('', { filters: { period: ['Year'] }, salaryMin: '90000' }) },
    { name: 'a deep page', search: one('', { page: deep }), aim: 6 },
    { name: 'a deep page of a word', search: one(common, { page: deep }), aim: 6 },
  ]
}

function wordNear(found: Map<string, number>, wanted: number, but: string[]) {
  let best = ''
  let distance = Infinity
  for (const [token, jobs] of found) {
    const away = Math.abs(Math.log(jobs / wanted))
    if (/^[a-z]{4,}$/.test(token) && !but.includes(token) && away < distance) [best, distance] = [token, away]
  }
  return best
}

type Effort = { runs: number }

/**
 * Measures each search against reading 12 cards by primary key. Floor and searches take turns, one of each after the
 * other, so that whatever else the machine does hits all alike.
 */
export async function measureSearches(db: Db, cases: SearchCase[], { runs }: Effort): Promise<SearchFigures> {
  const readPage = await floorOf(db)
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
  const [floor, ...searches] = times as [number[], ...number[][]]
  const figures = cases.map(async ({ name, search, aim }, i) => ({
    name,
    asked: describe(search),
    total: (await searchJobs(db, search)).total,
    p50: median(searches[i]!),
    p95: percentile(searches[i]!, 0.95),
    ratio: median(searches[i]!) / median(floor),
    aim,
  }))
  const { total } = await searchJobs(db, { text: '', page: 1, filters: {} })
  return {
    openJobs: total,
    floor: { p50: median(floor), p95: percentile(floor, 0.95), spread: spread(mediansOfRounds(floor)) },
    cases: await Promise.all(figures),
  }
}

/** The floor: 12 ready list items by their ids, the least that any search must do. */
async function floorOf(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents order by id desc limit ${SEARCH_PAGE_SIZE}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return () => readCards(db, 'jobs', ids)
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
