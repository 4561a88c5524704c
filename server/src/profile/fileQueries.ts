import type { Db } from '../db/connect.ts'
import { indexJobsOfCompany } from '../jobs/api.ts'
import type { User } from '../platform/http/mount.ts'

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

/** Replaces a picture, also on the cards of a company's jobs. The sweep deletes the old file: open pages still show it. */
export const savePicture = (db: Db, { id, type }: User, profile_picture: string) =>
  db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ profile_picture }).where('id', '=', id).execute()
    if (type === 'company') await indexJobsOfCompany(db, id)
  })
