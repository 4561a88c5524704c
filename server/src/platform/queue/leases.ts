import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A lease outlives two renewals that fail; the work of a dead server is taken over within two minutes. */
export const RENEWAL_MS = 30_000
const IS_GOOD = sql<boolean>`renewed_at > now() - interval '75 seconds'`

/**
 * Says that the worker lives.
 *
 * @returns whether its lease was good until now. Where it was not, the database may have been away for everybody, and
 *   the others deserve the time to renew theirs.
 */
export async function renewLease(db: Db, workerId: string) {
  const { rows } = await sql<{ was_good: boolean | null }>`
    with before as (select ${IS_GOOD} as was_good from worker_leases where worker_id = ${workerId})
    insert into worker_leases (worker_id) values (${workerId})
    on conflict (worker_id) do update set renewed_at = now()
    returning (select was_good from before)`.execute(db)
  return rows[0]!.was_good ?? true
}

export async function endLease(db: Db, workerId: string) {
  await db.deleteFrom('worker_leases').where('worker_id', '=', workerId).execute()
}

/**
 * Frees the work that dead servers held, so that it is done again now instead of hours later. A lock is left alone
 * while its worker may not have told of itself yet.
 */
export async function releaseAbandoned(db: Db) {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_at < now() - interval '30 seconds'
    except select worker_id from worker_leases where ${IS_GOOD}))`.execute(db)
  await db
    .deleteFrom('worker_leases')
    .where(sql<boolean>`not ${IS_GOOD}`)
    .execute()
}

/**
 * Frees what a living worker was given in an answer that was lost, when the database died under it: it is at other
 * work. What it was given lately may still be on its way.
 */
export async function releaseUnheard(db: Db, workerId: string, atHand: readonly string[]) {
  await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = ${workerId} and locked_at < now() - interval '1 minute'
      and id <> all(${atHand}::bigint[])`.execute(db)
}

/** The same as for dead ones, for a server that knows to be the only one: nobody else can be at work. */
export async function releaseAll(db: Db) {
  await db.deleteFrom('worker_leases').execute()
  await sql`select graphile_worker.force_unlock_workers(
    array(select locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db)
}
