import type { jobForm } from '@guildhall/contract/jobs/forms'
import { todayAnywhere } from '@guildhall/contract/today'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../src/db/connect.ts'
import { postJobOnce } from '../src/jobs/post.ts'
import type { Filled } from './database.ts'
import { summarize, type Summary } from './statistics.ts'

const MANY_CLIENTS = 16
const SMALL_COMPANY = 10
const LARGE_COMPANY = 20_000
const WARM_UP_SECONDS = 1
const MONTH_MS = 30 * 86_400_000

export type PostingResult = {
  /** Jobs in the database before the first measurement. */
  jobs: number
  /** Jobs that each posting company had then. */
  companyJobs: number
  clients: number
  /** Posted jobs per second. */
  rate: number
  /** Milliseconds from the start of the transaction to its commit. */
  latency: Summary
}

/**
 * Posts jobs with the function that the endpoint calls, as fast as each client gets its answer; each client is a
 * company. Companies with 10 jobs, and one with 20,000 where there are as many. Changes the database.
 */
export async function measurePosting({ db, url }: Filled, seconds: number): Promise<PostingResult[]> {
  const patient = openPool(url, () => undefined, BACKGROUND_POOL)
  const { jobs, small, large } = await prepare(connect(patient)).finally(() => patient.end())
  const post = postingOf(db)
  await post(small, WARM_UP_SECONDS)

  const measure = async (companies: number[], companyJobs: number): Promise<PostingResult> => {
    const latencies = await post(companies, seconds)
    const rate = latencies.length / seconds
    return { jobs, companyJobs, clients: companies.length, rate, latency: summarize(latencies) }
  }
  return [
    await measure(small.slice(0, 1), SMALL_COMPANY),
    ...(large === undefined ? [] : [await measure([large], LARGE_COMPANY)]),
    await measure(small, SMALL_COMPANY),
  ]
}

/** Makes the companies and gives them jobs of the others, and keeps the daily quota from ending the measurement. */
async function prepare(db: Db) {
  const { rows } = await sql<{ jobs: number }>`select count(*) as jobs from jobs`.execute(db)
  const { jobs } = rows[0]!
  const small: number[] = []
  while (small.length < MANY_CLIENTS) small.push(await newCompany(db, SMALL_COMPANY))
  const large = jobs > 2 * LARGE_COMPANY ? await newCompany(db, LARGE_COMPANY) : undefined

  await sql`
    create or replace function reset_quota_count() returns trigger language plpgsql as
      'begin new.count := 1; return new; end'`.execute(db)
  await sql`
    create or replace trigger reset_quota_count before update on quota_counts
      for each row execute function reset_quota_count()`.execute(db)
  await sql`vacuum analyze jobs`.execute(db)
  return { jobs, small, large }
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

/** A function that posts for so many seconds and returns the latencies. No job is the same as another. */
function postingOf(db: Db) {
  let count = 0
  const postAsFastAsPossible = async (id: number, end: number) => {
    const latencies: number[] = []
    while (performance.now() < end) {
      const start = performance.now()
      const job = { company: { id, isDemo: false }, form: makeForm(count++), questions: [] }
      await db.transaction().execute((db) => postJobOnce(db, job))
      latencies.push(performance.now() - start)
    }
    return latencies
  }
  return async (companies: number[], seconds: number) => {
    const end = performance.now() + seconds * 1000
    return (await Promise.all(companies.map((id) => postAsFastAsPossible(id, end)))).flat()
  }
}

const makeForm = (n: number): z.output<typeof jobForm> => ({
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
})
