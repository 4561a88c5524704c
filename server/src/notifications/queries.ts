import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import { changeInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { jobsOfActiveCompanies } from '../jobs/api.ts'

/**
 * The newest notifications of an account, or the newest before one of them, with their jobs while these are visible. An
 * existing job that isn't visible belongs to a suspended company.
 */
export const listNotifications = (db: Db, userId: number, before: number | undefined) =>
  db
    .selectFrom('notifications')
    .leftJoin(
      jobsOfActiveCompanies(db)
        .select(['jobs.id', 'jobs.job_title', 'jobs.user_id as poster_id', 'jobs.accepted_user_id'])
        .as('job'),
      'job.id',
      'notifications.job_id',
    )
    // An applicant reads the job title as it was when applying.
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'notifications.job_id')
        .onRef('applications.user_id', '=', 'notifications.user_id'),
    )
    .where('notifications.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('notifications.id', '<', before!))
    .select((row) => [
      'notifications.id',
      'message',
      'created_at',
      'read_at',
      'applicant_id',
      sql<JobStatus>`notifications.job_status`.as('job_status'),
      'job.id as job_id',
      sql<boolean>`notifications.job_id is not null and job.id is null`.as('company_gone'),
      row.fn.coalesce('applications.job_title', 'job.job_title').as('job_title'),
      'job.poster_id',
      'job.accepted_user_id',
    ])
    .orderBy('notifications.id', 'desc')
    .limit(PAGE_SIZE.notifications)
    .execute()

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

/** The numbers of unread notifications of accounts, by their ids; accounts without any are left out. */
export async function countUnread(db: Db, userIds: number[]) {
  const rows = await db
    .selectFrom('notifications')
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .where('read_at', 'is', null)
    .groupBy('user_id')
    .select((e) => ['user_id', e.fn.countAll<number>().as('total')])
    .execute()
  return new Map(rows.map(({ user_id, total }) => [user_id, total]))
}

/** Returns whether the account has this notification. */
export async function markAsRead(db: Db, userId: number, notificationId: number) {
  const marked = await db
    .updateTable('notifications')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null) // otherwise each call would write the row and announce a change
    .set({ read_at: sql`now()` })
    .returning('id')
    .executeTakeFirst()
  if (marked) return true
  const read = await db
    .selectFrom('notifications')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst()
  return read !== undefined
}

/** Marks an account's notifications that a job has finished, which ask for a rating. */
export const markRatingAsRead = (db: Db, { userId, jobId }: { userId: number; jobId: number }) =>
  db
    .updateTable('notifications')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('job_status', '=', 'Finished' satisfies JobStatus)
    .where('applicant_id', 'is', null)
    .where('read_at', 'is', null)
    .set({ read_at: sql`now()` })
    .execute()

const BATCH_SIZE = 5_000

/** Marks in batches, so that no statement reaches its timeout, however many notifications an account has. */
export const markAllAsRead = (db: Db, userId: number) =>
  changeInBatches(BATCH_SIZE, async () => {
    const { numUpdatedRows } = await db
      .updateTable('notifications')
      .where('id', 'in', (notification) =>
        notification
          .selectFrom('notifications')
          .where('user_id', '=', userId)
          .where('read_at', 'is', null)
          .select('id')
          .limit(BATCH_SIZE),
      )
      .set({ read_at: sql`now()` })
      .executeTakeFirstOrThrow()
    return numUpdatedRows
  })
