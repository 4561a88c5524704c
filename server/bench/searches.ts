import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { search, type Collection } from '../src/search/api.ts'
import type { Query, SearchCase } from './searchCases.ts'
import { median, percentile, spread } from './statistics.ts'

const WARM_UPS = 30
const ROUNDS = 10
const EVERYTHING: Query = { text: '', page: 1, facets: {} }

/** One search, as the endpoint runs it. */
export const find = (db: Db, collection: Collection, { page, ...query }: Query) =>
  search(db, collection, { ...query, offset: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE })

export type SearchResult = {
  name: string
  /** The text, the filters and the page of the search. */
  query: string
  total: number
  p50: number
  p95: number
  /** The median of the search divided by that of the baseline. */
  ratio: number
  /** The ratio that it should not exceed, if there is one. */
  target: number | undefined
  /** The same for the search with the newest first, if this one has another order. */
  comparison: { ratio: number; target: number } | undefined
}
export type SearchResults = {
  /** Documents that searches find. */
  total: number
  baseline: { p50: number; p95: number; spread: number }
  cases: SearchResult[]
}

type Measured = {
  collection: Collection
  cases: SearchCase[]
  count?: (query: Query, counted: NonNullable<SearchCase['counted']>) => Promise<unknown>
  runs: number
}

/**
 * Compares each search with reading 12 cards by primary key. Baseline and searches run alternately, so that other load
 * on the machine affects all of them alike.
 */
export async function measureSearches(
  db: Db,
  { collection, cases, count, runs }: Measured,
): Promise<SearchResults> {
  const totalOf = async (query: Query) => (await find(db, collection, query)).total
  const tasks = [
    await baselineOf(db, collection.name),
    ...cases.map(
      ({ query, counted }) =>
        () =>
          counted ? count!(query, counted) : find(db, collection, query),
    ),
  ]
  const times: number[][] = tasks.map(() => [])
  for (let run = -WARM_UPS; run < runs; run++) {
    for (const [i, task] of tasks.entries()) {
      const started = performance.now()
      await task()
      if (run >= 0) times[i]!.push(performance.now() - started)
    }
  }
  const [baseline, ...searches] = times as [number[], ...number[][]]
  const medians = new Map(cases.map(({ name }, i) => [name, median(searches[i]!)]))
  const results = cases.map(async ({ name, query, target, comparedWith }, i) => ({
    name,
    query: describe(query),
    total: await totalOf(query),
    p50: median(searches[i]!),
    p95: percentile(searches[i]!, 0.95),
    ratio: median(searches[i]!) / median(baseline),
    target,
    comparison: comparedWith && {
      ratio: median(searches[i]!) / medians.get(comparedWith.name)!,
      target: comparedWith.target,
    },
  }))
  return {
    total: await totalOf(EVERYTHING),
    baseline: {
      p50: median(baseline),
      p95: percentile(baseline, 0.95),
      spread: spread(mediansOfRounds(baseline)),
    },
    cases: await Promise.all(results),
  }
}

/** The baseline: reading 12 stored cards by their ids, the least that any search must do. */
async function baselineOf(db: Db, collection: string) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents where collection = ${collection}
    order by id desc limit ${SEARCH_PAGE_SIZE}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return () =>
    sql`
      select id, card::text from search_documents
      where collection = ${collection} and id = any(${ids}::bigint[])`.execute(db)
}

function mediansOfRounds(values: number[]) {
  const length = Math.max(1, Math.floor(values.length / ROUNDS))
  const rounds = Math.floor(values.length / length)
  return Array.from({ length: rounds }, (_, i) => median(values.slice(i * length, (i + 1) * length)))
}

function describe({ text, page, sort, facets, minAmount }: Query) {
  const parameters = { ...facets, ...(minAmount && { salary_min: minAmount }), ...(sort && { sort }) }
  const parts = Object.entries(parameters).map(([name, value]) => `${name}=${String(value)}`)
  return [text && `“${text}”`, ...parts, page > 1 && `page ${page}`].filter(Boolean).join(', ')
}
