import type { jobForm } from '@guildhall/contract/jobs/forms'
import { todayAnywhere } from '@guildhall/contract/today'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../src/db/connect.ts'
import { postJobOnce } from '../src/jobs/post.ts'
import { jobCollection } from '../src/jobs/search.ts'
import { refreshDocuments } from '../src/search/api.ts'
import type { Filled } from './database.ts'
import { measureRates, type Clients, type Rate } from './clients.ts'

export const MANY_CLIENTS = 16
const SMALL_COMPANY = 10
const LARGE_COMPANY = 20_000
const MONTH_MS = 30 * 86_400_000

type Scenario = {
  action: 'post' | 'edit' | 'close'
  clients: number
  /** Jobs that each posting company had before the measurement. */
  companyJobs?: number
}

export type PostingResult = Scenario &
  Rate & {
    /** Jobs in the database before the measurement. */
    jobs: number
  }

/** In this order: what was posted is edited, and closed last. */
const SCENARIOS: Scenario[] = [
  { action: 'post', clients: 1, companyJobs: SMALL_COMPANY },
  { action: 'post', clients: 1, companyJobs: LARGE_COMPANY },
  { action: 'post', clients: MANY_CLIENTS, companyJobs: SMALL_COMPANY },
  { action: 'edit', clients: 1 },
  { action: 'edit', clients: MANY_CLIENTS },
  { action: 'close', clients: 1 },
  { action: 'close', clients: MANY_CLIENTS },
]

/** Posts, edits and closes jobs with the functions of the product. Changes the databases. */
export async function measurePosting(databases: Filled[], rounds: number): Promise<PostingResult[]> {
  const prepared: Prepared[] = []
  for (const database of databases) prepared.push(await preparePosting(database))
  const groups = SCENARIOS.map((scenario) => ({
    scenario,
    databases: prepared.filter(({ companies }) => companies.has(scenario.companyJobs ?? SMALL_COMPANY)),
  }))
  const rates = await measureRates(
    groups.map(({ scenario, databases }) => databases.map((database) => clientsOf(scenario, database))),
    rounds,
  )
  return groups.flatMap(({ scenario, databases }, i) =>
    databases.map(({ jobs }, j) => ({ ...scenario, jobs, ...rates[i]![j]! })),
  )
}

function clientsOf({ action, clients, companyJobs = SMALL_COMPANY }: Scenario, database: Prepared): Clients {
  const companies = database.companies.get(companyJobs)!
  return {
    clients,
    act: (client) => ACTIONS[action](database, companies[client]!),
    // Leaves posted jobs for the next rounds.
    ...(action === 'close' && { maxActions: () => database.posted.length / 2 }),
  }
}

type Prepared = {
  db: Db
  jobs: number
  /** Ids of companies by the number of jobs that they had. */
  companies: Map<number, number[]>
  /** Ids of jobs posted so far and not closed. */
  posted: number[]
}

export const ACTIONS: Record<Scenario['action'], (database: Prepared, company: number) => Promise<unknown>> =
  {
    async post({ db, posted }, company) {
      const job = { company: { id: company, isDemo: false }, form: nextForm(), questions: [] }
      posted.push(await db.transaction().execute((db) => postJobOnce(db, job)))
    },
    edit({ db, posted }) {
      const { jobTitle } = nextForm()
      // Each job in turn, so that no two clients edit the same one.
      const id = posted.shift()!
      posted.push(id)
      return db.transaction().execute(async (db) => {
        await db.updateTable('jobs').set({ job_title: jobTitle }).where('id', '=', id).execute()
        await refreshDocuments(db, jobCollection, [id])
      })
    },
    close: ({ db, posted }) =>
      db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', posted.pop()!).execute(),
  }

/** Makes the companies and gives them jobs of the others, and keeps the daily quota from ending the measurement. */
export async function preparePosting({ db, url }: Filled): Promise<Prepared> {
  const pool = openPool(url, () => undefined, BACKGROUND_POOL)
  const background = connect(pool)
  try {
    const { rows } = await sql<{ jobs: number }>`select count(*) as jobs from jobs`.execute(background)
    const { jobs } = rows[0]!
    const small: number[] = []
    while (small.length < MANY_CLIENTS) small.push(await newCompany(background, SMALL_COMPANY))
    const companies = new Map([[SMALL_COMPANY, small]])
    if (jobs > 2 * LARGE_COMPANY) companies.set(LARGE_COMPANY, [await newCompany(background, LARGE_COMPANY)])
    await resetQuotas(background)
    await sql`vacuum analyze jobs`.execute(background)
    return { db, jobs, companies, posted: [] }
  } finally {
    await pool.end()
  }
}

async function resetQuotas(db: Db) {
  await sql`
    create or replace function reset_quota_count() returns trigger language plpgsql as
      'begin new.count := 1; return new; end'`.execute(db)
  await sql`
    create or replace trigger reset_quota_count before update on quota_counts
      for each row execute function reset_quota_count()`.execute(db)
}

/** A company that takes over open jobs, with digests as if it had posted them. */
async function newCompany(db: Db, jobs: number) {
  const { rows } = await sql<{ id: number }>`
    with company as (
      insert into users (user_type, username, email, name, is_active)
      select 'company', name, name || '@example.com', 'Bench', true
      from concat('posting', (select max(id) from users)) as name
      returning id
    ), taken as (
      update jobs set user_id = company.id, form_digest = sha256(jobs.id::text::bytea) from company
      where jobs.id in (select id from jobs where status = 'Open' and form_digest is null order by id limit ${jobs})
    )
    select id from company`.execute(db)
  return rows[0]!.id
}

let forms = 0

/** No job is the same as another. */
function nextForm(): z.output<typeof jobForm> {
  const n = forms++
  return {
    jobTitle: `Senior baker ${n}`,
    jobDetail: 'You bake bread and rolls, and you plan the work of the bakery. '.repeat(20),
    jobSkills: Array.from({ length: 5 }, (_, i) => 1 + ((n * 5 + i) % 100)),
    jobLocation: [1 + (n % 50)],
    jobEmploymentType: [1 + (n % 3)],
    jobSalary: String(30_000 + (n % 100) * 500),
    jobSalaryPaidPeriod: 'Year',
    experienceLevel: '1 - 2 years',
    deadline: todayAnywhere(new Date(Date.now() + MONTH_MS)),
    remote: n % 5 === 0,
  }
}
