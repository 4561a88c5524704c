import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import { indexMissingJobs } from './indexMissing.ts'

export const jobTasks = (db: Db): FeatureTasks => ({
  tasks: {
    clean_up_job_views: () => deleteInBatches(db, 'job_views', sql`day < current_date - interval '1 year'`),
    // Only adds: database triggers remove the jobs of a deactivated company from the search.
    index_missing_jobs: () => indexMissingJobs(db),
  },
  crontab: `37 3 * * * clean_up_job_views ?fill=1d
4 * * * * index_missing_jobs`,
})
