import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { FeatureTasks, TasksFor } from '../platform/queue/tasks.ts'
import { indexAllJobsOfCompany, type IndexTasks } from './search.ts'

const indexTasks = (db: Db): TasksFor<IndexTasks> => ({
  index_company_jobs: ({ companyId }) => indexAllJobsOfCompany(db, companyId),
})

export const jobTasks = (db: Db): FeatureTasks => ({
  tasks: {
    ...indexTasks(db),
    clean_up_job_views: () => deleteInBatches(db, 'job_views', sql`day < current_date - interval '1 year'`),
  },
  crontab: '37 3 * * * clean_up_job_views ?fill=1d',
})
