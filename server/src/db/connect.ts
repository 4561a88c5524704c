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

/** While a person waits: the database says no after 2 s, and one that says nothing is given up before 3. */
const DURING_A_REQUEST: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 2 * SECOND,
  statement_timeout: 2 * SECOND,
  lock_timeout: 2 * SECOND,
  query_timeout: 2.5 * SECOND,
}

/** For work that nobody waits for: it outlasts a database that is stopped for a minute. */
export const IN_THE_BACKGROUND: pg.PoolConfig = {
  max: 8, // four tasks at a time, the queue's listener, its clock and its lease
  connectionTimeoutMillis: 10 * SECOND,
  statement_timeout: 60 * SECOND,
  lock_timeout: 10 * SECOND,
  query_timeout: 90 * SECOND,
}

/** A pool whose waits all end. `onError` hears of idle connections that were lost. */
export function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  waits: pg.PoolConfig = DURING_A_REQUEST,
) {
  const pool = new pg.Pool({
    ...waits,
    connectionString,
    idle_in_transaction_session_timeout: 10 * SECOND,
    application_name: 'guildhall',
    Client,
  })
  pool.on('error', onError)
  // A connection in use reports its loss to its query; without a listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Ends with a question that was not answered in time: whoever got the connection next would wait behind it. */
class Client extends pg.Client {
  override query(...args: never): never {
    const answer: unknown = super.query(...(args as unknown as [string]))
    if (answer instanceof Promise) answer.catch((error: Error) => isUnanswered(error) && void this.end())
    return answer as never
  }
}

export const isUnanswered = ({ message }: Error) => message === 'Query read timeout'

export const connect = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
