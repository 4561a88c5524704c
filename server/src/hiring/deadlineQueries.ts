import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { dayOf, daysAgo } from '../db/days.ts'
import type { DB } from '../db/schema.ts'
import { isByActivePerson } from '../jobs/api.ts'
import { selectDecided } from './decisionQueries.ts'

/** Days after the deadline until a job without a decision closes automatically. */
export const DAYS_TO_DECIDE = 30

/** Days before the automatic close when the company is reminded. */
export const DAYS_OF_NOTICE = 7

/** The reminder without which a job doesn't close. Where a company is activated again, a trigger forgets it. */
export const LAST_REMINDER = 'no decision due in a week'

/** Whether an application waits for a decision about the job. */
const hasOpenApplications = sql<boolean>`exists (
  select from applications where job_id = jobs.id and applications.status = 'Applied' and ${isByActivePerson})`

/** Open jobs, with their dates as shown on screens. A company that is reminded late has as many days to decide. */
const selectOpen = (db: Db) =>
  selectDecided(db)
    .where('jobs.status', '=', 'Open')
    .select([
      'jobs.deadline',
      sql<string>`to_char(jobs.deadline, 'MM-DD-YYYY')`.as('last_day_to_apply'),
      sql<string>`to_char(greatest(jobs.deadline + ${DAYS_TO_DECIDE}::int, ${daysAgo(-DAYS_OF_NOTICE)}),
        'MM-DD-YYYY')`.as('last_day_to_decide'),
      hasOpenApplications.as('has_open_applications'),
    ])

/** The reminders of a kind that were sent for a job's deadline. */
const remindersOf = (kind: string) =>
  expressionBuilder<DB, 'jobs'>()
    .selectFrom('job_reminders')
    .whereRef('job_reminders.job_id', '=', 'jobs.id')
    .whereRef('job_reminders.deadline', '=', 'jobs.deadline')
    .where('job_reminders.kind', '=', kind)
    .select('job_reminders.job_id')

/** Open jobs whose time to decide is over, after the notice that their companies have been given. */
export const selectOverdue = (db: Db) =>
  selectOpen(db)
    .where('jobs.deadline', '<', daysAgo(DAYS_TO_DECIDE))
    .where((job) =>
      job.exists(remindersOf(LAST_REMINDER).where('job_reminders.sent_on', '<', daysAgo(DAYS_OF_NOTICE))),
    )

/** The days are counted from the deadline: a reminder of which nothing was sent by its last day is pointless. */
type DueDays = { kind: string; firstDay: number; lastDay?: number }

/** Jobs for which a reminder is due. Nobody is reminded of a day that was already near when the job was posted. */
export const selectDue = (db: Db, { kind, firstDay, lastDay }: DueDays) =>
  selectOpen(db)
    .$if(lastDay !== undefined, (query) => query.where('jobs.deadline', '>=', daysAgo(lastDay!)))
    .where('jobs.deadline', '<=', daysAgo(firstDay))
    .where(dayOf('jobs.created_at'), '<=', sql<string>`jobs.deadline + ${firstDay}::int`)
    .where((job) => job.not(job.exists(remindersOf(kind))))

export type DueJob = Awaited<ReturnType<ReturnType<typeof selectDue>['executeTakeFirstOrThrow']>>

/** Returns false if another server has sent it. */
export async function recordReminder(db: Db, { id, deadline }: DueJob, kind: string) {
  const recorded = await db
    .insertInto('job_reminders')
    .values({ job_id: id, deadline, kind, sent_on: daysAgo(0) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return recorded !== undefined
}

/** Forgets the last reminder. A job that is open again after its deadline leaves its company a week from a new one. */
export const forgetLastReminder = (db: Db, jobId: number) =>
  db.deleteFrom('job_reminders').where('job_id', '=', jobId).where('kind', '=', LAST_REMINDER).execute()

/** Those who saved a job by the given day, counted from its deadline, and did not apply. */
export async function listUndecidedSavers(db: Db, jobId: number, day: number) {
  const rows = await db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('jobs.id', '=', jobId)
    .where(dayOf('saved_jobs.saved_at'), '<=', sql<string>`jobs.deadline + ${day}::int`)
    .where((saved) =>
      saved.not(
        saved.exists(
          saved
            .selectFrom('applications')
            .whereRef('applications.job_id', '=', 'saved_jobs.job_id')
            .whereRef('applications.user_id', '=', 'saved_jobs.user_id')
            .select('applications.job_id'),
        ),
      ),
    )
    .select('saved_jobs.user_id')
    .orderBy('saved_jobs.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
