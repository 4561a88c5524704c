import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInSlices } from '../db/slices.ts'

const CLEAN_UP = 'clean_up_job_views'

export const jobSchedule = `37 3 * * * ${CLEAN_UP} ?fill=1d`

export const jobCleanUp = (db: Db) => ({
  [CLEAN_UP]: () => deleteInSlices(db, 'job_views', sql`day < current_date - interval '1 year'`),
})
