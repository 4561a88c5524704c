import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '../src/db/embedded/start.ts'
import { newAccess } from './accounts.ts'
import { measureCosts, type Cost } from './costs.ts'
import { freshDatabase, readVersion, type Filled } from './database.ts'
import { measureFirstBytes, type FirstByte } from './firstByte.ts'
import { hostileRequests } from './hostileRequests.ts'
import { measureLoad, type LoadResults } from './load.ts'
import { measurePosting } from './posting.ts'
import type { Results } from './report.ts'
import { measureSearches, type SearchResults } from './searches.ts'
import { startEmptyRoute, startProduct } from './server.ts'
import { choosePages, chooseLoadCases } from './loadCases.ts'

export type Options = {
  /** Numbers of jobs. The HTTP results are those with the largest. */
  sizes: number[]
  /** How many times each search runs. */
  runs: number
  rounds: number
  seconds: number
}
export type Measured = Pick<
  Results,
  'searches' | 'http' | 'posting' | 'firstBytes' | 'costs' | 'openJobs' | 'machine'
>

const REST_SECONDS = 5
const COST_RUNS = 9
const FEW_JOBS = 1_000

/** How to stop and remove what was started, in that order; cleaning up runs in reverse. */
const cleanups: (() => Promise<unknown>)[] = []

/** Stops and removes everything that a run has started so far. */
export async function cleanUp() {
  // An error while stopping one must not keep the others running.
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup().catch(() => undefined)
}

/** Measures everything on a temporary PostgreSQL with production settings. Call `cleanUp` afterwards. */
export async function measure(options: Options, log: (line: string) => void): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  log('Starting PostgreSQL')
  const { connectionString, stop } = await startEmbedded({ dataDir, log: pino({ level: 'error' }) })
  cleanups.push(stop)

  const searches: SearchResults[] = []
  let largest: Filled | undefined
  for (const size of options.sizes.toSorted((a, b) => a - b)) {
    log(`Writing ${size} jobs`)
    const filled = await freshDatabase(connectionString, size)
    cleanups.push(filled.close)
    log(`Searching ${size} jobs`)
    searches.push(await measureSearches(filled.db, filled.cases, options))
    largest = filled
  }
  log('Starting the server')
  const http = await measureHttp(largest!, { ...options, restSeconds: REST_SECONDS, dataDir, log })
  log('Posting jobs')
  const few = await freshDatabase(connectionString, FEW_JOBS)
  cleanups.push(few.close)
  const posting = await measurePosting([few, largest!], options.rounds)
  return {
    searches,
    ...http,
    posting,
    openJobs: searches.at(-1)!.openJobs,
    machine: describeMachine(await readVersion(connectionString)),
  }
}

type Effort = Options & { restSeconds: number; dataDir: string; log: (line: string) => void }

type HttpResults = { http: LoadResults; firstBytes: FirstByte[]; costs: Cost[] }

async function measureHttp(filled: Filled, { dataDir, ...effort }: Effort): Promise<HttpResults> {
  const baseline = await startEmptyRoute()
  cleanups.push(baseline.stop)
  const product = await startProduct({
    DATABASE_URL: filled.url,
    DATA_DIR: join(dataDir, 'server'),
    SECRET: randomBytes(32).toString('hex'),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    MAX_CONNECTIONS_PER_ADDRESS: '10000',
    LOG_LEVEL: 'silent',
  })
  cleanups.push(product.stop)
  const http = await measureLoad(product, await chooseLoadCases({ baseline, product }, filled), effort)
  effort.log('Visiting the pages one by one')
  const firstBytes = await measureFirstBytes(await choosePages(product, filled.db))
  effort.log('Sending hostile requests one by one')
  const accesses = {
    personal: await newAccess(filled.db, product, 'personal'),
    company: await newAccess(filled.db, product, 'company'),
  }
  return { http, firstBytes, costs: await measureCosts(product, hostileRequests(accesses), COST_RUNS) }
}

const describeMachine = (postgres: string): Results['machine'] => ({
  processor: cpus()[0]?.model.trim() ?? 'an unnamed processor',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  postgres,
})
