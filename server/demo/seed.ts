import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import { hashPassword } from '../src/account/api.ts'
import { indexJobs } from '../src/jobs/api.ts'
import type { Files } from '../src/adapters/files.ts'
import type { Db } from '../src/db/connect.ts'
import { calendarOf } from './calendar.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { makeFiles } from './files.ts'
import { makeDemo } from './generate/demo.ts'
import { insertDemo } from './insert.ts'

const PASSWORD = 'come-in-and-look'

/** The sample accounts that the login page offers. */
export const demoAccounts = [
  { user_type: 'personal', email: candidates[0]!.email, password: PASSWORD },
  { user_type: 'company', email: companies[0]!.email, password: PASSWORD },
] as const

type Installation = { db: Db; files: Files; secret: string; log: BaseLogger }

/** Fills an empty database with the demo, and opens the demo's accounts and jobs. Never touches anybody else's data. */
export async function openDemo(installation: Installation) {
  const { db } = installation
  // First: another server that is seeding locks the accounts for longer than a write may wait.
  await seedOnce(installation)
  await db.updateTable('users').set({ is_active: true }).where('is_demo', '=', true).execute()
  // Their jobs went out of the search when the accounts were closed.
  await indexJobs(db)
}

const seedOnce = (installation: Installation) =>
  installation.db.transaction().execute(async (db) => {
    // Two servers may start at once: the second waits here, however long, and then finds the accounts of the first.
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await sql`set local ${sql.ref(limit)} = 0`.execute(db)
    await sql`lock table users in share row exclusive mode`.execute(db)
    if (!(await hasUsers(db))) await seed({ ...installation, db })
  })

/** Files first, rows after them: cut off in the middle it leaves files that the next seeding writes again. */
async function seed({ db, files, secret, log }: Installation) {
  log.info('the demo is being made, which takes some seconds')
  const calendar = calendarOf(new Date())
  const demo = makeDemo(calendar.today)
  await insertDemo(db, demo, await makeFiles(demo, files, secret, calendar.today), calendar)
  // Only the two sample accounts can be logged in to.
  const emails = demoAccounts.map(({ email }) => email)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('email', 'in', emails)
    .execute()
  // Here too, because some hundred writes of their own would each wait for the disk.
  await indexJobs(db)
  const { companies, candidates, jobs } = demo
  log.info(
    { companies: companies.length, candidates: candidates.length, jobs: jobs.length },
    'the demo is ready',
  )
}

const hasUsers = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
