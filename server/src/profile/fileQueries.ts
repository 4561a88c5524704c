import type { Db } from '../db/connect.ts'
import { lockUser, updateProfile } from './queries.ts'

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
    const previous = await lockUser(db, userId)
    await updateProfile(db, userId, { resume })
    return previous.resume
  })
