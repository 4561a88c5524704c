import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '../src/db/embedded/start.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { peopleCollection } from '../src/profile/api.ts'
import { newAccess } from './accounts.ts'
import { checkOut, compareVersions, removeCheckout, startVersion } from './comparison.ts'
import { measureCosts } from './costs.ts'
import { freshDatabase, readVersion, type Filled } from './database.ts'
import { measureFirstBytes } from './firstByte.ts'
import { leaveLargeChanges } from './fullProfiles.ts'
import { hostileRequests } from './hostileRequests.ts'
import { measureLoad } from './load.ts'
import { chooseLoadCases, choosePages, choosePaths, type Paths } from './loadCases.ts'
import { measurePosting } from './posting.ts'
import { measureProfileEdits } from './profileEdits.ts'
import type { Results } from './results.ts'
import { jobCases, pendingCases, peopleCases } from './searchCases.ts'
import { measureSearches, type SearchResults } from './searches.ts'
import { measureStreams } from './streams.ts'
import { startEmptyRoute, startProduct, type Server } from './server.ts'

export type Options = {
  /** Numbers of jobs, and of people. The HTTP results are those with the largest. */
  sizes: number[]
  /** How many times each search runs. */
  runs: number
  rounds: number
  seconds: number
  /** A commit to compare the rates of this version with. */
  against?: string | undefined
}
export type Measured = Omit<Results, 'date' | 'command' | 'more'>

const REST_SECONDS = 5
const COST_RUNS = 9
const FEW = 1_000
const SETTINGS = {
  SECRET: randomBytes(32).toString('hex'),
  DEMO: 'off',
  RATE_LIMITS: 'off',
  MAX_CONNECTIONS_PER_ADDRESS: '10000',
  LOG_LEVEL: 'silent',
}

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

  const searches: Results['searches'] = { jobs: [], people: [] }
  let largest: Filled | undefined
  for (const size of options.sizes.toSorted((a, b) => a - b)) {
    log(`Writing ${size} jobs and as many people`)
    const filled = await freshDatabase(connectionString, size)
    cleanups.push(filled.close)
    const { db, jobs } = filled
    const { runs } = options
    log('Searching jobs')
    searches.jobs.push(await measureSearches(db, { collection: jobCollection, cases: jobCases(jobs), runs }))
    log('Searching people')
    searches.people.push(await measurePeople(filled, runs))
    largest = filled
  }
  log('Starting the server')
  const http = await measureHttp(largest!, { ...options, restSeconds: REST_SECONDS, dataDir, log })
  log('Posting jobs')
  const few = await freshDatabase(connectionString, FEW)
  cleanups.push(few.close)
  const posting = await measurePosting([few, largest!], options.rounds)
  log('Editing profiles')
  const profileEdits = await measureProfileEdits([few, largest!], options.rounds)
  return {
    searches,
    ...http,
    posting,
    profileEdits,
    openJobs: largest!.jobs.total,
    machine: describeMachine(await readVersion(connectionString)),
  }
}

/** The searches for people, the last of them with changes that are not in the bitmaps. */
async function measurePeople({ db, people }: Filled, runs: number): Promise<SearchResults> {
  const collection = peopleCollection
  const results = await measureSearches(db, { collection, cases: peopleCases(people), runs })
  await leaveLargeChanges(db)
  const pending = await measureSearches(db, { collection, cases: pendingCases, runs })
  return { ...results, cases: [...results.cases, ...pending.cases] }
}

type Effort = Options & { restSeconds: number; dataDir: string; log: (line: string) => void }

type HttpResults = Pick<Results, 'http' | 'firstBytes' | 'costs' | 'streams' | 'comparison'>

async function measureHttp(filled: Filled, { dataDir, against, ...effort }: Effort): Promise<HttpResults> {
  const baseline = await startEmptyRoute()
  cleanups.push(baseline.stop)
  const product = await startProduct({
    ...SETTINGS,
    DATABASE_URL: filled.url,
    DATA_DIR: join(dataDir, 'server'),
  })
  cleanups.push(product.stop)
  const paths = await choosePaths(filled)
  const http = await measureLoad(
    product,
    await chooseLoadCases({ baseline, product }, paths, filled.db),
    effort,
  )
  effort.log('Visiting the pages one by one')
  const firstBytes = await measureFirstBytes(choosePages(product, paths))
  effort.log('Sending hostile requests one by one')
  const accesses = {
    personal: await newAccess(filled.db, product, 'personal'),
    company: await newAccess(filled.db, product, 'company'),
  }
  const costs = await measureCosts(product, hostileRequests(accesses), COST_RUNS)
  effort.log('Opening event streams')
  const streams = await measureStreams({ db: filled.db, server: product, secret: SETTINGS.SECRET })
  const comparison = against && (await compare(against, { product, paths, dataDir, ...effort }))
  return { http, firstBytes, costs, streams, ...(comparison && { comparison }) }
}

type CompareOptions = Effort & { product: Server; paths: Paths }

/** Compares the rates of this version with those of an earlier commit, which has the same number of jobs. */
async function compare(commit: string, { product, paths, dataDir, log, ...effort }: CompareOptions) {
  const folder = join(dataDir, 'checkout')
  log(`Building commit ${commit}`)
  cleanups.push(() => removeCheckout(folder))
  await checkOut({ commit, folder })
  const count = Math.max(...effort.sizes)
  log(`Writing ${count} jobs with commit ${commit}`)
  const before = await startVersion(folder, {
    count,
    dataDir: join(dataDir, 'before'),
    settings: SETTINGS,
  })
  cleanups.push(before.stop)
  const cases = await compareVersions({ before: before.server, after: product }, paths, { ...effort, log })
  return { commit, cases }
}

const describeMachine = (postgres: string): Results['machine'] => ({
  processor: cpus()[0]?.model.trim() ?? 'an unnamed processor',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  postgres,
})
