import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import { reportWork } from '../platform/work.ts'
import type { Collection } from './collection.ts'
import { runSearch } from './concurrency.ts'
import { facetToken } from './tokens.ts'

/** Maximum number of candidates that are compared. */
const MAX_CANDIDATES = 50
/** In a larger collection, only the chunks with the newest documents are read: 65,536 ids. */
const MAX_CHUNKS = 8

type Facet = { name: string; values: string[] }

type SimilarQuery = {
  /** A document has to share a value of this facet, and counts one point for each that it shares. */
  counted: Facet
  /** A document that shares any value of this facet counts one point more. */
  bonus: Facet
  /** Documents that are left out, the one itself among them. */
  exceptIds: number[]
  limit: number
}

/**
 * The cards, as JSON, of the documents that share the most values with another one: most points first, then the newest.
 * The candidates are the newest documents with at least three points, then those with two, then those with one.
 */
export async function findSimilar(
  db: Db,
  { name }: Pick<Collection, 'name'>,
  { counted, bonus, exceptIds, limit }: SimilarQuery,
) {
  // Part 0 is the bonus; each counted value is a part of its own.
  const keys = [
    ...bonus.values.map((value) => ({ part: 0, key: facetToken(bonus.name, value) })),
    ...counted.values.map((value, i) => ({ part: i + 1, key: facetToken(counted.name, value) })),
  ]
  reportWork({
    searchQueries: 1,
    searchRanges: keys.length,
    searchCharacters: keys.reduce((sum, { key }) => sum + key.length, 0),
  })
  // Bits are counted without unpacking them: a document has a second point where a part has it that an earlier part had too.
  const { rows } = await runSearch(
    db,
    sql<{ card: string }>`
    with keys as materialized (
      select * from unnest(${keys.map(({ part }) => part)}::int[], ${keys.map(({ key }) => key)}::text[]) as keys (part, key)
    ), recent as materialized (
      select min(chunk) as first_chunk
      from (
        select chunk from search_postings where collection = ${name} and key = ''
        order by chunk desc limit ${MAX_CHUNKS}
      ) as newest
    ), parts as (
      select part, chunk, bit_or(coalesce(bits, to_bits(positions))) as once
      from keys cross join recent cross join lateral (
        select chunk, bits, positions from search_postings
        where collection = ${name} and key = keys.key and chunk >= first_chunk
        offset 0 -- Otherwise the planner may begin with all postings of these chunks.
      ) as posting
      group by part, chunk
    ), pairs as (
      select *, once & bit_or(once) over earlier as twice from parts
      window earlier as (partition by chunk order by part rows between unbounded preceding and 1 preceding)
    ), triples as (
      select *, once & bit_or(twice) over earlier as thrice from pairs
      window earlier as (partition by chunk order by part rows between unbounded preceding and 1 preceding)
    ), points as (
      select chunk, bit_or(once) filter (where part > 0) as once, bit_or(twice) as twice, bit_or(thrice) as thrice
      from triples group by chunk
    ), excepted as (
      select (id >> 13)::int as chunk, to_bits(array_agg((id & 8191)::smallint)) as excepted
      from unnest(${exceptIds}::bigint[]) as ids (id) group by 1
    ), others as materialized (
      select chunk, once & ~bits as once, twice & ~bits as twice, thrice & ~bits as thrice
      from points left join excepted using (chunk) cross join lateral coalesce(excepted, b'0'::bit(8192)) as bits
    ), matches as (
      select points, chunk, bits, bit_count(bits) as count,
        sum(bit_count(bits)::int) over (order by points desc, chunk desc rows unbounded preceding) as upto
      from (
        select 3 as points, chunk, thrice as bits from others where thrice is not null
        union all
        select 2, chunk, twice & ~coalesce(thrice, b'0'::bit(8192)) from others where twice is not null
        union all
        select 1, chunk, once & ~coalesce(twice, b'0'::bit(8192)) from others where once is not null
      ) as matches
    ), candidates as (
      select unnest(read_page(
        array_agg(chunk order by points desc, chunk desc), array_agg(bits order by points desc, chunk desc),
        array_agg(upto - count order by points desc, chunk desc), 0, ${MAX_CANDIDATES})) as id
      from matches where count > 0 and upto - count < ${MAX_CANDIDATES}
      union
      -- Changes that the postings don't have yet.
      (select id from search_changes where collection = ${name} and id <> all(${exceptIds}::bigint[])
        order by id desc limit ${MAX_CANDIDATES})
    )
    select card::text
    from candidates join search_documents using (id) cross join lateral (
      select count(distinct part) as points, bool_or(part > 0) as is_similar
      from keys where key = any(tsvector_to_array(tokens))
    ) as shared
    where collection = ${name} and ${isStillOpen('last_day')} and is_similar
    order by shared.points desc, id desc limit ${limit}`,
  )
  return rows.map(({ card }) => card)
}
