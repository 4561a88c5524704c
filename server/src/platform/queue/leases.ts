import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A lease survives two failed renewals. The jobs of a dead worker are taken over within two minutes. */
export const RENEWAL_INTERVAL_MS = 30_000
const IS_VALID = sql<boolean>`renewed_at > now() - interval '75 seconds'`

/**
 * Renews the lease of a worker.
 *
 * @returns whether the lease was still valid. If it was not, the database may have been unavailable to all workers, and
 *   the others need time to renew theirs.
 */
export async function renewLease(db: Db, workerId: string) {
  const { rows } = await sql<{ was_valid: boolean | null }>`
    with before as (select ${IS_VALID} as was_valid from worker_leases where worker_id = ${workerId})
    insert into worker_leases (worker_id) values (${workerId})
    on conflict (worker_id) do update set renewed_at = now()
    returning (select was_valid from before)`.execute(db)
  return rows[0]!.was_valid ?? true
}

export async function endLease(db: Db, workerId: string) {
  await db.deleteFrom('worker_leases').where('worker_id', '=', workerId).execute()
}

/**
 * Unlocks the jobs of dead workers, so that they are retried now instead of hours later. Locks younger than 30 s are
 * left alone: a new worker may not have a lease yet.
 */
export async function releaseAbandoned(db: Db) {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_at < now() - interval '30 seconds'
    except select worker_id from worker_leases where ${IS_VALID}))`.execute(db)
  await db
    .deleteFrom('worker_leases')
    .where(sql<boolean>`not ${IS_VALID}`)
    .execute()
}

/** Unlocks the jobs of all workers. For a server that is the only one and has no worker yet. */
export async function releaseAll(db: Db) {
  await db.deleteFrom('worker_leases').execute()
  await sql`select graphile_worker.force_unlock_workers(
    array(select locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db)
}
