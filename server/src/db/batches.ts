import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './schema.ts'

const BATCH_SIZE = 5_000

/**
 * Deletes rows in batches, so that no statement on a large table reaches its timeout. A row that is updated meanwhile
 * has a new ctid, and stays.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof DB,
  condition: RawBuilder<unknown>,
  batchSize = BATCH_SIZE,
) {
  const from = sql.table(table)
  const statement = sql`delete from ${from}
    where ctid = any(array(select ctid from ${from} where ${condition} limit ${batchSize}))`
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    if (numAffectedRows < batchSize) return
  }
}
