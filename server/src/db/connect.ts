import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

/** A pool or a transaction: query functions cannot tell which, and need not. */
export type Db = Kysely<DB>

// A `date` column stays the calendar day it is, instead of becoming midnight in some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Ids stay within JavaScript's safe integers: they are counted up from 1.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const SECOND = 1000

/**
 * A pool whose waits all end. The time-outs answer a person with "try again" while the database is slow,
 * instead of holding the request; `onError` hears of idle connections that were lost.
 */
export function openPool(connectionString: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2 * SECOND,
    statement_timeout: 5 * SECOND,
    lock_timeout: 2 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    application_name: 'guildhall',
  })
  pool.on('error', onError)
  // A connection in use reports its loss to its query; without a listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const connect = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
