import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import { analyze } from '../db/statistics.ts'
import type { Collection, SearchDocument } from './collection.ts'
import { SEARCH_TABLES, tokensOfDocument } from './documents.ts'
import { refreshInBatches } from './indexing.ts'

/**
 * Compares the documents of a collection with the rows of its feature, and its postings with the documents, and repairs
 * what differs. It ends with new statistics of the search tables. The product serves meanwhile.
 *
 * @returns how many documents, and how many chunks of postings, differed
 */
export async function verifySearch(db: Db, collection: Collection) {
  const documents = await verifyDocuments(db, collection)
  const chunks = await verifyPostings(db, collection.name)
  await analyze(db, SEARCH_TABLES)
  return { documents, chunks }
}

const RANGE_SIZE = 1_000

async function verifyDocuments(db: Db, collection: Collection) {
  let repaired = 0
  for (let after = 0; after < Infinity;) {
    const { last, differing } = await compareRange(db, collection, after)
    await refreshInBatches(db, collection, differing)
    repaired += differing.length
    after = last
  }
  return repaired
}

/** Compares the next rows after an id with their documents, in one snapshot of both. */
const compareRange = (db: Db, collection: Collection, after: number) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const ids = await collection.listIds(db, { after, limit: RANGE_SIZE })
      const last = ids.length < RANGE_SIZE ? Infinity : ids.at(-1)!
      const expected = ids.length > 0 ? await collection.makeDocuments(db, ids) : []
      const stored = await readDocuments(db, collection.name, { after, last })
      const differing = new Set(expected.map(({ id }) => id)).symmetricDifference(stored)
      for (const document of expected) {
        const row = stored.get(document.id)
        if (row && row.version <= collection.version && row.content !== contentOf(collection, document))
          differing.add(document.id)
      }
      return { last, differing: [...differing] }
    })

/** The stored documents that searches find, each with its content as one text. */
async function readDocuments(db: Db, collection: string, { after, last }: { after: number; last: number }) {
  const rows = await db
    .selectFrom('search_documents')
    .where('collection', '=', collection)
    .where('id', '>', after)
    .$if(last < Infinity, (query) => query.where('id', '<=', last))
    .where(isStillOpen('last_day'))
    .select([
      'id',
      'version',
      'last_day',
      'amount',
      'card',
      sql<string[]>`tsvector_to_array(tokens)`.as('tokens'),
    ])
    .execute()
  return new Map(
    rows.map(({ id, version, last_day, amount, tokens, card }) => [
      id,
      { version, content: JSON.stringify([version, last_day, amount, tokens.sort(), card]) },
    ]),
  )
}

const contentOf = ({ version }: Collection, document: SearchDocument) =>
  JSON.stringify([
    version,
    document.lastDay,
    document.amount,
    tokensOfDocument(document).sort(),
    document.card,
  ])

async function verifyPostings(db: Db, collection: string) {
  const { rows } = await sql<{ newest: number }>`
    select greatest(
      (select (max(id) >> 13)::int from search_documents where collection = ${collection}),
      (select max(chunk) from search_postings where collection = ${collection}), -1) as newest`.execute(db)
  let repaired = 0
  for (let chunk = 0; chunk <= rows[0]!.newest; chunk++) {
    const { rows } = await sql`select from ${differing(collection, chunk)} limit 1`.execute(db)
    if (rows.length === 0) continue
    await db.transaction().execute((db) => repairChunk(db, collection, chunk))
    repaired++
  }
  return repaired
}

const NO_BITS = sql`b'0'::bit(8192)`
const bitsOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`coalesce(${column('bits')}, to_bits(${column('positions')}), ${NO_BITS})`
}

/**
 * The postings of a chunk as the documents say, where the stored ones differ. Documents whose changes are still to be
 * written are not compared.
 */
const differing = (collection: string, chunk: number) => sql`(
  select key, chunk, expected.bits, expected.positions
  from make_search_postings(${collection}, ${chunk}, ${chunk + 1}) as expected
  full join (
    select key, chunk, bits, positions from search_postings
    where collection = ${collection} and chunk = ${chunk}
  ) as stored using (key, chunk)
  left join (
    select (id >> 13)::int as chunk, bit_or(set_bit(${NO_BITS}, (id & 8191)::int, 1)) as bits
    from search_changes where collection = ${collection}
    group by 1
  ) as changed using (chunk)
  where ((${bitsOf('expected')} # ${bitsOf('stored')}) & ~coalesce(changed.bits, ${NO_BITS})) <> ${NO_BITS}
) as differing`

async function repairChunk(db: Db, collection: string, chunk: number) {
  // No other transaction writes postings until the repair is committed.
  await sql`select pg_advisory_xact_lock('search_postings'::regclass::bigint)`.execute(db)
  await sql`
    merge into search_postings as stored using ${differing(collection, chunk)}
      on stored.collection = ${collection} and stored.key = differing.key and stored.chunk = differing.chunk
    when matched and num_nonnulls(differing.bits, differing.positions) = 0 then delete
    when matched then update set bits = differing.bits, positions = differing.positions
    when not matched then insert (collection, key, chunk, bits, positions)
      values (${collection}, differing.key, differing.chunk, differing.bits, differing.positions)`.execute(db)
}
