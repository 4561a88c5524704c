import { join } from 'node:path'
import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import type { Db } from '../../src/db/connect.ts'
import { jobCollection } from '../../src/jobs/api.ts'
import { search, writeDocuments, type SearchDocument } from '../../src/search/api.ts'
import { patiently, type Filled } from '../database.ts'
import { writePendingChanges } from '../pendingChanges.ts'
import { jobCases, type SearchCase } from '../searchCases.ts'
import { median } from '../statistics.ts'
import type { Engine, EngineQuery } from './engine.ts'
import { openFts5 } from './fts5.ts'
import { openPostgres } from './postgres.ts'

const BATCH_SIZE = 2_000
/** For all searches of one kind by one engine. A search that takes longer runs once. */
const MAX_SECONDS = 3
const MIN_RUNS = 3
/** Guildhall, FTS5 and tsvector. */
const EXACT = 3
/** Documents that are added one by one at the end. */
const HELD = 200

export type EngineResults = {
  engines: {
    name: string
    bytes: number
    /** The median of milliseconds until one more document is committed. */
    write: number | undefined
  }[]
  /** `medians` are milliseconds, by the name of the engine. */
  searches: { name: string; query: string; sort: string; total: number; medians: Record<string, number> }[]
}

type Jobs = Pick<Filled, 'db' | 'url' | 'jobs'>
type Effort = { dataDir: string; runs: number }

/** Searches the same jobs with other engines: each gives a page of cards and the exact total. */
export async function measureEngines(filled: Jobs, { dataDir, runs }: Effort): Promise<EngineResults> {
  const others = [openFts5(join(dataDir, 'fts5.db')), ...(await openPostgres(filled.url))]
  try {
    const held = await patiently(filled, async (db) => {
      const held = await fill(db, others)
      await remove(db, held)
      return held
    })
    const engines = [guildhall(filled), ...others]
    const searches: EngineResults['searches'] = []
    for (const { name, query } of comparedCases(jobCases(filled.jobs)))
      for (const sort of query.text === '' ? (['newest'] as const) : (['newest', 'best'] as const)) {
        const offset = (query.page - 1) * SEARCH_PAGE_SIZE
        const words = query.text.split(' ').filter(Boolean)
        searches.push({
          name,
          query: query.text,
          sort,
          ...(await compare(engines, { words, sort, offset }, runs)),
        })
      }
    const sizes: EngineResults['engines'] = []
    for (const engine of engines)
      sizes.push({ name: engine.name, bytes: await engine.bytes(), write: await timeWrites(engine, held) })
    return { engines: sizes, searches }
  } finally {
    for (const engine of others) await engine.close?.()
  }
}

/** Adds all documents but the newest ones, and returns these. */
async function fill(db: Db, engines: Engine[]) {
  let held: SearchDocument[] = []
  for (let after = 0; ;) {
    const ids = await jobCollection.listIds(db, { after, limit: BATCH_SIZE })
    if (ids.length === 0) break
    const documents = [...held, ...(await jobCollection.makeDocuments(db, ids))]
    held = documents.splice(-HELD)
    for (const engine of engines) await engine.add?.(documents)
    after = ids.at(-1)!
  }
  for (const engine of engines) await engine.finish?.()
  return held
}

async function remove(db: Db, documents: SearchDocument[]) {
  const ids = documents.map(({ id }) => id)
  await db
    .deleteFrom('search_documents')
    .where('collection', '=', jobCollection.name)
    .where('id', 'in', ids)
    .execute()
  await writePendingChanges(db)
}

async function timeWrites({ add }: Engine, documents: SearchDocument[]) {
  if (!add) return undefined
  const times: number[] = []
  for (const document of documents) {
    const started = performance.now()
    await add([document])
    times.push(performance.now() - started)
  }
  return median(times)
}

const guildhall = ({ db, jobs }: Jobs): Engine => ({
  name: 'Guildhall',
  add: (documents) => writeDocuments(db, jobCollection, documents),
  bytes: async () => jobs.tables.reduce((sum, { table, indexes }) => sum + table + indexes, 0),
  search: ({ words, sort, offset }) =>
    search(db, jobCollection, { text: words.join(' '), sort, facets: {}, offset, limit: SEARCH_PAGE_SIZE }),
})

/** Searches for words without filters. */
const comparedCases = (cases: SearchCase[]) =>
  cases.filter(
    ({ query, target, counted }) =>
      target !== undefined && !counted && Object.keys(query.facets).length === 0 && query.sort === undefined,
  )

async function compare(engines: Engine[], query: EngineQuery, runs: number) {
  const medians: Record<string, number> = {}
  const totals: number[] = []
  for (const engine of engines) {
    const started = performance.now()
    const first = await engine.search(query)
    if (!first) continue
    const elapsed = performance.now() - started
    totals.push(first.total)
    medians[engine.name] =
      elapsed > MAX_SECONDS * 1_000 ? elapsed : await medianTime(() => engine.search(query), runs)
  }
  // The last one finds parts of words too.
  if (new Set(totals.slice(0, EXACT)).size > 1)
    throw new Error(`The engines find ${totals.join(', ')} jobs with “${query.words.join(' ')}”.`)
  return { total: totals[0]!, medians }
}

async function medianTime(search: () => Promise<unknown> | undefined, runs: number) {
  const until = performance.now() + MAX_SECONDS * 1_000
  const times: number[] = []
  while (times.length < runs && (times.length < MIN_RUNS || performance.now() < until)) {
    const started = performance.now()
    await search()
    times.push(performance.now() - started)
  }
  return median(times)
}
