import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

/** Bytes of a table of the search and of its indexes. */
export type TableSize = { name: string; table: number; indexes: number }

/** All tables of the search, whatever the design of the index. */
export async function readSearchTables(db: Db) {
  const { rows } = await sql<TableSize>`
    select relname as name, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
    from pg_class
    where relkind = 'r' and relname like 'search\_%' and relnamespace = current_schema()::regnamespace
    order by relname`.execute(db)
  return rows
}

/** How much each table has grown. */
export const growthOf = (before: TableSize[], after: TableSize[]) =>
  after.map(({ name, table, indexes }): TableSize => {
    const old = before.find((size) => size.name === name)
    return { name, table: table - (old?.table ?? 0), indexes: indexes - (old?.indexes ?? 0) }
  })
