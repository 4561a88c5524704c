import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { Db } from '../db/connect.ts'
import { findSimilar } from '../search/api.ts'
import { addFlags, listOpenIdsOfCompany, type JobRow } from './queries.ts'
import { jobCollection, placesOf } from './search.ts'

/** Maximum number of open jobs of the same company that are left out, the newest first. */
const MAX_OF_COMPANY = 1000

/**
 * Open jobs of other companies that share skills with a job. A person gets none that they applied for, and the flags of
 * the others.
 */
export async function listSimilarJobs(db: Db, job: JobRow, userId: number | undefined) {
  const ofCompany = await listOpenIdsOfCompany(db, job.poster_id, MAX_OF_COMPANY)
  const cards = await findSimilar(db, jobCollection, {
    counted: { name: 'skill', values: job.skills.map(({ skill_name }) => skill_name) },
    bonus: { name: 'location', values: placesOf(job) },
    // The job may be older than these.
    exceptIds: [job.id, ...ofCompany],
    // More, because some may be left out.
    limit: (userId === undefined ? 1 : 2) * PAGE_SIZE.similarJobs,
  })
  const jobs = cards.map((card) => JSON.parse(card) as JobCard)
  if (userId === undefined) return jobs
  const withFlags = await addFlags(db, userId, jobs)
  return withFlags.filter(({ is_applied }) => !is_applied).slice(0, PAGE_SIZE.similarJobs)
}
