import { CONTACT_NOTICES, CONTACTS_A_DAY } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { User } from '../platform/http/mount.ts'

type ContactRead = {
  reader: Pick<User, 'id' | 'type'>
  profileId: number
  /** Whether the contact data is read now. If false, the call only checks whether it may be read. */
  isRead: boolean
}

/** Why an account can't read the contact data of a profile today; null if it can, and then the read is counted. */
export const findContactNotice = async (db: Db, read: ContactRead) =>
  (await mayReadContact(db, read)) ? null : CONTACT_NOTICES[read.reader.type]

/** The reader's own profile, applicants for the reader's jobs and profiles already counted today don't count. */
async function mayReadContact(db: Db, { reader: { id: reader, type }, profileId, isRead }: ContactRead) {
  const limit = CONTACTS_A_DAY[type]
  if (reader === profileId) return true
  const today = await findContactReads(db, reader, profileId)
  if (today.is_free) return true
  if (today.count >= limit || !isRead) return today.count < limit

  return db.transaction().execute(async (db) => {
    // Serializes the reads of one account, so that concurrent reads can't exceed the limit together.
    await lockActiveAccount(db, reader, 'exclusive')
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
             where jobs.user_id = ${reader} and applications.user_id = ${profileId}
               and applications.status <> 'Withdrawn') as is_free,
           count(*) as count
    from contact_reads where user_id = ${reader} and day = ${TODAY}`.execute(db)
  return rows[0]!
}

/** Deletes the reads of past days, which no longer count towards the limit. */
export const deletePastContactReads = (db: Db) => deleteInBatches(db, 'contact_reads', sql`day < ${TODAY}`)
