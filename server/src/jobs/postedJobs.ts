import { JOB_STATUSES, type POSTED_JOB_SORTS } from '@guildhall/contract/jobs/choices'
import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import type { PostedJob } from '@guildhall/contract/posting/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countsOf } from '../db/counts.ts'
import { presentCard } from './present.ts'
import { isByActivePerson, isOpen, jobsOfActiveCompanies, selectJobs } from './queries.ts'

type Sort = (typeof POSTED_JOB_SORTS)[number]
type PostedJobQuery = { companyId: number; status?: JobStatus | undefined; sort: Sort; page: number }

/** Applications for a job, without those that were withdrawn. */
const currentApplications = sql`from applications
  where job_id = jobs.id and applications.status <> 'Withdrawn' and ${isByActivePerson}`

const applicants = sql<number>`(select count(*) ${currentApplications})`

/** The numbers that only the company of a job sees. */
const figures = sql<{ views: number; saves: number; applicants: number }>`json_build_object(
  'views', (select count(*) from job_views where job_id = jobs.id),
  'saves', (select count(*) from saved_jobs where job_id = jobs.id),
  'applicants', ${applicants})`.as('figures')

const endedAt = sql<Date | null>`coalesce(jobs.finished_at, jobs.closed_at)`.as('ended_at')

/** Sorted by deadline, jobs that have ended come last: their deadline matters little. */
const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`jobs.id desc`,
  deadline: sql`${isOpen} desc, jobs.deadline, jobs.id desc`,
  applicants: sql`${applicants} desc, jobs.id desc`,
}

const selectPage = (db: Db, { companyId, status, sort, page }: PostedJobQuery) =>
  db
    .selectFrom('jobs')
    .where('jobs.user_id', '=', companyId)
    .$if(status !== undefined, (query) => query.where('jobs.status', '=', status!))
    .select('jobs.id')
    .orderBy(ORDERS[sort])
    .limit(PAGE_SIZE.companyJobs)
    .offset((page - 1) * PAGE_SIZE.companyJobs)

/** One page of all jobs of a company. */
export const listPostedJobs = (db: Db, query: PostedJobQuery) =>
  selectJobs(db)
    // First the page, then its jobs: otherwise everything is also read of the pages before it.
    .where('jobs.id', 'in', selectPage(db, query))
    .select([
      figures,
      endedAt,
      sql<number>`(select count(*) ${currentApplications} and applications.status = 'Applied' and seen_at is null)`.as(
        'new_count',
      ),
    ])
    .orderBy(ORDERS[query.sort])
    .execute()

type PostedJobRow = Awaited<ReturnType<typeof listPostedJobs>>[number]

export const presentPostedJob = (row: PostedJobRow): PostedJob => ({
  ...presentCard(row),
  applicant_count: row.figures.applicants,
  figures: row.figures,
  new_count: row.new_count,
  ended_at: row.ended_at?.toISOString() ?? null,
})

/** The number of a company's jobs by status. */
export async function countPostedJobs(db: Db, companyId: number) {
  const rows = await jobsOfActiveCompanies(db)
    .where('jobs.user_id', '=', companyId)
    .groupBy('jobs.status')
    .select((e) => ['jobs.status', e.fn.countAll<number>().as('count')])
    .execute()
  return countsOf(JOB_STATUSES, rows)
}

/** What only the company of a job sees of it. */
export async function findOwnDetails(db: Db, jobId: number) {
  const { figures: shown, ended_at } = await db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .select([figures, endedAt])
    .executeTakeFirstOrThrow()
  return { figures: shown, ended_at: ended_at?.toISOString() ?? null }
}
