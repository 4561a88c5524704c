import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { FeatureTasks, TasksFor } from '../platform/queue/tasks.ts'
import { updateResponseTime, updateResponseTimes, type ResponseTimeTasks } from './responseTimes.ts'
import { indexAllJobsOfCompany, type IndexTasks } from './search.ts'

const indexTasks = (db: Db): TasksFor<IndexTasks> => ({
  index_company_jobs: ({ companyId }) => indexAllJobsOfCompany(db, companyId),
})

const responseTimeTasks = (db: Db): TasksFor<ResponseTimeTasks> => ({
  update_response_time: ({ companyId }) => updateResponseTime(db, companyId),
})

export const jobTasks = (db: Db): FeatureTasks => ({
  tasks: {
    ...indexTasks(db),
    ...responseTimeTasks(db),
    update_response_times: () => updateResponseTimes(db),
    clean_up_job_views: () => deleteInBatches(db, 'job_views', sql`day < current_date - interval '1 year'`),
  },
  crontab: ['37 3 * * * clean_up_job_views ?fill=1d', '47 0 * * * update_response_times ?fill=1d'].join('\n'),
})
