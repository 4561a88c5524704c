import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { deleteInBatches } from '../../db/batches.ts'
import type { FeatureTasks } from '../queue/tasks.ts'

// Expiry is set by the servers' clocks, which may be slightly behind the database's.
const IS_EXPIRED = sql`expire < (extract(epoch from now() - interval '5 minutes') * 1000)::bigint`

export const limitTasks = (db: Db): FeatureTasks => ({
  tasks: { clean_up_rate_limits: () => deleteInBatches(db, 'rate_limits', IS_EXPIRED) },
  crontab: '*/10 * * * * clean_up_rate_limits',
})
