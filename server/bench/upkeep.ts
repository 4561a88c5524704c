import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { searchCollections } from '../src/background.ts'
import { BACKGROUND_POOL, connect, openPool, type Db } from '../src/db/connect.ts'
import { daysAgo } from '../src/db/days.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { deleteEndedDocuments } from '../src/search/documents.ts'
import { indexOutdated } from '../src/search/indexing.ts'
import { patiently, type Filled } from './database.ts'
import { writePendingChanges } from './pendingChanges.ts'
import { savedSearchWork } from './savedSearches.ts'
import { jobCases } from './searchCases.ts'
import { queriesWithTarget } from './searchClients.ts'
import { find } from './searches.ts'
import { summarize, type Summary } from './statistics.ts'

const EXPIRED_JOBS = 10_000
/** Documents of each collection. More take longer, but don't slow down searches. */
const MAX_REINDEXED = 100_000
const QUIET_SECONDS = 10
const BATCH_SIZE = 200

export type Upkeep = {
  name: string
  /** How many documents it changes. */
  documents: number
  seconds: number
  /** Milliseconds of the searches of one client before and during the work. */
  before: Summary
  meanwhile: Summary
}

export type Work = {
  name: string
  documents: number
  /** Runs before the searches that are measured. */
  prepare?: (db: Db) => Promise<unknown>
  run: (db: Db) => Promise<unknown>
}

/** What the product does in the background to all documents and saved searches. It changes the database. */
export function upkeepOf(filled: Filled): Work[] {
  const { jobs, people } = filled
  const expired = Math.min(EXPIRED_JOBS, Math.floor(jobs.total / 10))
  return [
    savedSearchWork(filled),
    {
      name: 'midnight, when jobs have ended',
      documents: expired,
      prepare: (db) => endJobs(db, expired),
      run: () => sleep(QUIET_SECONDS * 1_000),
    },
    { name: 'the deletion of these jobs', documents: expired, run: deleteEndedDocuments },
    {
      name: 'a reindex',
      documents: Math.min(jobs.total - expired, MAX_REINDEXED) + Math.min(people.total, MAX_REINDEXED),
      run: reindex,
    },
  ]
}

/** Runs works one after the other, while a client searches. */
export async function measureUpkeep({ url, jobs }: Filled, works: Work[], log: (line: string) => void) {
  const pools = [openPool(url, () => undefined), openPool(url, () => undefined, BACKGROUND_POOL)]
  const [searching, background] = pools.map(connect)
  const queries = queriesWithTarget(jobCases(jobs))
  const searchUntil = (signal: AbortSignal) => searchInTurn(searching!, { queries, signal })
  try {
    const results: Upkeep[] = []
    for (const { name, documents, prepare, run } of works) {
      await prepare?.(background!)
      await patiently({ url }, writePendingChanges)
      log(`Searching before and during ${name}`)
      const before = await searchUntil(AbortSignal.timeout(QUIET_SECONDS * 1_000))
      const end = new AbortController()
      const searches = searchUntil(end.signal)
      const started = performance.now()
      await run(background!).finally(() => end.abort())
      const seconds = (performance.now() - started) / 1_000
      results.push({ name, documents, seconds, before, meanwhile: await searches })
    }
    return results
  } finally {
    for (const pool of pools) await pool.end()
  }
}

type Searches = { queries: Parameters<typeof find>[2][]; signal: AbortSignal }

/** Searches one after another until the signal, at least once. */
async function searchInTurn(db: Db, { queries, signal }: Searches) {
  const latencies: number[] = []
  do {
    const started = performance.now()
    await find(db, jobCollection, queries[latencies.length % queries.length]!)
    latencies.push(performance.now() - started)
  } while (!signal.aborted)
  return summarize(latencies)
}

/** Leaves the jobs as they are at midnight: their last day has passed, but their documents are there. */
async function endJobs(db: Db, count: number) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents where collection = ${jobCollection.name}
    order by md5(id::text) limit ${count}`.execute(db)
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    const batch = ids.slice(i, i + BATCH_SIZE)
    await db
      .updateTable('jobs')
      .set({ deadline: daysAgo(1) })
      .where('id', 'in', batch)
      .execute()
    await db
      .updateTable('search_documents')
      .set({ last_day: daysAgo(1) })
      .where('collection', '=', jobCollection.name)
      .where('id', 'in', batch)
      .execute()
  }
  await writePendingChanges(db)
}

/** As after a release that has raised the version of every collection. */
async function reindex(db: Db) {
  for (const collection of searchCollections) {
    let left = MAX_REINDEXED
    await indexOutdated(db, {
      ...collection,
      version: collection.version + 1,
      async listIds(db, { after, limit }) {
        const ids = await collection.listIds(db, { after, limit: Math.min(limit, left) })
        left -= ids.length
        return ids
      },
    })
  }
}
