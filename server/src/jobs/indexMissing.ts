import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import { indexJob } from '../search/api.ts'
import { presentCard } from './present.ts'
import { selectJobs } from './queries.ts'

const BATCH_SIZE = 200

/** Locks the jobs and their companies, so that a job is not closed and no company deactivated before it is indexed. */
const selectMissing = (db: Db) =>
  selectJobs(db)
    .where('jobs.status', '=', 'Open')
    .where(isStillOpen('jobs.deadline'))
    .where((job) =>
      job.not(
        job.exists(
          job.selectFrom('job_search').whereRef('job_search.job_id', '=', 'jobs.id').select('job_id'),
        ),
      ),
    )
    .orderBy('jobs.id')
    .limit(BATCH_SIZE)
    .forShare(['jobs', 'poster'])

const indexBatch = async (db: Db) => {
  const jobs = await selectMissing(db).execute()
  for (const job of jobs) await indexJob(db, presentCard(job))
  return jobs.length
}

/**
 * Makes open jobs findable that are not: those of a company whose account was activated again. Each batch is a
 * transaction of its own, unless the caller has one open.
 */
export async function indexMissingJobs(db: Db) {
  for (;;) {
    const indexed = await (db.isTransaction ? indexBatch(db) : db.transaction().execute(indexBatch))
    if (indexed < BATCH_SIZE) return
  }
}
