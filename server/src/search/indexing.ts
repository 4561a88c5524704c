import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transactions.ts'
import type { Collection } from './collection.ts'
import { writeDocuments } from './documents.ts'

/** Documents written in one transaction: few, because changes of their rows wait for it, and searches while they are made. */
const BATCH_SIZE = 20
/** Ids compared with the stored documents at once. */
const RANGE_SIZE = 1_000

/** Rebuilds the documents of some rows, and deletes those that searches must not find. Needs a transaction. */
export async function refreshDocuments(db: Db, collection: Collection, ids: number[]) {
  await collection.lock(db, ids)
  await refreshLocked(db, collection, ids)
}

/** The same for rows that the transaction has locked already. */
export async function refreshLocked(db: Db, collection: Collection, ids: number[]) {
  const documents = await collection.makeDocuments(db, ids)
  const made = new Set(documents.map(({ id }) => id))
  const ended = ids.filter((id) => !made.has(id))
  await deleteDocuments(db, collection, ended)
  await writeDocuments(db, collection, documents)
}

async function deleteDocuments(db: Db, { name }: Collection, ids: number[]) {
  if (ids.length === 0) return
  await db.deleteFrom('search_documents').where('collection', '=', name).where('id', 'in', ids).execute()
}

/** Rebuilds the documents of many rows, each batch in a transaction of its own, unless the caller has one open. */
export async function refreshInBatches(db: Db, collection: Collection, ids: number[]) {
  const sorted = ids.toSorted((a, b) => a - b)
  for (let i = 0; i < sorted.length; i += BATCH_SIZE) {
    const batch = sorted.slice(i, i + BATCH_SIZE)
    await inTransaction(db, (db) => refreshDocuments(db, collection, batch))
  }
}

/** Builds all documents that are missing, and rebuilds those of older versions. */
export async function indexOutdated(db: Db, collection: Collection) {
  for await (const ids of rangesOf(db, collection)) {
    const rows = await db
      .selectFrom('search_documents')
      .where('collection', '=', collection.name)
      .where('id', 'in', ids)
      .where('version', '>=', collection.version)
      .select('id')
      .execute()
    const current = new Set(rows.map(({ id }) => id))
    await refreshInBatches(
      db,
      collection,
      ids.filter((id) => !current.has(id)),
    )
  }
}

/** All ids that searches find, in ascending ranges. */
async function* rangesOf(db: Db, collection: Collection) {
  for (let after = 0; ;) {
    const ids = await collection.listIds(db, { after, limit: RANGE_SIZE })
    if (ids.length === 0) return
    yield ids
    after = ids.at(-1)!
  }
}
