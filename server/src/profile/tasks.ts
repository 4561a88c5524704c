import type { Db } from '../db/connect.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import { deletePastContactReads } from './contacts.ts'

export const profileTasks = (db: Db): FeatureTasks => ({
  tasks: { clean_up_contact_reads: () => deletePastContactReads(db) },
  crontab: '7 0 * * * clean_up_contact_reads ?fill=1d',
})
