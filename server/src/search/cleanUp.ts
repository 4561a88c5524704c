import type { Db } from '../db/connect.ts'
import { sweepEndedJobs } from './queries.ts'

const SWEEP = 'sweep_ended_jobs'

/** A deadline's day ends once a day, but the server may have been down at that minute. */
export const searchSchedule = `1 * * * * ${SWEEP}`

export const searchCleanUp = (db: Db) => ({
  [SWEEP]: () => sweepEndedJobs(db),
})
