import { type JobCard } from '@guildhall/contract/jobs/endpoints'
import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import { areFound, findJobIds } from './bits.ts'
import { partsOf, termsOf, type JobFilters } from './matches.ts'
import { jobTokens } from './tokens.ts'

export type JobSearch = { text: string; page: number; filters: JobFilters; salaryMin?: string | undefined }
export type Found = { cards: JobCard[]; total: number }

const NOTHING: Found = { cards: [], total: 0 }

/**
 * One page of the open jobs that fit, newest first, and how many there are in all. This is the whole of what the
 * rest knows about how jobs are found: another index goes behind this function.
 */
export async function searchJobs(db: Db, { text, page, filters, salaryMin }: JobSearch): Promise<Found> {
  const parts = partsOf(text, filters)
  if (parts === undefined) return NOTHING

  const offset = (page - 1) * SEARCH_PAGE_SIZE
  const { ids, total } = await findJobIds(db, { parts, salaryMin, offset, limit: SEARCH_PAGE_SIZE })
  return { cards: await readCards(db, ids), total }
}

async function readCards(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('job_card')
    .where('job_id', 'in', ids)
    .select('card')
    .orderBy('job_id', 'desc')
    .execute()
  return rows.map(({ card }) => card as unknown as JobCard)
}

/** Which of these words of a search find no job by themselves: nobody spells them so. */
export async function findTokensNotInUse(db: Db, text: string, tokens: ReadonlySet<string>) {
  const words = termsOf(text).filter(({ token }) => tokens.has(token))
  const found = await areFound(
    db,
    words.map(({ parts }) => parts),
  )
  return new Set(words.filter((_, i) => !found[i]).map(({ token }) => token))
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

const SWEPT_AT_ONCE = 200

/**
 * Takes jobs whose deadline has passed out of the index, a few in each transaction, so that nobody waits long for
 * them. A search leaves them out in any case: this keeps it from having to.
 */
export async function sweepEndedJobs(db: Db) {
  for (;;) {
    const { rows } = await sql`
      with ended as (
        delete from job_search where job_id in (
          select job_id from job_search where not ${isStillOpen('deadline')} order by job_id limit ${SWEPT_AT_ONCE})
        returning job_id)
      delete from job_card using ended where job_card.job_id = ended.job_id returning job_card.job_id`.execute(
      db,
    )
    if (rows.length < SWEPT_AT_ONCE) return
  }
}
