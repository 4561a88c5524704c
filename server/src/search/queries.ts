import { type JobCard } from '@guildhall/contract/jobs'
import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search'
import { sql } from 'kysely'
import { isStillOpen } from '../db/days.ts'
import type { Db } from '../db/connect.ts'
import { jobTokens } from './tokens.ts'
import { jobQuery, termsOf, type JobFilters } from './tsquery.ts'

export type JobSearch = { text: string; page: number; filters: JobFilters; salaryMin?: string | undefined }
export type Found = { cards: JobCard[]; total: number }

const NOTHING: Found = { cards: [], total: 0 }

/**
 * One page of the open jobs that fit, newest first, and how many there are in all. This is the whole of what the
 * rest knows about how jobs are found: another index goes behind this function.
 */
export async function searchJobs(db: Db, { text, page, filters, salaryMin }: JobSearch): Promise<Found> {
  const matches = selectMatches(db, { text, filters, salaryMin })
  if (matches === undefined) return NOTHING

  const { total } = await matches.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  if (total === 0) return NOTHING
  const cards = await matches
    .innerJoin('job_card', 'job_card.job_id', 'job_search.job_id')
    .select('card')
    .orderBy('job_search.job_id', 'desc')
    .limit(SEARCH_PAGE_SIZE)
    .offset((page - 1) * SEARCH_PAGE_SIZE)
    .execute()
  return { cards: cards.map(({ card }) => card as unknown as JobCard), total }
}

/** The rows of the index that fit; undefined where none can. */
export function selectMatches(db: Db, { text, filters, salaryMin }: Omit<JobSearch, 'page'>) {
  const wanted = jobQuery(text, filters)
  if (wanted === undefined) return undefined

  let matches = db.selectFrom('job_search').where(isStillOpen('job_search.deadline'))
  if (wanted !== null) matches = matches.where(sql<boolean>`tokens @@ ${wanted}::tsquery`)
  if (salaryMin !== undefined) matches = matches.where('salary', '>=', salaryMin)
  return matches
}

/** Which words of a search find a job by themselves: these are spelled as somebody spells them. */
export async function findTokensInUse(db: Db, text: string) {
  const terms = termsOf(text)
  // Counted, because for a mere `exists` the planner would rather read the whole table than the index.
  const { rows } = await sql<{ token: string }>`
    select term.token
    from unnest(${terms.map(({ token }) => token)}::text[], ${terms.map(({ query }) => query)}::text[])
      as term (token, query)
    where (select count(*) from job_search where tokens @@ term.query::tsquery) > 0`.execute(db)
  return new Set(rows.map((row) => row.token))
}

/** Makes an open job findable, in the transaction that writes it. */
export async function indexJob(db: Db, job: JobCard) {
  const row = {
    deadline: job.deadline,
    salary: job.jobsalaryrates?.nominal ?? '0',
    tokens: sql<string>`array_to_tsvector(${jobTokens(job)}::text[])`,
  }
  await db
    .insertInto('job_search')
    .values({ job_id: job.id, ...row })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
    .execute()
  const card = JSON.stringify(job)
  await db
    .insertInto('job_card')
    .values({ job_id: job.id, card })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ card }))
    .execute()
}

/** Makes a job unfindable. */
export async function unindexJob(db: Db, jobId: number) {
  await db.deleteFrom('job_search').where('job_id', '=', jobId).execute()
  await db.deleteFrom('job_card').where('job_id', '=', jobId).execute()
}
