import type { Db } from '../src/db/connect.ts'
import { writeChanges } from '../src/search/documents.ts'

export const countChanges = async (db: Db) =>
  (
    await db
      .selectFrom('search_changes')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Adds all changes to the index, as a task does every minute. */
export async function writePendingChanges(db: Db) {
  while ((await countChanges(db)) > 0) await writeChanges(db)
}
