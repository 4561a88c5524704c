import type { Db } from '../db/connect.ts'

export const findResume = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .select('resume')
    .executeTakeFirst()

/** Replaces the path of a resume and returns the previous one. Of concurrent calls, each returns another. */
export const saveResume = (db: Db, userId: number, resume: string | null) =>
  db.transaction().execute(async (db) => {
    const previous = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('resume')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ resume }).where('id', '=', userId).execute()
    return previous.resume
  })
