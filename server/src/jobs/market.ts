import { SUMMARY_SIZE } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { memoize } from '../platform/promises.ts'
import type { NameCount } from '../search/api.ts'
import type { OpenJobs } from './counts.ts'
import { isOpen } from './queries.ts'

const MAX_AGE_MS = 60_000

type Row = { id: number; name: string; profile_picture: string | null; jobs: number; companies: number }

/** Summarizes the open jobs, at most once a minute. */
export const marketSummaryReader = (db: Db, readOpenJobs: () => Promise<OpenJobs>) =>
  memoize(async () => {
    const [companies, openJobs] = await Promise.all([listLargestCompanies(db), readOpenJobs()])
    return {
      total_job: companies[0]?.jobs ?? 0,
      total_company: companies[0]?.companies ?? 0,
      companies: companies.map(({ id, name, profile_picture }) => ({ id, name, profile_picture })),
      popular: { skills: topOf(openJobs.skill), locations: topOf(openJobs.location) },
    }
  }, MAX_AGE_MS)

/** The companies with most open jobs; each row has the totals of all companies. Reads only the index jobs_open_by_company. */
async function listLargestCompanies(db: Db) {
  const { rows } = await sql<Row>`
    with counted as materialized (
      select user_id, count(*) as own_jobs from jobs where ${isOpen} group by user_id
    )
    select users.id, users.name, users.profile_picture,
      sum(own_jobs) over ()::float8 as jobs, count(*) over ()::float8 as companies
    from counted join users on users.id = counted.user_id
    where users.is_active
    order by own_jobs desc, users.id
    limit ${SUMMARY_SIZE.companies}`.execute(db)
  return rows
}

// 'Remote' is a location, but not a place.
const topOf = (names: NameCount[]) =>
  names
    .map(({ name }) => name)
    .filter((name) => name !== 'Remote')
    .slice(0, SUMMARY_SIZE.popular)
