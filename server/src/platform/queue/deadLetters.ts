import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { MAX_ATTEMPTS, PRIORITY } from './tasks.ts'

/** Dead letters by job id, or all of them. */
export type Selection = number[] | 'all'

/** The newest dead letters, each with the number of all. */
export const listDeadLetters = (db: Db, limit: number) =>
  db
    .selectFrom('dead_letters')
    .select([
      'job_id as id',
      'task',
      'payload',
      'error',
      'died_at',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('died_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .execute()

const isSelected = (selection: Selection) =>
  selection === 'all' ? sql`true` : sql`job_id = any(${selection}::bigint[])`

/**
 * Queues dead letters again, with all attempts, and returns their ids. One statement deletes the rows and queues the jobs,
 * so that two calls at once queue each job once. A job whose key is already queued is not queued twice.
 */
export async function retryDeadLetters(db: Db, selection: Selection) {
  const { rows } = await sql<{ id: number }>`
    with removed as (delete from dead_letters where ${isSelected(selection)} returning *),
    queued as (
      select job_id, graphile_worker.add_job(task, payload::json,
        job_key => coalesce(key, 'dead letter ' || job_id), job_key_mode => 'unsafe_dedupe',
        max_attempts => ${MAX_ATTEMPTS}, priority => coalesce(priority, ${PRIORITY.normal}::int))
      from removed
    )
    select job_id as id from queued order by job_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes dead letters, and returns their ids. */
export async function dropDeadLetters(db: Db, selection: Selection) {
  const { rows } = await sql<{ id: number }>`
    with removed as (delete from dead_letters where ${isSelected(selection)} returning job_id)
    select job_id as id from removed order by job_id`.execute(db)
  return rows.map(({ id }) => id)
}
