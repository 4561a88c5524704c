import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import { indexJob } from '../search/api.ts'
import { presentCard } from './present.ts'
import { selectJobs } from './queries.ts'

const BATCH_SIZE = 200

/** Makes open jobs findable that are not: those of a company whose account was activated again. */
export async function indexMissingJobs(db: Db) {
  const missing = selectJobs(db)
    .where('jobs.status', '=', 'Open')
    .where(isStillOpen('jobs.deadline'))
    .where((job) =>
      job.not(
        job.exists(
          job.selectFrom('job_search').whereRef('job_search.job_id', '=', 'jobs.id').select('job_id'),
        ),
      ),
    )
    .limit(BATCH_SIZE)
  for (;;) {
    const jobs = await missing.execute()
    for (const job of jobs) await indexJob(db, presentCard(job))
    if (jobs.length < BATCH_SIZE) return
  }
}
