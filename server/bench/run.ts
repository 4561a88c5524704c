import { join } from 'node:path'
import { newAccess } from './accounts.ts'
import { cleanups, startCluster, type Log } from './cluster.ts'
import { checkOut, compareVersions, removeCheckout, startVersion } from './comparison.ts'
import { measureCosts } from './costs.ts'
import { freshDatabase, type Filled } from './database.ts'
import { measureFirstBytes } from './firstByte.ts'
import { hostileRequests } from './hostileRequests.ts'
import { measureLists } from './lists.ts'
import { measureLoad } from './load.ts'
import { chooseLoadCases, choosePages, choosePaths, type Paths } from './loadCases.ts'
import { measureNewDemo, newDemoSection } from './newDemo.ts'
import { measurePosting } from './posting.ts'
import { measureProfileEdits } from './profileEdits.ts'
import type { Results } from './results.ts'
import { measureSizes } from './searchSizes.ts'
import { measureStreams } from './streams.ts'
import { SETTINGS, startEmptyRoute, startProduct, type Server } from './server.ts'

export type Options = {
  /** Numbers of jobs, and of people. The HTTP results are those with the largest. */
  sizes: number[]
  /** How many times each search runs. */
  runs: number
  rounds: number
  seconds: number
  /** A folder whose PostgreSQL keeps filled databases for later runs. */
  data?: string | undefined
  /** A commit to compare the rates of this version with. */
  against?: string | undefined
}
export type Measured = Omit<Results, 'date' | 'command' | 'more'>

const REST_SECONDS = 5
const COST_RUNS = 9
const FEW = 1_000
/** Measures everything on a temporary PostgreSQL with production settings. Call `cleanUp` afterwards. */
export async function measure(options: Options, log: Log): Promise<Measured> {
  const { dataDir, connectionString, machine } = await startCluster(log, options.data)
  const { searches, largest } = await measureSizes(connectionString, options, log)
  log('Starting the server')
  const http = await measureHttp(largest, { ...options, restSeconds: REST_SECONDS, dataDir, log })
  log('Visiting a new demo')
  const newDemo = await measureNewDemo(connectionString, { dataDir, runs: options.runs })
  log('Posting jobs')
  const few = await freshDatabase(connectionString, FEW, options.data)
  cleanups.push(few.close)
  const posting = await measurePosting([few, largest], options.rounds)
  log('Editing profiles')
  const profileEdits = await measureProfileEdits([few, largest], options.rounds)
  log('Reading messages and comments')
  const lists = await measureLists([few, largest], options.runs)
  return {
    searches,
    ...http,
    newDemo,
    posting,
    profileEdits,
    lists,
    openJobs: largest.jobs.total,
    machine,
  }
}

/** Measures only a new demo, and returns its section. Call `cleanUp` afterwards. */
export async function measureOnlyDemo({ runs }: Pick<Options, 'runs'>, log: Log) {
  const { dataDir, connectionString } = await startCluster(log)
  log('Visiting a new demo')
  return newDemoSection({ newDemo: await measureNewDemo(connectionString, { dataDir, runs }) }).join('\n')
}

type Effort = Options & { restSeconds: number; dataDir: string; log: Log }

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
