import { sql } from 'kysely'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'

export const notificationTasks = (db: Db): FeatureTasks => ({
  tasks: {
    clean_up_notifications: () =>
      deleteInBatches(db, 'notifications', sql`read_at < now() - interval '1 year'`),
  },
  crontab: '47 3 * * * clean_up_notifications ?fill=1d',
})
