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
  await changeInBatches(batchSize, async () => (await statement.execute(db)).numAffectedRows)
}

/** Repeats a change of at most `batchSize` rows, which returns their number, until it finds fewer. */
export async function changeInBatches(batchSize: number, change: () => Promise<bigint | undefined>) {
  let changed: bigint
  do changed = (await change()) ?? 0n
  while (changed >= batchSize)
}
