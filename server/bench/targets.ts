import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import type { Db } from '../src/db/connect.ts'
import { searchJobs } from '../src/jobs/search.ts'
import { escapeHtml } from '../src/platform/escapeHtml.ts'
import { newLogin } from './accounts.ts'
import type { Visits } from './firstByte.ts'
import type { Target } from './load.ts'
import type { SearchCase } from './searches.ts'
import type { Server } from './server.ts'

const WEB = join(import.meta.dirname, '../../web/dist')

type Servers = { floor: Server; product: Server }
type Data = { db: Db; cases: SearchCase[] }

/** What is loaded: the floor first, then what visitors and people who log in ask for. */
export async function chooseTargets({ floor, product }: Servers, { db, cases }: Data): Promise<Target[]> {
  const { cards } = await searchJobs(db, { text: '', page: 1, filters: {} })
  const job = cards[0]!
  const word = cases.find(({ name }) => name === 'a common word')!.search.text
  const page = async (name: string, path: string, wanted: string): Promise<Target> => ({
    name,
    server: product,
    path,
    about: await describePage(product.url + path, wanted),
    expects: 200,
  })
  const get = (name: string, path: string, about: string): Target => ({
    name,
    server: product,
    path,
    about,
    expects: 200,
  })
  return [
    { ...get('empty route', '/', 'the floor'), server: floor },
    get('/healthz', '/healthz', 'the product’s own least'),
    { ...get('job search', search.searchJobs.path, 'nothing typed'), aim: { rate: 150, p95: 150 } },
    {
      ...get('search of a word', `${search.searchJobs.path}?search=${word}`, `“${word}”`),
      aim: { rate: 150, p95: 150 },
    },
    get('job detail', `/api/job/get_job_detail/${job.id}/`, 'as a visitor; a view is counted'),
    await page('page /', '/', job.job_title),
    await page('page of a job', `/jobs/?jobId=${job.id}`, job.job_title),
    get('static file', `/assets/${largestScript()}`, 'the largest script'),
    {
      ...get('login', account.logIn.path, 'argon2id'),
      body: JSON.stringify(await newLogin(db, 'personal')),
      aim: { rate: 25 },
    },
  ]
}

const PAGES = 20

/** The pages that the server draws, each address once: 220 boards and as many jobs. */
export async function choosePages(product: Server, db: Db): Promise<Visits[]> {
  const pages = Array.from({ length: PAGES }, (_, i) => i + 1)
  const found = await Promise.all(pages.map((page) => searchJobs(db, { text: '', page, filters: {} })))
  const ids = found.flatMap(({ cards }) => cards.map(({ id }) => id)).slice(0, 11 * PAGES)
  return [
    {
      name: 'a board that nobody asked for just now',
      server: product,
      paths: ids.map((_, i) => `/?page=${i + 1}`),
    },
    { name: 'the board, asked for again and again', server: product, paths: ids.map(() => '/') },
    { name: 'a job', server: product, paths: ids.map((id) => `/jobs/?jobId=${id}`) },
  ]
}

/** Whether the answer has the job in it, or is a page that the browser must fill. */
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
