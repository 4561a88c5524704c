import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { Collection } from '../src/search/api.ts'
import { tokensOfDocument, writeDocuments } from '../src/search/documents.ts'

const BATCH_SIZE = 2_000

export type Indexed = {
  total: number
  /** How many documents each token finds. */
  found: Map<string, number>
}

/** Writes all documents of a collection, thousands at a time, and their bitmaps at the end. Nothing else may use it. */
export async function fillIndex(db: Db, collection: Collection): Promise<Indexed> {
  const indexed: Indexed = { total: 0, found: new Map() }
  // Without statistics, reading the rows of a batch takes seconds.
  await sql`analyze`.execute(db)
  // One document at a time, the bitmaps take minutes.
  await sql`alter table search_documents disable trigger user`.execute(db)
  for (let after = 0; after < Infinity;) after = await writeBatch(db, { collection, after, indexed })
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`alter table search_documents enable trigger user`.execute(db)
    await insertBits(db, collection)
  })
  return indexed
}

type Batch = { collection: Collection; after: number; indexed: Indexed }

/** Returns the last id of the batch; infinity if there is no other one. */
async function writeBatch(db: Db, { collection, after, indexed }: Batch) {
  const ids = await collection.listIds(db, { after, limit: BATCH_SIZE })
  if (ids.length === 0) return Infinity
  const documents = await collection.makeDocuments(db, ids)
  await writeDocuments(db, collection, documents)
  indexed.total += documents.length
  for (const document of documents)
    for (const token of tokensOfDocument(document))
      indexed.found.set(token, (indexed.found.get(token) ?? 0) + 1)
  return ids.at(-1)!
}

const insertBits = (db: Db, { name }: Collection) =>
  sql`
    insert into search_bits (collection, token, chunk, bits)
    select collection, token, (id >> 10)::int, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1))
    from search_documents, unnest(array_prepend('', tsvector_to_array(tokens))) as token
    where collection = ${name}
    group by 1, 2, 3 order by 1, 3, 2`.execute(db)
