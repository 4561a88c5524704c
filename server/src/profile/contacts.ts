import { CONTACT_NOTICES, CONTACTS_A_DAY, CONTACTS_AN_HOUR } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { User } from '../platform/http/mount.ts'
import { hasApplied } from '../privacy/api.ts'
import type { ProfileRow } from './queries.ts'

type ContactRead = {
  user: User | null
  request: FastifyRequest
  profile: Pick<ProfileRow, 'id' | 'may_read_contact'>
  /** True if the contact data is read now. If false, the call only checks whether it may be read. */
  isRead: boolean
  /** The event that a read of another profile records. */
  event?: 'contact_read' | 'resume_read'
}

/**
 * Returns a function that returns the reason why an account can't read the contact data of a profile. It returns null and
 * counts the read if it can. Reads and both limits are security events.
 */
export const contactReader =
  (app: FastifyInstance, db: Db) =>
  async ({ user, request, profile, isRead, event = 'contact_read' }: ContactRead) => {
    if (!user) return CONTACT_NOTICES.visitor
    if (!profile.may_read_contact)
      return user.type === 'company' ? CONTACT_NOTICES.stranger : CONTACT_NOTICES.candidate
    const { isAllowed, isHigh } = await countRead(db, { reader: user, profileId: profile.id, isRead })
    if (isHigh) app.recordSecurityEvent('contact_reads_high', request)
    if (isRead && !isAllowed) app.recordSecurityEvent('contact_limit_exceeded', request)
    if (isRead && isAllowed && user.id !== profile.id)
      app.recordSecurityEvent(event, request, { id: user.id, about: profile.id })
    return isAllowed ? null : CONTACT_NOTICES[user.type]
  }

type Count = { reader: Pick<User, 'id' | 'type'>; profileId: number; isRead: boolean }

/**
 * Counts a read, and returns whether the daily limit allows it and whether it is the one that exceeds the hourly number.
 * The reader's own profile and profiles already counted today don't count. Applicants for the reader's jobs count for the
 * hour only.
 */
async function countRead(db: Db, count: Count) {
  const { reader, profileId, isRead } = count
  if (reader.id === profileId) return { isAllowed: true, isHigh: false }
  const { isAllowed, isCounted } = await checkRead(db, count)
  if (!isAllowed || isCounted || !isRead) return { isAllowed, isHigh: false }

  return db.transaction().execute(async (db) => {
    // Serializes the reads of one account, so that concurrent reads can't exceed the limit together.
    await lockActiveAccount(db, reader.id, 'exclusive')
    const { isAllowed, isCounted, isHigh, isLimited } = await checkRead(db, count)
    if (!isAllowed || isCounted) return { isAllowed, isHigh: false }
    await db
      .insertInto('contact_reads')
      .values({ user_id: reader.id, profile_id: profileId, raised_event: isHigh, is_limited: isLimited })
      // It may have been read as an applicant's before.
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day', 'profile_id']).doUpdateSet({ is_limited: isLimited }),
      )
      .execute()
    return { isAllowed, isHigh }
  })
}

async function checkRead(db: Db, { reader: { id, type }, profileId }: Count) {
  const { is_applicant, is_read, is_limited_read, today, in_hour, was_high } = await findContactReads(
    db,
    id,
    profileId,
  )
  return {
    isAllowed: is_applicant || is_limited_read || today < CONTACTS_A_DAY[type],
    isCounted: is_limited_read || (is_read && is_applicant),
    isHigh: in_hour >= CONTACTS_AN_HOUR && !was_high,
    isLimited: !is_applicant,
  }
}

const TODAY = sql`(now() at time zone 'utc')::date`
const IN_HOUR = sql`read_at > now() - interval '1 hour'`

type ContactReads = {
  is_applicant: boolean
  /** This profile was read today, and that counts towards the daily limit. */
  is_read: boolean
  is_limited_read: boolean
  /** The number of profiles that count towards the daily limit. */
  today: number
  /** The number of other profiles read within the last hour. The event of this hour was raised already. */
  in_hour: number
  was_high: boolean
}

async function findContactReads(db: Db, reader: number, profileId: number) {
  const isReadToday = sql`profile_id = ${profileId} and day = ${TODAY}`
  const { rows } = await sql<ContactReads>`
    select ${hasApplied(profileId, reader)} as is_applicant,
           coalesce(bool_or(${isReadToday}), false) as is_read,
           coalesce(bool_or(${isReadToday} and is_limited), false) as is_limited_read,
           count(*) filter (where day = ${TODAY} and is_limited) as today,
           count(distinct profile_id) filter (where ${IN_HOUR} and profile_id <> ${profileId}) as in_hour,
           coalesce(bool_or(raised_event and ${IN_HOUR}), false) as was_high
    from contact_reads where user_id = ${reader}`.execute(db)
  return rows[0]!
}

/** Deletes the reads that no longer count towards a limit. */
export const deletePastContactReads = (db: Db) =>
  deleteInBatches(db, 'contact_reads', sql`day < ${TODAY} and not ${IN_HOUR}`)
