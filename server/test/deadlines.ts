import { sql } from 'kysely'
import { followDeadlines } from '../src/hiring/tasks.ts'
import { inDays } from './factories.ts'
import { newApplicant, notices } from './hiring.ts'
import type { TestInstance } from './instance.ts'

/** A job that was posted long ago; its notifications so far are deleted. */
export async function newOldJob(instance: TestInstance, ...applicants: string[]) {
  const job = await instance.newJob({ jobTitle: 'Baker' })
  for (const name of applicants) await newApplicant(instance, job.id, name)
  await instance.db.updateTable('jobs').set({ created_at: '2020-01-01' }).execute()
  await instance.db.deleteFrom('notifications').execute()
  return job
}

/** Moves the deadline of all jobs to `daysLeft` days after today, and does what is due then. */
export async function at(instance: TestInstance, daysLeft: number) {
  await instance.db
    .updateTable('jobs')
    .set({ deadline: inDays(daysLeft) })
    .execute()
  await instance.db.deleteFrom('notifications').execute()
  await followDeadlines(instance.db)
  return notices(instance)
}

/** Lets days pass, and does what is due then. */
export async function pass(instance: TestInstance, days: number) {
  const { db } = instance
  await sql`update jobs set deadline = deadline - ${days}::int`.execute(db)
  await sql`update job_reminders set deadline = deadline - ${days}::int, sent_on = sent_on - ${days}::int`.execute(
    db,
  )
  await db.deleteFrom('notifications').execute()
  await followDeadlines(db)
  return notices(instance)
}

/** A day as screens show it. */
export const shown = (days: number) => inDays(days).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')
