import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { escapeHtml } from '@guildhall/contract/escapeHtml'
import { search } from '@guildhall/contract/search/endpoints'
import type { Db } from '../src/db/connect.ts'
import { searchJobs } from '../src/jobs/search.ts'
import { newLogin } from './accounts.ts'
import type { Visits } from './firstByte.ts'
import type { LoadCase } from './load.ts'
import type { SearchCase } from './searches.ts'
import type { Server } from './server.ts'

const WEB = join(import.meta.dirname, '../../web/dist')

type Servers = { baseline: Server; product: Server }
type Data = { db: Db; cases: SearchCase[] }

/** The URLs to load: the baseline first, then those of visitors and of a login. */
export async function chooseLoadCases(
  { baseline, product }: Servers,
  { db, cases }: Data,
): Promise<LoadCase[]> {
  const { cards } = await searchJobs(db, { text: '', page: 1, filters: {} })
  const job = cards[0]!
  const word = cases.find(({ name }) => name === 'a common word')!.search.text
  const page = async (name: string, path: string, wanted: string): Promise<LoadCase> => ({
    name,
    server: product,
    path,
    about: await describePage(product.url + path, wanted),
    expects: 200,
  })
  const get = (name: string, path: string, about: string): LoadCase => ({
    name,
    server: product,
    path,
    about,
    expects: 200,
  })
  return [
    { ...get('empty route', '/', 'the baseline'), server: baseline },
    get('/healthz', '/healthz', 'the server’s minimum'),
    { ...get('job search', search.searchJobs.path, 'no text'), target: { rate: 150, p95: 150 } },
    {
      ...get('search of a word', `${search.searchJobs.path}?search=${word}`, `“${word}”`),
      target: { rate: 150, p95: 150 },
    },
    get('job detail', `/api/job/get_job_detail/${job.id}/`, 'as a visitor; a view is counted'),
    await page('page /', '/', job.job_title),
    await page('page of a job', `/jobs/?jobId=${job.id}`, job.job_title),
    get('static file', `/assets/${largestScript()}`, 'the largest script'),
    {
      ...get('login', account.logIn.path, 'argon2id'),
      body: JSON.stringify(await newLogin(db, 'personal')),
      target: { rate: 25 },
    },
  ]
}

const PAGES = 20

/** The server-rendered pages, each URL once: 220 boards and as many jobs. */
export async function choosePages(product: Server, db: Db): Promise<Visits[]> {
  const pages = Array.from({ length: PAGES }, (_, i) => i + 1)
  const found = await Promise.all(pages.map((page) => searchJobs(db, { text: '', page, filters: {} })))
  const ids = found.flatMap(({ cards }) => cards.map(({ id }) => id)).slice(0, 11 * PAGES)
  return [
    {
      name: 'the board, a new page each time',
      server: product,
      paths: ids.map((_, i) => `/?page=${i + 1}`),
    },
    { name: 'the board, the same page again', server: product, paths: ids.map(() => '/') },
    { name: 'a job', server: product, paths: ids.map((id) => `/jobs/?jobId=${id}`) },
  ]
}

/** Says whether the server rendered the job or the browser has to. */
async function describePage(url: string, wanted: string) {
  const text = await (await fetch(url)).text()
  return text.includes(escapeHtml(wanted))
    ? 'rendered by the server'
    : 'the static shell, rendered by the browser'
}

function largestScript() {
  const scripts = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.js'))
  const sizes = scripts.map((name) => ({ name, bytes: statSync(join(WEB, 'assets', name)).size }))
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]!.name
}
