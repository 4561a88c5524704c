import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'

type ContactRead = {
  reader: number
  profileId: number
  /** How many profiles a day. */
  limit: number
  /** Whether the contact data is read; if not, only asks whether it could be. */
  isRead: boolean
}

/**
 * Whether an account may read the contact data of a profile, and counts it where it does. The own profile, applicants
 * of the own jobs and profiles that were counted today are free.
 */
export async function mayReadContact(db: Db, { reader, profileId, limit, isRead }: ContactRead) {
  if (reader === profileId) return true
  const today = await findContactReads(db, reader, profileId)
  if (today.is_free) return true
  if (today.count >= limit || !isRead) return today.count < limit

  return db.transaction().execute(async (db) => {
    // One read of an account after the other: reads at the same time must not exceed the limit together.
    await db.selectFrom('users').where('id', '=', reader).select('id').forNoKeyUpdate().execute()
    const today = await findContactReads(db, reader, profileId)
    if (today.is_free || today.count >= limit) return today.is_free
    await db.insertInto('contact_reads').values({ user_id: reader, profile_id: profileId }).execute()
    return true
  })
}

const TODAY = sql`(now() at time zone 'utc')::date`

async function findContactReads(db: Db, reader: number, profileId: number) {
  const { rows } = await sql<{ is_free: boolean; count: number }>`
    select coalesce(bool_or(profile_id = ${profileId}), false) or exists (
             select from applications join jobs on jobs.id = applications.job_id
             where jobs.user_id = ${reader} and applications.user_id = ${profileId}) as is_free,
           count(*) as count
    from contact_reads where user_id = ${reader} and day = ${TODAY}`.execute(db)
  return rows[0]!
}

const CLEAN_UP = 'clean_up_contact_reads'

export const contactSchedule = `7 0 * * * ${CLEAN_UP} ?fill=1d`

export const contactCleanUp = (db: Db) => ({
  [CLEAN_UP]: () => deleteInBatches(db, 'contact_reads', sql`day < ${TODAY}`),
})
