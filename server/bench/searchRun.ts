import { cleanups, startCluster, type Log } from './cluster.ts'
import { measureChurn, type ChurnResult } from './churn.ts'
import { freshDatabase } from './database.ts'
import { measureEngines, type EngineResults } from './engines/measureEngines.ts'
import { measureMigration, type MigrationStep } from './migration.ts'
import { measurePosting, type PostingResult } from './posting.ts'
import type { Results } from './results.ts'
import { measureSearchClients, type ClientsResult } from './searchClients.ts'
import { measureSizes } from './searchSizes.ts'
import { SETTINGS } from './server.ts'
import type { TableSize } from './tableSizes.ts'
import { savedSearchWork } from './savedSearches.ts'
import { measureUpkeep, upkeepOf, type Upkeep } from './upkeep.ts'

export type SearchOptions = {
  /** Numbers of jobs, and of people. All but the searches is measured with the largest. */
  sizes: number[]
  runs: number
  rounds: number
  /** How many jobs are posted, edited and closed. */
  churn: number
  /** A folder whose PostgreSQL keeps filled databases for later runs. */
  data?: string | undefined
  /** A commit whose database is migrated to this version. */
  against?: string | undefined
}

/** What the tables of the search have of a collection, by its number of documents. */
export type CollectionSize = { documents: number; tables: TableSize[] }

export type SearchRunResults = Pick<Results, 'date' | 'command' | 'machine' | 'searches'> & {
  sizes: { jobs: CollectionSize; people: CollectionSize }[]
  clients: ClientsResult[]
  posting: PostingResult[]
  engines: EngineResults
  upkeep: Upkeep[]
  churn: ChurnResult[]
  /** With an earlier commit, if the run was started with one. */
  migration?: { commit: string; steps: MigrationStep[] }
}

const FEW = 10_000

/** Measures only the search, and all of it. Call `cleanUp` afterwards. */
export async function measureSearch(
  options: SearchOptions,
  log: Log,
): Promise<Omit<SearchRunResults, 'date' | 'command'>> {
  const { dataDir, connectionString, machine } = await startCluster(log, options.data)
  const { searches, databases, largest } = await measureSizes(connectionString, options, log)
  const sizes = databases.map(({ jobs, people }) => ({ jobs: sizeOf(jobs), people: sizeOf(people) }))
  log('Searching with 16 clients')
  const clients = await measureSearchClients(largest, options.rounds)
  log('Searching with other engines')
  const engines = await measureEngines(largest, { dataDir, runs: options.runs })
  log('Posting jobs')
  const few = await freshDatabase(connectionString, FEW, options.data)
  cleanups.push(few.close)
  const posting = await measurePosting([few, largest], options.rounds)
  log(`Posting, editing and closing ${options.churn} jobs`)
  const churn = await measureChurn(largest, options.churn)
  const upkeep = await measureUpkeep(largest, upkeepOf(largest), log)
  const { against: commit } = options
  const migration = commit && {
    commit,
    steps: await measureMigration(
      { commit, size: Math.max(...options.sizes), dataDir, settings: SETTINGS },
      log,
    ),
  }
  return {
    machine,
    searches,
    sizes,
    clients,
    engines,
    posting,
    churn,
    upkeep,
    ...(migration && { migration }),
  }
}

/** Measures only the nightly run over all saved searches, with the largest size. Call `cleanUp` afterwards. */
export async function measureSavedSearches({ sizes, data }: Pick<SearchOptions, 'sizes' | 'data'>, log: Log) {
  const { connectionString } = await startCluster(log, data)
  const size = Math.max(...sizes)
  log(`Writing ${size} jobs and as many people`)
  const filled = await freshDatabase(connectionString, size, data)
  cleanups.push(filled.close)
  return measureUpkeep(filled, [savedSearchWork(filled)], log)
}

const sizeOf = ({ total, tables }: { total: number; tables: TableSize[] }): CollectionSize => ({
  documents: total,
  tables,
})
