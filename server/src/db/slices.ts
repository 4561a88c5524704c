import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './schema.ts'

const SLICE = 5_000

/**
 * Deletes in slices: no statement on a large table runs into its time-out. A row that somebody changes meanwhile has
 * moved, and stays.
 */
export async function deleteInSlices(db: Db, table: keyof DB, condition: RawBuilder<unknown>, slice = SLICE) {
  const from = sql.table(table)
  const statement = sql`delete from ${from}
    where ctid = any(array(select ctid from ${from} where ${condition} limit ${slice}))`
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    if (numAffectedRows < slice) return
  }
}
