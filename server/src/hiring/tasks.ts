import { sql } from 'kysely'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transactions.ts'
import { message, notify } from '../notifications/api.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import {
  DAYS_OF_NOTICE,
  DAYS_TO_DECIDE,
  LAST_REMINDER,
  listUndecidedSavers,
  recordReminder,
  selectDue,
  selectOverdue,
  type DueJob,
} from './deadlineQueries.ts'
import { closeUndecidedJob } from './decisions.ts'
import { deleteOldSnapshots } from './snapshots.ts'

const SAVERS_DAY = -3

type Reminder = {
  kind: string
  firstDay: number
  lastDay?: number
  textOf: (job: DueJob) => string
  recipientsOf: (db: Db, job: DueJob) => number[] | Promise<number[]>
}

const toCompany = (_db: Db, job: DueJob) => [job.company_id]

/** Each is sent once for a job and deadline. After a long pause, only the last one of those that are due is sent. */
const REMINDERS: Reminder[] = [
  {
    kind: 'deadline in a week',
    firstDay: -7,
    lastDay: 0,
    textOf: (job) =>
      message`${job.title} accepts applications until ${job.last_day_to_apply}. You can extend the deadline.`,
    recipientsOf: toCompany,
  },
  {
    kind: 'saved job closes in three days',
    firstDay: SAVERS_DAY,
    lastDay: 0,
    textOf: (job) =>
      message`A job you saved closes soon: ${job.title} at ${job.company}. Apply by ${job.last_day_to_apply}.`,
    recipientsOf: (db, { id }) => listUndecidedSavers(db, id, SAVERS_DAY),
  },
  {
    kind: 'deadline passed',
    firstDay: 1,
    lastDay: DAYS_TO_DECIDE - DAYS_OF_NOTICE - 1,
    textOf: (job) =>
      job.has_open_applications
        ? message`The deadline for ${job.title} has passed. Please accept someone or close the job by ${job.last_day_to_decide}.`
        : message`The deadline for ${job.title} has passed. Extend it to receive applications, or close the job.`,
    recipientsOf: toCompany,
  },
  {
    kind: LAST_REMINDER,
    firstDay: DAYS_TO_DECIDE - DAYS_OF_NOTICE,
    textOf: (job) =>
      job.has_open_applications
        ? message`Applicants for ${job.title} are waiting for your decision. The job closes automatically after ${job.last_day_to_decide}.`
        : message`${job.title} closes automatically after ${job.last_day_to_decide}. Extend its deadline to receive applications.`,
    recipientsOf: toCompany,
  },
]

// The job has closed since, its deadline was extended, or its company is inactive.
const IS_PAST = sql`sent_on < current_date - ${2 * DAYS_TO_DECIDE}::int`

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
  const failures: Failure[] = []
  for (const reminder of REMINDERS)
    failures.push(
      ...(await forEachJob(
        db,
        (db) => selectDue(db, reminder),
        (db, job) => remind(db, job, reminder),
      )),
    )
  failures.push(...(await forEachJob(db, selectOverdue, closeUndecidedJob)))
  const [first] = failures
  if (first)
    throw new Error(`Following deadlines failed ${failures.length} times, first for job ${first.id}.`, {
      cause: first.error,
    })
}

type Failure = { id: number; error: unknown }

/**
 * Handles each job in its own transaction, unless the caller has one open. Jobs that are locked are left out. A job
 * that fails doesn't stop the others.
 */
async function forEachJob(
  db: Db,
  select: (db: Db) => ReturnType<typeof selectDue>,
  handle: (db: Db, job: DueJob) => Promise<unknown>,
) {
  const failures: Failure[] = []
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
    try {
      await inTransaction(db, lockAndHandle)
    } catch (error) {
      failures.push({ id, error })
    }
  }
  return failures
}

async function remind(db: Db, job: DueJob, { kind, textOf, recipientsOf }: Reminder) {
  if (!(await recordReminder(db, job, kind))) return
  await notify(db, {
    userIds: await recipientsOf(db, job),
    fromId: job.company_id,
    message: textOf(job),
    job,
  })
}
