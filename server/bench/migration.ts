import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { searchCollections } from '../src/background.ts'
import { connect, openPool, type Db } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { cleanups, type Log } from './cluster.ts'
import { checkOut, removeCheckout, startVersion } from './comparison.ts'
import { longText } from './longTexts.ts'
import { seeded } from './random.ts'
import { startProduct, type Server } from './server.ts'
import { summarize, type Summary } from './statistics.ts'

const MAX_JOBS = 100_000
const QUIET_SECONDS = 10
const BATCH_SIZE = 5_000
const DETAIL_WORDS = 120
const TEXTS = ['', 'fulltime', 'engineer', 'senior engineer', 'java', 'nowherewordly']

export type MigrationStep = {
  name: string
  seconds: number
  /** Milliseconds of the responses to one client, and how many of them were errors. */
  searches: Summary
  failed: number
}

type Options = { commit: string; size: number; dataDir: string; settings: Record<string, string> }

/**
 * Migrates the database of an earlier version while its server still answers, and replaces it by a server of this
 * version, which rebuilds the documents while it answers. One client searches all the time.
 */
export async function measureMigration({ commit, size, dataDir, settings }: Options, log: Log) {
  const count = Math.min(size, MAX_JOBS)
  const folder = join(dataDir, 'checkout')
  log(`Building commit ${commit}`)
  cleanups.push(() => removeCheckout(folder))
  await checkOut({ commit, folder })
  log(`Writing ${count} jobs with commit ${commit}`)
  const before = await startVersion(folder, { count, dataDir: join(dataDir, 'before'), settings })
  cleanups.push(before.stop)
  const pool = openPool(before.url, () => undefined)
  cleanups.push(() => pool.end())
  const db = connect(pool)
  await lengthenDetails(db, count)

  log('Migrating')
  const quiet = await step('earlier version', before.server, () => sleep(QUIET_SECONDS * 1_000))
  const migration = await step('earlier version, during the migration', before.server, () =>
    migrate(before.url),
  )
  await before.server.stop()
  const after = await startProduct({
    ...settings,
    DATABASE_URL: before.url,
    DATA_DIR: join(dataDir, 'migrated'),
  })
  cleanups.push(after.stop)
  const reindex = await step('this version, during the reindex', after, () => untilReindexed(db))
  const end = await step('this version, afterwards', after, () => sleep(QUIET_SECONDS * 1_000))
  return [quiet, migration, reindex, end]
}

/** Jobs of an earlier version may have shorter texts. */
async function lengthenDetails(db: Db, count: number) {
  for (let first = 1; first <= count; first += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, i) => ({
      id: first + i,
      detail: longText(seeded(first + i), { beginning: '', words: DETAIL_WORDS }),
    }))
    await sql`
      update jobs set job_detail = detail
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (id bigint, detail text)
      where jobs.id = row.id`.execute(db)
  }
}

/** Does the work while one client searches. */
async function step(name: string, server: Server, work: () => Promise<unknown>): Promise<MigrationStep> {
  const end = new AbortController()
  const searches = searchUntil(server, end.signal)
  const started = performance.now()
  await work().finally(() => end.abort())
  return { name, seconds: (performance.now() - started) / 1_000, ...(await searches) }
}

async function searchUntil({ url }: Server, signal: AbortSignal) {
  const latencies: number[] = []
  let failed = 0
  do {
    const text = TEXTS[latencies.length % TEXTS.length]!
    const started = performance.now()
    const response = await fetch(`${url}${search.searchJobs.path}?search=${encodeURIComponent(text)}`)
    await response.arrayBuffer()
    latencies.push(performance.now() - started)
    if (!response.ok) failed++
  } while (!signal.aborted)
  return { searches: summarize(latencies), failed }
}

async function untilReindexed(db: Db) {
  for (const { name, version } of searchCollections)
    while (await hasOlder(db, { name, version })) await sleep(500)
}

async function hasOlder(db: Db, { name, version }: { name: string; version: number }) {
  const { rows } = await sql`
    select from search_documents where collection = ${name} and version < ${version} limit 1`.execute(db)
  return rows.length > 0
}
