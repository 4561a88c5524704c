import { sql } from 'kysely'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { message, notify } from '../notifications/api.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import {
  DAYS_TO_DECIDE,
  listUndecidedSavers,
  recordReminder,
  selectDue,
  selectOverdue,
  type DueJob,
  type Reminder,
} from './deadlineQueries.ts'
import { closeUndecidedJob } from './decisions.ts'
import { deleteOldSnapshots } from './snapshots.ts'

const WEEK = 7
const SAVERS_DAY = -3

type Reminding = Reminder & {
  textOf: (job: DueJob) => string
  /** The company by default. */
  listRecipients?: (db: Db, job: DueJob) => Promise<number[]>
}

/** Each is sent once for a job and deadline. After a long pause, only the last one of those that are due is sent. */
const REMINDERS: Reminding[] = [
  {
    kind: 'deadline in a week',
    firstDay: -WEEK,
    lastDay: 0,
    textOf: (job) =>
      message`${job.title} accepts applications until ${job.last_day_to_apply}. You can extend the deadline.`,
  },
  {
    kind: 'saved job closes in three days',
    firstDay: SAVERS_DAY,
    lastDay: 0,
    textOf: (job) =>
      message`${job.title} at ${job.company}, which you saved, accepts applications until ${job.last_day_to_apply}.`,
    listRecipients: (db, { id }) => listUndecidedSavers(db, id, SAVERS_DAY),
  },
  {
    kind: 'deadline passed',
    firstDay: 1,
    lastDay: DAYS_TO_DECIDE - WEEK - 1,
    textOf: (job) =>
      job.has_open_applications
        ? message`The deadline of ${job.title} has passed. Please accept someone or close the job by ${job.last_day_to_decide}.`
        : message`The deadline of ${job.title} has passed. Extend it to receive applications, or close the job.`,
  },
  {
    kind: 'no decision due in a week',
    firstDay: DAYS_TO_DECIDE - WEEK,
    lastDay: DAYS_TO_DECIDE,
    isForOpenApplications: true,
    textOf: (job) =>
      message`Applicants for ${job.title} are waiting for your answer. The job closes by itself after ${job.last_day_to_decide}.`,
  },
]

// No reminder of these deadlines can become due again.
const IS_PAST = sql`deadline < current_date - ${2 * DAYS_TO_DECIDE}::int`

// Deadlines pass once a day, but a job may be locked at that time, and its deadline may change: so it runs every hour.
export const hiringTasks = (db: Db): FeatureTasks => ({
  tasks: {
    follow_deadlines: () => followDeadlines(db),
    clean_up_job_reminders: () => deleteInBatches(db, 'job_reminders', IS_PAST),
    clean_up_snapshots: () => deleteOldSnapshots(db),
  },
  crontab: [
    '2 * * * * follow_deadlines ?fill=1h',
    '57 3 * * * clean_up_job_reminders ?fill=1d',
    '52 3 * * * clean_up_snapshots ?fill=1d',
  ].join('\n'),
})

/** Sends the reminders that are due, and closes the jobs whose time to decide is over. */
export async function followDeadlines(db: Db) {
  for (const reminder of REMINDERS)
    await forEachJob(
      db,
      (db) => selectDue(db, reminder),
      (db, job) => remind(db, job, reminder),
    )
  await forEachJob(db, selectOverdue, closeUndecidedJob)
}

/** Handles each job in its own transaction, unless the caller has one open. Jobs that are locked are left out. */
async function forEachJob(
  db: Db,
  select: (db: Db) => ReturnType<typeof selectOverdue>,
  handle: (db: Db, job: DueJob) => Promise<unknown>,
) {
  const rows = await select(db).clearSelect().select('jobs.id').orderBy('jobs.id').execute()
  for (const { id } of rows) {
    const lockAndHandle = async (db: Db) => {
      const job = await select(db)
        .where('jobs.id', '=', id)
        .forNoKeyUpdate('jobs')
        .skipLocked()
        .executeTakeFirst()
      if (job) await handle(db, job)
    }
    await (db.isTransaction ? lockAndHandle(db) : db.transaction().execute(lockAndHandle))
  }
}

async function remind(db: Db, job: DueJob, reminder: Reminding) {
  if (!(await recordReminder(db, job, reminder))) return
  const userIds = (await reminder.listRecipients?.(db, job)) ?? [job.company_id]
  await notify(db, { userIds, message: reminder.textOf(job), job })
}
