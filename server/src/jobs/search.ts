import { jobCard, type JobCard } from '@guildhall/contract/jobs/endpoints'
import { SEARCH_PAGE_SIZE, type jobSearchQuery } from '@guildhall/contract/search/endpoints'
import { facetsOf, JOB_FILTERS, type FilterName, type JobFilters } from '@guildhall/contract/search/filters'
import type { Sort } from '@guildhall/contract/search/sorts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { isUnblocked } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { countAll } from '../db/counts.ts'
import { enqueueMergedFor, PRIORITY } from '../platform/queue/tasks.ts'
import {
  indexOutdated,
  refreshDocuments,
  refreshInBatches,
  searchCorrected,
  searchIds,
  tokensOf,
  writeDocuments,
  type Collection,
  type Dictionary,
  type SearchDocument,
} from '../search/api.ts'
import { presentCard } from './present.ts'
import { isOpen, jobsOfActiveCompanies, selectJobs, type JobRow } from './queries.ts'

/** Where a job is: its locations, and 'Remote' if it is remote. */
export function placesOf({ locations, remote }: JobRow) {
  const places = locations.map(({ location }) => location)
  return remote && !places.includes('Remote') ? [...places, 'Remote'] : places
}

/** What an open job is found by: title, company, skills, types, places and 'Remote', and whole words of its long text. */
function makeJobDocument(row: JobRow): SearchDocument {
  // Parsing strips all fields that the contract doesn't name: searches return the card as it is stored.
  const card = jobCard.parse(presentCard(row))
  const types = row.employment_types.map(({ type }) => type)
  const skills = row.skills.map(({ skill_name }) => skill_name)
  const places = placesOf(row)
  const facets: Record<FilterName<JobFilters, 'options' | 'flag'> | 'skill', string[]> = {
    employment_type: types,
    location: places,
    experience_level: [row.experience_level],
    period: [row.salary_period],
    remote: places.includes('Remote') ? ['true'] : [],
    skill: skills,
  }
  const words = [row.job_title, row.poster_name, ...skills, ...types, ...places].join(' ')
  return {
    id: row.id,
    tokens: tokensOf(words),
    titleTokens: tokensOf(row.job_title),
    longTokens: tokensOf(row.job_detail),
    facets,
    amount: row.salary_nominal,
    lastDay: row.deadline,
    card,
  }
}

const openJobs = (db: Db) => jobsOfActiveCompanies(db).where(isOpen)

/** The open jobs among `ids`, without those across a block from a person. */
export async function listOpenIds(db: Db, ids: number[], personId: number) {
  const rows = await openJobs(db)
    .where('jobs.id', '=', sql<number>`any(${ids})`)
    .where(isUnblocked(sql.ref('jobs.user_id'), personId))
    .select('jobs.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The jobs among `ids` that are open, by id. */
export async function listOpenJobs(db: Db, ids: number[]) {
  const rows = await selectOpenJobs(db, ids)
  return new Map(rows.map((row) => [row.id, { ...row, places: placesOf(row) }]))
}

const selectOpenJobs = (db: Db, ids: number[]) =>
  selectJobs(db).where('jobs.id', 'in', ids).where(isOpen).execute()

/** The open jobs of active companies. A trigger of the database removes those that end or whose company is deactivated. */
export const jobCollection: Collection = {
  name: 'jobs',
  version: 3,
  async listIds(db, { after, limit }) {
    const rows = await openJobs(db)
      .where('jobs.id', '>', after)
      .select('jobs.id')
      .orderBy('jobs.id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },
  lock: (db, ids) =>
    jobsOfActiveCompanies(db)
      .where('jobs.id', 'in', ids)
      .select('jobs.id')
      .orderBy('jobs.id')
      .forShare(['jobs', 'poster'])
      .execute(),
  async makeDocuments(db, ids) {
    return (await selectOpenJobs(db, ids)).map(makeJobDocument)
  },
  longTexts: (id) => sql`job_long_texts(${id})`,
}

/** Makes a new job findable, in the transaction that writes it. */
export const indexJob = (db: Db, job: JobRow) => writeDocuments(db, jobCollection, [makeJobDocument(job)])

/** Makes all open jobs findable that are not, such as those of a company that was activated again. */
export const indexJobs = (db: Db) => indexOutdated(db, jobCollection)

/** The payloads of this feature's indexing tasks. */
export type IndexTasks = { index_company_jobs: { companyId: number } }

const enqueue = enqueueMergedFor<IndexTasks>(PRIORITY.normal)

// Indexing a job takes about 10 ms: a company that changes without end uses a tenth of a core.
const SECONDS_PER_JOB = 0.1
const MIN_SECONDS = 2
const MAX_SECONDS = 300

/**
 * Queues the update of a company's jobs in the search after a change of its name, picture or country. Call it in the
 * transaction of the change. Later changes are merged; the task waits for them the longer the more jobs there are.
 */
export async function indexJobsOfCompany(db: Db, companyId: number) {
  const count = await countAll(openJobs(db).where('jobs.user_id', '=', companyId))
  if (count === 0) return
  const seconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, count * SECONDS_PER_JOB))
  await enqueue(db, 'index_company_jobs', { companyId }, { key: `index_company_jobs ${companyId}`, seconds })
}

/** Updates one job in the search, in the transaction that changes it and has locked its company before it. */
export const refreshJob = (db: Db, jobId: number) => refreshDocuments(db, jobCollection, [jobId])

/** Updates all open jobs of a company in the search, in batches. */
export async function indexAllJobsOfCompany(db: Db, companyId: number) {
  const rows = await openJobs(db).where('jobs.user_id', '=', companyId).select('jobs.id').execute()
  await refreshInBatches(
    db,
    jobCollection,
    rows.map(({ id }) => id),
  )
}

type Filters = Pick<z.output<typeof jobSearchQuery>, FilterName<JobFilters, 'options' | 'flag'>>
export type JobSearch = {
  text: string
  page: number
  sort?: Sort | undefined
  filters: Filters
  salaryMin?: string | undefined
}

type Query = { search: string; page?: number; sort?: Sort; salary_min?: string } & JobSearch['filters']

/** The search of the input of an endpoint. */
export const jobSearchOf = ({ search, page = 1, sort, salary_min, ...filters }: Query): JobSearch => ({
  text: search,
  page,
  sort,
  filters,
  salaryMin: salary_min,
})

export const queryOf = ({ text, page, sort, filters, salaryMin }: JobSearch) => ({
  text,
  sort,
  facets: facetsOf(JOB_FILTERS, filters),
  minAmount: salaryMin,
  offset: (page - 1) * SEARCH_PAGE_SIZE,
  limit: SEARCH_PAGE_SIZE,
})

/**
 * One page of the open jobs that match, in the order of `sort`, as JSON (`parseCards`), and the total of matches. A search
 * that finds nothing is repeated with its spelling corrected.
 */
export const searchJobs = (db: Db, query: JobSearch, readDictionary: () => Promise<Dictionary>) =>
  searchCorrected(db, jobCollection, queryOf(query), readDictionary)

/** The ids of the open jobs that match, the newest first. */
export const findNewestJobs = (db: Db, query: JobSearch, limit: number) =>
  searchIds(db, jobCollection, queryOf(query), limit)

/** The cards of a search's result. */
export const parseCards = (cards: string) => JSON.parse(cards) as JobCard[]
