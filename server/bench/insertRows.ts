import { sql, type Insertable } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { DB } from '../src/db/schema.ts'

/** Inserts rows of the same columns in one statement, whatever their number. */
export async function insertRows<Table extends keyof DB>(
  db: Db,
  table: Table,
  rows: Insertable<DB[Table]>[],
) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db)
}

/** The highest id of a table, 0 without rows. */
export async function lastId(db: Db, table: 'users' | 'jobs') {
  const { last } = await db
    .selectFrom(table)
    .select((e) => e.fn.coalesce(e.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/** Sets the sequence of a table, so that its next row gets a free id. */
export const advanceSequence = (db: Db, table: 'users' | 'jobs') =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
