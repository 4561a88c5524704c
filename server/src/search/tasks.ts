import type { Db } from '../db/connect.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import { sweepEndedJobs } from './queries.ts'

/** A deadline passes once a day, but the server may have been down at that time: the sweep runs every hour. */
export const searchTasks = (db: Db): FeatureTasks => ({
  tasks: { sweep_ended_jobs: () => sweepEndedJobs(db) },
  crontab: '1 * * * * sweep_ended_jobs',
})
