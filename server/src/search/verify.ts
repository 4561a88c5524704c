import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import type { Collection, SearchDocument } from './collection.ts'
import { tokensOfDocument } from './documents.ts'
import { refreshInBatches } from './indexing.ts'

/**
 * Compares the documents of a collection with the rows of its feature, and its bitmaps with the documents, and repairs
 * what differs. The product serves meanwhile.
 *
 * @returns how many documents, and how many chunks of bitmaps, differed
 */
export async function verifySearch(db: Db, collection: Collection) {
  const documents = await verifyDocuments(db, collection)
  const bitmapChunks = await verifyBits(db, collection.name)
  return { documents, bitmapChunks }
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

const CHUNKS_PER_STATEMENT = 32

async function verifyBits(db: Db, collection: string) {
  const { rows } = await sql<{ newest: number }>`
    select greatest(
      (select (max(id) >> 10)::int from search_documents where collection = ${collection}),
      (select max(chunk) from search_bits where collection = ${collection} and token = ''), -1) as newest`.execute(
    db,
  )
  let repaired = 0
  for (let first = 0; first <= rows[0]!.newest; first += CHUNKS_PER_STATEMENT) {
    const { rows } = await sql<{ chunk: number }>`
      select distinct chunk from ${differingBits(collection, first, first + CHUNKS_PER_STATEMENT)} order by 1`.execute(
      db,
    )
    for (const { chunk } of rows) await db.transaction().execute((db) => repairChunk(db, collection, chunk))
    repaired += rows.length
  }
  return repaired
}

const NO_BITS = sql`b'0'::bit(1024)`

/**
 * The bitmaps as the documents say, where the stored ones differ, in chunks from one up to, without, another. Documents
 * whose changes are still to be written are not compared.
 */
const differingBits = (collection: string, first: number, end: number) => sql`(
  select token, chunk, coalesce(expected.bits, ${NO_BITS}) as bits
  from (
    select token, (id >> 10)::int as chunk, bit_or(set_bit(${NO_BITS}, (id & 1023)::int, 1)) as bits
    from search_documents, unnest(array_prepend('', tsvector_to_array(tokens))) as token
    where collection = ${collection} and id >= ${first}::bigint << 10 and id < ${end}::bigint << 10
    group by 1, 2
  ) as expected
  full join (
    select token, chunk, bits from search_bits
    where collection = ${collection} and chunk >= ${first} and chunk < ${end}
  ) as stored using (token, chunk)
  left join (
    select (id >> 10)::int as chunk, bit_or(set_bit(${NO_BITS}, (id & 1023)::int, 1)) as bits
    from search_changes where collection = ${collection}
    group by 1
  ) as changed using (chunk)
  where ((coalesce(expected.bits, ${NO_BITS}) # coalesce(stored.bits, ${NO_BITS}))
    & ~coalesce(changed.bits, ${NO_BITS})) <> ${NO_BITS}) as differing`

async function repairChunk(db: Db, collection: string, chunk: number) {
  // Nobody else writes bits until the repair is committed.
  await sql`select pg_advisory_xact_lock('search_bits'::regclass::bigint)`.execute(db)
  await sql`
    insert into search_bits (collection, token, chunk, bits)
    select ${collection}, token, chunk, bits from ${differingBits(collection, chunk, chunk + 1)}
    on conflict (collection, token, chunk) do update set bits = excluded.bits`.execute(db)
}
