import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { analyze } from '../db/statistics.ts'
import { inTransaction } from '../db/transactions.ts'
import type { Collection } from './collection.ts'
import { SEARCH_TABLES, writeDocuments } from './documents.ts'

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

type Failure = { id: number; error: unknown }

/** Some rows could not be indexed. The cause is the error of the first. */
export class IndexingError extends Error {
  readonly ids: number[]

  constructor(collection: string, failures: Failure[]) {
    super(
      `Rows of ${collection} that could not be indexed: ${failures.length}, the first is ${failures[0]!.id}.`,
      {
        cause: failures[0]!.error,
      },
    )
    this.ids = failures.map(({ id }) => id)
  }
}

/**
 * Rebuilds the documents of many rows, each batch in a transaction of its own, unless the caller has one open. A row that
 * fails doesn't stop the others.
 *
 * @throws IndexingError after the last row, if some failed
 */
export async function refreshInBatches(db: Db, collection: Collection, ids: number[]) {
  throwIfAny(collection, await tryBatches(db, collection, ids))
}

function throwIfAny({ name }: Collection, failures: Failure[]) {
  if (failures.length > 0) throw new IndexingError(name, failures)
}

async function tryBatches(db: Db, collection: Collection, ids: number[]) {
  const sorted = ids.toSorted((a, b) => a - b)
  const failures: Failure[] = []
  for (let i = 0; i < sorted.length; i += BATCH_SIZE)
    failures.push(...(await tryBatch(db, collection, sorted.slice(i, i + BATCH_SIZE))))
  return failures
}

/** The rows of a batch that fails are tried one by one. */
async function tryBatch(db: Db, collection: Collection, ids: number[]): Promise<Failure[]> {
  try {
    await inTransaction(db, (db) => refreshDocuments(db, collection, ids))
    return []
  } catch (error) {
    // The transaction of the caller is aborted.
    if (db.isTransaction) throw error
    // Throws if the database is unavailable: then the rows are not the reason.
    await sql`select 1`.execute(db)
    if (ids.length === 1) return [{ id: ids[0]!, error }]
    const failures: Failure[] = []
    for (const id of ids) failures.push(...(await tryBatch(db, collection, [id])))
    return failures
  }
}

/**
 * Builds all documents that are missing, rebuilds those of older versions, and renews the statistics of the search tables
 * if there were any. A row that fails doesn't stop the others.
 *
 * @throws IndexingError after the last row, if some failed
 */
export async function indexOutdated(db: Db, collection: Collection) {
  const failures: Failure[] = []
  let tried = 0
  for await (const ids of rangesOf(db, collection)) {
    const rows = await db
      .selectFrom('search_documents')
      .where('collection', '=', collection.name)
      .where('id', 'in', ids)
      .where('version', '>=', collection.version)
      .select('id')
      .execute()
    const current = new Set(rows.map(({ id }) => id))
    const outdated = ids.filter((id) => !current.has(id))
    failures.push(...(await tryBatches(db, collection, outdated)))
    tried += outdated.length
  }
  if (tried > failures.length) await analyze(db, SEARCH_TABLES)
  throwIfAny(collection, failures)
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
