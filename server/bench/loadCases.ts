import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search, SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { fill } from '@guildhall/contract/url'
import type { Db } from '../src/db/connect.ts'
import { jobCollection, parseCards, queryOf } from '../src/jobs/search.ts'
import { search as findCards } from '../src/search/api.ts'
import { newLogin } from './accounts.ts'
import type { Filled } from './database.ts'
import type { Visits } from './firstByte.ts'
import type { LoadCase } from './load.ts'
import { commonWord } from './searchCases.ts'
import type { Server } from './server.ts'

const WEB = join(import.meta.dirname, '../../web/dist')
const PAGES = 500
const JOB_PAGES = 400
const NEW_URLS = 20_000
const VISITS = 220

/** Lists of different paths. `newBoard` and `newJob` are too long to be repeated in a run. */
export type Paths = Record<
  'search' | 'wordSearch' | 'jobDetail' | 'board' | 'newBoard' | 'job' | 'newJob',
  string[]
>

/** The first pages of the board and of two searches, and the newest jobs. */
export async function choosePaths({ db, jobs: indexed }: Filled): Promise<Paths> {
  const word = commonWord(indexed)
  const { total } = await findJobs(db, word, 1)
  const pagesOf = (jobs: number) =>
    Array.from({ length: Math.min(PAGES, Math.floor(jobs / SEARCH_PAGE_SIZE)) }, (_, i) => i + 1)
  const ids = await readJobIds(db, pagesOf(indexed.total))
  const [board, job] = [
    pagesOf(indexed.total).map((page) => `/?page=${page}`),
    ids.map((id) => `/jobs/?jobId=${id}`),
  ]
  return {
    search: pagesOf(indexed.total).map((page) => `${search.searchJobs.path}?page=${page}`),
    wordSearch: pagesOf(total).map((page) => `${search.searchJobs.path}?search=${word}&page=${page}`),
    jobDetail: ids.map((id) => fill(jobs.getJobDetail.path, { params: { id } }).url),
    board,
    newBoard: newUrls(board, NEW_URLS),
    job: job.slice(0, PAGES),
    newJob: newUrls(job, NEW_URLS),
  }
}

/** A further parameter makes URLs that are in no cache. */
const newUrls = (paths: string[], count: number) =>
  Array.from({ length: count }, (_, i) => `${paths[i % paths.length]!}&visit=${i}`)

const findJobs = (db: Db, text: string, page: number) =>
  findCards(db, jobCollection, queryOf({ text, page, filters: {} }))

async function readJobIds(db: Db, pages: number[]) {
  const results = await Promise.all(pages.slice(0, JOB_PAGES).map((page) => findJobs(db, '', page)))
  return results.flatMap(({ cards }) => parseCards(cards).map(({ id }) => id))
}

type Servers = { baseline: Server; product: Server }

/** The URLs to load: the baseline first, then those of visitors and of a login. */
export async function chooseLoadCases(
  { baseline, product }: Servers,
  paths: Paths,
  db: Db,
): Promise<LoadCase[]> {
  const get = (name: string, about: string, paths: string[]): LoadCase => ({
    name,
    server: product,
    paths,
    about,
    expects: 200,
  })
  const [job] = paths.job
  return [
    { ...get('empty route', 'the baseline', ['/']), server: baseline },
    get('/healthz', 'the server’s minimum', ['/healthz']),
    { ...get('job search', 'no text, different pages', paths.search), target: { rate: 150, p95: 150 } },
    { ...get('word search', 'different pages', paths.wordSearch), target: { rate: 150, p95: 150 } },
    get('job detail', 'different jobs', paths.jobDetail),
    get('board, same page', 'shared for a second', ['/']),
    get('board, 500 pages in turn', 'data fetched each time', paths.board),
    get('board, new URLs', 'rendered each time', paths.newBoard),
    get('job page, same job', 'shared for a second', [job!]),
    get('job page, 500 jobs in turn', 'data fetched each time', paths.job),
    get('job page, new URLs', 'rendered each time', paths.newJob),
    get('static file', 'the largest script', [`/assets/${largestScript()}`]),
    {
      ...get('login', 'argon2id', [account.logIn.path]),
      body: JSON.stringify(await newLogin(db, 'personal')),
      target: { rate: 25 },
    },
  ]
}

/** The server-rendered pages to visit one at a time, each different but for the second list. */
export const choosePages = (product: Server, { newBoard, newJob }: Paths): Visits[] => [
  { name: 'board, new URLs', server: product, paths: newBoard.slice(-VISITS) },
  { name: 'board, same page', server: product, paths: Array.from({ length: VISITS }, () => '/') },
  { name: 'job page, new URLs', server: product, paths: newJob.slice(-VISITS) },
]

function largestScript() {
  const scripts = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.js'))
  const sizes = scripts.map((name) => ({ name, bytes: statSync(join(WEB, 'assets', name)).size }))
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]!.name
}
