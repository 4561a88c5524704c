import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import { hashPassword } from '../src/account/api.ts'
import { followDeadlines, saveSnapshot } from '../src/hiring/api.ts'
import { indexJobs, updateResponseTimes } from '../src/jobs/api.ts'
import { indexPeople } from '../src/profile/api.ts'
import type { Files } from '../src/adapters/files.ts'
import type { Db } from '../src/db/connect.ts'
import { analyzeAll } from '../src/db/statistics.ts'
import { calendarOf } from './calendar.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { createFiles } from './files.ts'
import { makeDemo } from './generate/demo.ts'
import { insertDemo } from './insert.ts'

const PASSWORD = 'come-in-and-look'

/** The sample accounts that the login page offers. */
export const demoAccounts = [
  { user_type: 'personal', email: candidates[0]!.email, password: PASSWORD },
  { user_type: 'company', email: companies[0]!.email, password: PASSWORD },
] as const

type Installation = { db: Db; files: Files; secret: string; log: BaseLogger }

/** Seeds an empty database with the demo, and activates the demo's accounts and jobs. Other data stays unchanged. */
export async function openDemo(installation: Installation) {
  const { db } = installation
  // Waits for another server that is seeding: it locks the accounts for longer than the update below may wait.
  const hasSeeded = await seedOnce(installation)
  await db.updateTable('users').set({ is_active: true }).where('is_demo', '=', true).execute()
  // Closing the accounts has removed them and their jobs from search.
  await indexJobs(db)
  await indexPeople(db)
  if (hasSeeded) await analyzeAll(db)
}

/** Returns whether the database was empty. */
const seedOnce = (installation: Installation) =>
  installation.db.transaction().execute(async (db) => {
    // If two servers start together, the second waits here without a timeout, and then finds the first one's accounts.
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await sql`set local ${sql.ref(limit)} = 0`.execute(db)
    await sql`lock table users in share row exclusive mode`.execute(db)
    if (await hasUsers(db)) return false
    await seed({ ...installation, db })
    return true
  })

/** Writes the files before the rows: if it is interrupted, the next seeding overwrites the files. */
async function seed({ db, files, secret, log }: Installation) {
  log.info('seeding the demo, takes some seconds')
  const calendar = calendarOf(new Date())
  const demo = makeDemo(calendar.today)
  await insertDemo(db, demo, await createFiles(demo, files, secret, calendar.today), calendar)
  await followDeadlines(db)
  await updateResponseTimes(db)
  await sendProfiles(db)
  // What is due by now was due yesterday, so that all seedings of a day are the same.
  await db
    .updateTable('notifications')
    .set({ created_at: calendar.at(0, 999) })
    .where('created_at', '=', sql<Date>`now()`)
    .execute()
  // Demo accounts get no digests.
  for (const table of ['messages', 'notifications'] as const)
    await db
      .updateTable(table)
      .set({ mailed_at: sql`created_at` })
      .where('read_at', 'is', null)
      .execute()
  // The other accounts have no password.
  const emails = demoAccounts.map(({ email }) => email)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('email', 'in', emails)
    .execute()
  // In this transaction: as hundreds of transactions each would wait for the disk.
  await indexJobs(db)
  await indexPeople(db)
  const { companies, candidates, jobs } = demo
  log.info({ companies: companies.length, candidates: candidates.length, jobs: jobs.length }, 'demo seeded')
}

/** Keeps the profiles as they were sent to the sample company. Nobody can log in to the others. */
async function sendProfiles(db: Db) {
  const keys = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .where('users.email', '=', demoAccounts[1].email)
    .where('applications.status', '<>', 'Withdrawn')
    .select(['applications.job_id', 'applications.user_id'])
    .execute()
  for (const key of keys) await saveSnapshot(db, key)
}

const hasUsers = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
