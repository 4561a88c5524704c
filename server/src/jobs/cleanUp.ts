import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import { indexMissingJobs } from './indexMissing.ts'

const CLEAN_UP = 'clean_up_job_views'
const INDEX = 'index_missing_jobs'

export const jobSchedule = `37 3 * * * ${CLEAN_UP} ?fill=1d
4 * * * * ${INDEX}`

export const jobCleanUp = (db: Db) => ({
  [CLEAN_UP]: () => deleteInBatches(db, 'job_views', sql`day < current_date - interval '1 year'`),
  // The database itself takes the jobs of a deactivated company out of the search.
  [INDEX]: () => indexMissingJobs(db),
})
