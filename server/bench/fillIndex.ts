import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { Collection, SearchDocument } from '../src/search/api.ts'
import { tokensOfDocument, writeDocuments } from '../src/search/documents.ts'
import { growthOf, readSearchTables, type TableSize } from './tableSizes.ts'

const BATCH_SIZE = 2_000

export type Indexed = {
  total: number
  /** How many documents have each token. */
  found: Map<string, number>
  /** By how much the tables of the search have grown. */
  tables: TableSize[]
}

/** Writes all documents of a collection, thousands at a time, and their bitmaps at the end. Nothing else may use it. */
export async function fillIndex(db: Db, collection: Collection): Promise<Indexed> {
  const before = await readSearchTables(db)
  const counts: Counts = { total: 0, found: new Map() }
  // Without statistics, reading the rows of a batch takes seconds.
  await sql`analyze`.execute(db)
  // One document at a time, the bitmaps take minutes.
  await sql`alter table search_documents disable trigger user`.execute(db)
  await writeAllDocuments(db, collection, counts)
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`alter table search_documents enable trigger user`.execute(db)
    await insertPostings(db, collection)
  })
  return { ...counts, tables: growthOf(before, await readSearchTables(db)) }
}

type Counts = Omit<Indexed, 'tables'>

/** Makes the documents of a batch while those of the one before are written. */
async function writeAllDocuments(db: Db, collection: Collection, counts: Counts) {
  let writing = Promise.resolve()
  for (let after = 0; ;) {
    const ids = await collection.listIds(db, { after, limit: BATCH_SIZE })
    if (ids.length === 0) return writing
    const [documents] = await Promise.all([collection.makeDocuments(db, ids), writing])
    countTokens(documents, counts)
    writing = writeDocuments(db, collection, documents)
    after = ids.at(-1)!
  }
}

function countTokens(documents: SearchDocument[], counts: Counts) {
  counts.total += documents.length
  for (const document of documents)
    for (const token of tokensOfDocument(document))
      counts.found.set(token, (counts.found.get(token) ?? 0) + 1)
}

/** Writes the postings of all documents of a collection that has none yet. */
export const insertPostings = (db: Db, { name }: Pick<Collection, 'name'>) =>
  sql`
    insert into search_postings (collection, key, chunk, bits, positions)
    select ${name}, made.*
    from (select distinct (id >> 13)::int as chunk from search_documents where collection = ${name}) as chunks,
      make_search_postings(${name}, chunk, chunk + 1) as made
    order by key, made.chunk`.execute(db)
