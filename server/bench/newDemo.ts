import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { account } from '@guildhall/contract/account/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { demoAccounts } from '../demo/seed.ts'
import { createDatabase, run } from './database.ts'
import { ms, number, table, times } from './format.ts'
import { SETTINGS, startProduct } from './server.ts'
import { median, summarize, type Summary } from './statistics.ts'

const MAX_RATIO = 1.5

type Visit = { name: string; path: (visit: number) => string; body?: object }
/** Milliseconds. `ratio` compares the medians before and after `analyze`. */
export type NewDemoResult = { name: string; first: number; latency: Summary; analyzed: number; ratio: number }

const searchFor = (text: string): Visit => ({
  name: `job search, “${text}”`,
  path: () => `${search.searchJobs.path}?search=${encodeURIComponent(text)}`,
})

const VISITS: Visit[] = [
  { name: 'home page, new URLs', path: (visit) => `/?visit=${visit}` },
  { ...searchFor(''), name: 'job search, no text' },
  ...['engineer', 'berlin', 'senior engineer', 'e'].map(searchFor),
  { name: 'counts of a suggestion', path: () => `${search.countSuggestedJobs.path}?search=&suggestion=java` },
  { name: 'people search, “engineer”', path: () => search.searchPeople.path, body: { search: 'engineer' } },
  { name: 'people counts, “engineer”', path: () => search.countPeople.path, body: { search: 'engineer' } },
  { name: 'search bar data', path: () => search.getSearchBarData.path },
  { name: 'API document', path: () => '/api/openapi.json' },
]

/** Visits a demo one by one, from its first second on, and again after `analyze`. */
export async function measureNewDemo(cluster: string, { dataDir, runs }: { dataDir: string; runs: number }) {
  const url = await createDatabase(cluster, 'bench_demo')
  const server = await startProduct({
    ...SETTINGS,
    DEMO: 'on',
    DATABASE_URL: url,
    DATA_DIR: join(dataDir, 'demo'),
  })
  try {
    const headers = await logIn(server.url)
    const before: number[][] = []
    for (const visit of VISITS) before.push(await measure(server.url, visit, { runs, headers }))
    await run(url, 'analyze')
    const results: NewDemoResult[] = []
    for (const [i, visit] of VISITS.entries()) {
      const [first, ...later] = before[i]!
      const analyzed = median((await measure(server.url, visit, { runs, headers })).slice(1))
      const latency = summarize(later)
      results.push({ name: visit.name, first: first!, latency, analyzed, ratio: latency.p50 / analyzed })
    }
    return results
  } finally {
    await server.stop()
  }
}

async function logIn(url: string) {
  const { email, password } = demoAccounts[1]
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url + account.logIn.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { access } = (await response.json()) as { access: string }
  return { ...headers, authorization: `JWT ${access}` }
}

type How = { runs: number; headers: Record<string, string> }

async function measure(url: string, { path, body }: Visit, { runs, headers }: How) {
  const latencies: number[] = []
  for (let visit = 0; visit <= runs; visit++) {
    const started = performance.now()
    const response = await fetch(
      url + path(visit),
      body && { method: 'POST', headers, body: JSON.stringify(body) },
    )
    await response.arrayBuffer()
    latencies.push(performance.now() - started)
    if (response.status !== 200) throw new Error(`${path(visit)} answered ${response.status}.`)
  }
  return latencies
}

export const newDemoSection = ({ newDemo }: { newDemo: NewDemoResult[] }) => [
  '## A new demo',
  '',
  `The server on an empty database, with DEMO=on: one request at a time, from the moment it is ready. PostgreSQL analyzes the new tables by itself only minutes later; the last columns are after \`analyze\`. Target: ≤ ${number(MAX_RATIO * 100)} % of the time after it.`,
  '',
  ...table(
    ['', 'first ms', 'p50 ms', 'p95 ms', 'p50 ms after `analyze`', 'ratio', 'target'],
    newDemo.map(({ name, first, latency, analyzed, ratio }) => [
      name,
      ms(first),
      ms(latency.p50),
      ms(latency.p95),
      ms(analyzed),
      times(ratio),
      `≤ ${MAX_RATIO} ×`,
    ]),
  ),
]
