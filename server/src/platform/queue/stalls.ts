import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The number of jobs that a worker runs at a time. */
export const MAX_CONCURRENT = 4

/** The jobs that a worker runs, by their ids, and how many it has started or finished so far. */
export function followJobs(events: WorkerEvents) {
  const running = new Set<string>()
  let progress = 0
  events.on('job:start', ({ job }) => {
    running.add(job.id)
    progress += 1
  })
  events.on('job:complete', ({ job }) => {
    running.delete(job.id)
    progress += 1
  })
  return { running: running as ReadonlySet<string>, progress: () => progress }
}

/**
 * Detects a stalled worker. The check is true if jobs are ready, the worker could run one more, and it
 * has neither started nor finished any since the previous check, which found the same.
 */
export function stallCheck(db: Db, tasks: string[], { running, progress }: ReturnType<typeof followJobs>) {
  let previous: number | undefined
  return async () => {
    const isIdle = running.size < MAX_CONCURRENT && (await hasReadyJobs(db, tasks))
    const current = isIdle ? progress() : undefined
    const isStalled = current !== undefined && current === previous
    previous = current
    return isStalled
  }
}

/** Whether a job of these tasks is ready for longer than the 2 seconds between two polls of a worker. */
async function hasReadyJobs(db: Db, tasks: string[]) {
  const { rows } = await sql`select from graphile_worker.jobs
    where task_identifier = any(${tasks}) and locked_at is null and attempts < max_attempts
      and run_at < now() - interval '10 seconds' limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Whether jobs are locked by this worker that it never received, because a database crash lost the response. Recent ones
 * are not counted: their response may still arrive.
 */
export async function hasOrphanedJobs(db: Db, workerId: string, running: ReadonlySet<string>) {
  const { rows } = await sql`select from graphile_worker.jobs
    where locked_by = ${workerId} and locked_at < now() - interval '1 minute'
      and id <> all(${[...running]}::bigint[]) limit 1`.execute(db)
  return rows.length > 0
}
