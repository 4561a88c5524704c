import type { InsertObject, UpdateObject } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'
import type { DB } from '../db/schema.ts'

/** The tables of the sections that have several rows per person. */
export type SectionTable =
  | 'user_skills'
  | 'experiences'
  | 'portfolios'
  | 'educations'
  | 'user_employment_types'
  | 'user_languages'

export type NewRow<T extends SectionTable> = InsertObject<DB, T> & { user_id: number }
export type Columns<T extends SectionTable> = Omit<UpdateObject<DB, T>, 'id' | 'user_id'>
export type OwnRow = { id: number; user_id: number }

export const countRows = (db: Db, table: SectionTable, userId: number) =>
  countAll(db.selectFrom(table).where('user_id', '=', userId))

/** Returns the id of the new row; undefined if it is a duplicate. */
export async function insertRow<T extends SectionTable>(db: Db, table: T, row: NewRow<T>) {
  const inserted = await db
    .insertInto<SectionTable>(table)
    .values(row as InsertObject<DB, SectionTable>)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Returns false if the person has no such row. */
export async function updateOwnRow<T extends SectionTable>(
  db: Db,
  table: T,
  { id, user_id }: OwnRow,
  columns: Columns<T>,
) {
  const updated = await db
    .updateTable<SectionTable>(table)
    // Without any column, the row stays as it is.
    .set({ ...columns, user_id } as UpdateObject<DB, SectionTable>)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns false if the person has no such row. */
export async function deleteOwnRow(db: Db, table: SectionTable, { id, user_id }: OwnRow) {
  const deleted = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export const listExperienceDates = (db: Db, userId: number) =>
  db.selectFrom('experiences').where('user_id', '=', userId).select(['start_date', 'end_date']).execute()

/** Replaces a person's expected rate, and returns it as it is stored. */
export const setRate = (db: Db, userId: number, rate: { amount: string; period: string }) =>
  db
    .updateTable('users')
    .set({ rate_nominal: rate.amount, rate_period: rate.period })
    .where('id', '=', userId)
    .returning(['rate_nominal', 'rate_period'])
    .executeTakeFirstOrThrow()
