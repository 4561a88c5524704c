import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { PRIORITY } from './tasks.ts'

/** Counts stop here, so that a long queue costs no more to measure. */
export const MAX_COUNTED = 10_000

/**
 * The number of due tasks, for how many seconds the oldest has been due, and the number of tasks that failed for good. It
 * reads graphile-worker's own table, as its view doesn't reach the index of jobs that are available.
 */
export async function findBacklog(db: Db) {
  const { rows } = await sql<{ due: number; oldest_seconds: number; failed: number }>`
    with oldest as (
      select min(run_at) as run_at from unnest(${Object.values(PRIORITY)}::int[]) as priority, lateral (
        select run_at from graphile_worker._private_jobs as job
        where job.is_available and job.priority = priority.priority and run_at <= now()
        order by run_at limit 1) as first
    ), due as (
      select from unnest(${Object.values(PRIORITY)}::int[]) as priority, lateral (
        select from graphile_worker._private_jobs as job
        where job.is_available and job.priority = priority.priority and run_at <= now() limit ${MAX_COUNTED}) as job
      limit ${MAX_COUNTED}
    )
    select (select count(*) from due) as due,
      coalesce(extract(epoch from now() - (select run_at from oldest)), 0)::float as oldest_seconds,
      (select count(*) from (select from dead_letters limit ${MAX_COUNTED}) as failed) as failed`.execute(db)
  return rows[0]!
}
