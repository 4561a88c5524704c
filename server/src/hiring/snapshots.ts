import type { SentProfile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { loginRequired } from '../platform/http/refusal.ts'
import { findSentProfile } from '../profile/api.ts'
import { DAYS_TO_DECIDE } from './deadlineQueries.ts'

/** The person and the job of an application. */
export type ApplicationKey = { job_id: number; user_id: number }

/** Keeps the profile as it is sent, in the transaction of the application that has locked it as complete. */
export async function saveSnapshot(db: Db, key: ApplicationKey) {
  const sent = await findSentProfile(db, key.user_id)
  if (!sent) throw loginRequired()
  await db
    .insertInto('application_snapshots')
    .values({ ...key, profile: JSON.stringify(sent.profile), resume: sent.resume! })
    .execute()
}

export const findSnapshot = (db: Db, { job_id, user_id }: ApplicationKey) =>
  db
    .selectFrom('application_snapshots')
    .where('job_id', '=', job_id)
    .where('user_id', '=', user_id)
    .select([sql<SentProfile>`profile`.as('profile'), 'resume'])
    .executeTakeFirst()

/** Deletes the profile as it was sent, if it was kept. The hourly clean-up deletes the resume's file if nothing names it. */
export async function deleteSnapshot(db: Db, { job_id, user_id }: ApplicationKey) {
  await db
    .deleteFrom('application_snapshots')
    .where('job_id', '=', job_id)
    .where('user_id', '=', user_id)
    .execute()
}

/**
 * Deletes the snapshots of applications that were decided 180 days ago, or should have been: the jobs of inactive
 * companies don't close. A person who was accepted later, because somebody declined, counts from then.
 */
export const deleteOldSnapshots = (db: Db) =>
  deleteInBatches(
    db,
    'application_snapshots',
    sql`exists (
      select from applications join jobs on jobs.id = applications.job_id
      where (applications.job_id, applications.user_id) = (application_snapshots.job_id, application_snapshots.user_id)
        and coalesce(decided_at, (deadline + ${DAYS_TO_DECIDE}::int + 1)::timestamp at time zone 'Etc/GMT+12')
          < now() - interval '180 days'
        and not exists (
          select from application_history as refusal join application_history as later using (job_id, user_id)
          where (job_id, user_id) = (applications.job_id, applications.user_id) and refusal.status = 'Not selected'
            and later.status = 'Accepted' and later.at >= now() - interval '180 days'))`,
  )
