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
import { measureLoad, type LoadFigures } from './load.ts'
import type { Figures } from './report.ts'
import { measureSearches, type SearchFigures } from './searches.ts'
import { startEmptyRoute, startProduct } from './server.ts'
import { choosePages, chooseTargets } from './targets.ts'

export type Options = {
  /** Numbers of jobs. The HTTP figures are those of the largest. */
  sizes: number[]
  /** How often each search is made. */
  runs: number
  rounds: number
  seconds: number
}
export type Measured = Pick<Figures, 'searches' | 'http' | 'firstBytes' | 'costs' | 'openJobs' | 'machine'>

const REST_SECONDS = 5
const COST_RUNS = 9

/** What was started and made, in its order; it goes in reverse, the folder last. */
const undos: (() => Promise<unknown>)[] = []

/** Stops and removes whatever a run has started so far. */
export async function cleanUp() {
  // What fails to stop must not keep the database from it.
  for (const undo of undos.splice(0).reverse()) await undo().catch(() => undefined)
}

/** Measures everything on a throw-away PostgreSQL with the settings of production. `cleanUp` belongs after it. */
export async function measure(options: Options, say: (line: string) => void): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  undos.push(() => rm(dataDir, { recursive: true, force: true }))
  say('Starting PostgreSQL')
  const { connectionString, stop } = await startEmbedded({ dataDir, log: pino({ level: 'error' }) })
  undos.push(stop)

  const searches: SearchFigures[] = []
  let largest: Filled | undefined
  for (const size of options.sizes.toSorted((a, b) => a - b)) {
    say(`Writing ${size} jobs`)
    const filled = await freshDatabase(connectionString, size)
    undos.push(filled.close)
    say(`Searching ${size} jobs`)
    searches.push(await measureSearches(filled.db, filled.cases, options))
    largest = filled
  }
  say('Starting the server')
  return {
    searches,
    ...(await measureHttp(largest!, { ...options, restSeconds: REST_SECONDS, dataDir, say })),
    openJobs: searches.at(-1)!.openJobs,
    machine: describeMachine(await readVersion(connectionString)),
  }
}

type Effort = Options & { restSeconds: number; dataDir: string; say: (line: string) => void }

type HttpFigures = { http: LoadFigures; firstBytes: FirstByte[]; costs: Cost[] }

async function measureHttp(filled: Filled, { dataDir, ...effort }: Effort): Promise<HttpFigures> {
  const floor = await startEmptyRoute()
  undos.push(floor.stop)
  const product = await startProduct({
    DATABASE_URL: filled.url,
    DATA_DIR: join(dataDir, 'server'),
    SECRET: randomBytes(32).toString('hex'),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    MAX_CONNECTIONS_PER_ADDRESS: '10000',
    LOG_LEVEL: 'silent',
  })
  undos.push(product.stop)
  const http = await measureLoad(product, await chooseTargets({ floor, product }, filled), effort)
  effort.say('Visiting the pages one by one')
  const firstBytes = await measureFirstBytes(await choosePages(product, filled.db))
  effort.say('Sending hostile requests one by one')
  const accesses = {
    personal: await newAccess(filled.db, product, 'personal'),
    company: await newAccess(filled.db, product, 'company'),
  }
  return { http, firstBytes, costs: await measureCosts(product, hostileRequests(accesses), COST_RUNS) }
}

const describeMachine = (postgres: string): Figures['machine'] => ({
  processor: cpus()[0]?.model.trim() ?? 'an unnamed processor',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  postgres,
})
