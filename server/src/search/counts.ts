import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { memoize } from '../platform/promises.ts'
import { runSearch } from './concurrency.ts'
import { columnsOf, exactly, reportQuery, type Clause } from './ranges.ts'
import { clausesOf, type Searched } from './clauses.ts'
import { facetToken } from './tokens.ts'

export type NameCount = { name: string; count: number }
/** The names to count; 'all' for every name that a document has. */
type Names = readonly string[] | 'all'

/**
 * For each facet, the number of documents that a search finds with each of its names, the most frequent first. The
 * search's own filter of that facet is left out. Names that were asked for and have no match are last; of all names, they
 * are left out. Counts of many documents are estimates, unless all names of a facet are asked for, to find the most
 * frequent ones.
 */
export async function countFacets<Facet extends string>(
  db: Db,
  collection: string,
  { facets, ...query }: Searched,
  names: Record<Facet, Names>,
) {
  const others = clausesOf({ ...query, facets: {} })
  const filters = Object.entries(facets).filter(([, values]) => values.length > 0)
  const clauses = filters.map(([facet, values]) => values.map((value) => exactly(facetToken(facet, value))))
  const counted: Counted[] = []
  for (const [facet, requested] of Object.entries<Names>(names)) {
    const leftOut = filters.findIndex(([filter]) => filter === facet) + 1
    const own = requested === 'all' ? await listNames(db, collection, facet) : requested
    counted.push(...own.map((name) => ({ leftOut, key: facetToken(facet, name) })))
  }
  const counts = others
    ? await countKeys(
        db,
        collection,
        { ...query, clauses: [...clauses, ...others], isExact: Object.values(names).includes('all') },
        counted,
      )
    : []
  const countsOf = (facet: string, requested: Names) => {
    const prefix = facetToken(facet, '')
    const own = counts.filter(({ key }) => key.startsWith(prefix))
    const found = own.map(({ key, count }): NameCount => ({ name: key.slice(prefix.length), count }))
    if (requested === 'all') return found
    const others = requested.filter((name) => !found.some((one) => one.name === name))
    return [...found, ...others.map((name) => ({ name, count: 0 }))]
  }
  return Object.fromEntries(
    Object.entries<Names>(names).map(([facet, requested]) => [facet, countsOf(facet, requested)]),
  ) as Record<Facet, NameCount[]>
}

const NAMES_MAX_AGE_MS = 60_000

/** Counts all documents of a collection with each name of some facets, the most frequent first, at most once a minute. */
export const namesReader = <Facet extends string>(db: Db, collection: string, facets: readonly Facet[]) =>
  memoize(() => {
    const all = Object.fromEntries(facets.map((facet) => [facet, 'all'])) as Record<Facet, 'all'>
    return countFacets(db, collection, { text: '', facets: {} }, all)
  }, NAMES_MAX_AGE_MS)

/** The most frequent names of each facet, at most `limit`. A name that is `always` one of them may take the last place. */
export const mostFrequent = <Facet extends string>(
  counts: Record<Facet, NameCount[]>,
  facets: readonly Facet[],
  limit: number,
  always: Partial<Record<Facet, string>> = {},
) =>
  Object.fromEntries(
    facets.map((facet) => {
      const names = counts[facet].slice(0, limit).map(({ name }) => name)
      const own = always[facet]
      return [facet, own === undefined || names.includes(own) ? names : [...names.slice(0, limit - 1), own]]
    }),
  ) as Record<Facet, string[]>

/** All names of a facet that documents have, whether or not they are in the postings yet. */
async function listNames(db: Db, collection: string, facet: string) {
  const prefix = facetToken(facet, '')
  const { rows } = await sql<{ name: string }>`
    select substr(key, length(${prefix}) + 1) as name
    from (
      select key from search_postings
      where collection = ${collection} and key >= ${prefix} and key < ${`${prefix}\u{10ffff}`}
      union
      select token collate "C" from search_documents, unnest(tsvector_to_array(tokens)) as token
      where collection = ${collection} and starts_with(token, ${prefix})
        and id in (select id from search_changes where collection = ${collection})
    ) as keys`.execute(db)
  return rows.map(({ name }) => name)
}

type Query = Pick<Searched, 'minAmount' | 'except'> & { clauses: Clause[]; isExact: boolean }
/** A key, and the number of the clause that its documents need not match, or 0. */
type Counted = { leftOut: number; key: string }

async function countKeys(
  db: Db,
  collection: string,
  { clauses, minAmount, isExact, except }: Query,
  counted: Counted[],
) {
  reportQuery([clauses])
  const { rows } = await runSearch(
    db,
    sql<{ key: string; count: number }>`
    select counted_key as key, matches as count from count_keys(
      ${collection}::text, ${columnsOf(clauses)}, ${minAmount ?? null}::numeric,
      ${counted.map(({ leftOut }) => leftOut)}::int[], ${counted.map(({ key }) => key)}::text[], ${isExact}::boolean
      ${except ? sql`, ${except}` : sql``})
    order by count desc, key`,
  )
  return rows
}
