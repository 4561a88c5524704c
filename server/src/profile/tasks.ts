import type { Files } from '../adapters/files.ts'
import type { Db } from '../db/connect.ts'
import type { FeatureTasks } from '../platform/queue/tasks.ts'
import { cleanUpFiles } from './cleanUpFiles.ts'
import { deletePastContactReads } from './contacts.ts'

export const profileTasks = (db: Db, files: Files): FeatureTasks => ({
  tasks: {
    clean_up_contact_reads: () => deletePastContactReads(db),
    clean_up_files: () => cleanUpFiles(db, files),
  },
  crontab: ['7 0 * * * clean_up_contact_reads ?fill=1d', '27 * * * * clean_up_files ?fill=1h'].join('\n'),
})
