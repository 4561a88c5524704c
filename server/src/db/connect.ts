import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'
import { isOutdatedPlan, createStatementNamer } from './statementNames.ts'

/** A pool or a transaction: query functions work with both. */
export type Db = Kysely<DB>

// A `date` stays a calendar day, instead of becoming midnight in the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Ids are sequential from 1, so they stay within JavaScript's safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const SECOND = 1000

type PoolOptions = pg.PoolConfig & {
  /** Whether statements that run often are named, so that PostgreSQL keeps their plans. */
  preparedStatements?: boolean
}

/** While a person waits: the database cancels a statement after 2 s, and the client gives up after 2.5 s. */
export const REQUEST_POOL: PoolOptions = {
  preparedStatements: true,
  max: 10,
  connectionTimeoutMillis: 2 * SECOND,
  statement_timeout: 2 * SECOND,
  lock_timeout: 2 * SECOND,
  query_timeout: 2.5 * SECOND,
}

/** For background tasks: long enough to survive a database that is stopped for a minute. */
export const BACKGROUND_POOL: PoolOptions = {
  max: 8, // four concurrent tasks, and the queue's listener, crontab and lease
  connectionTimeoutMillis: 10 * SECOND,
  statement_timeout: 60 * SECOND,
  lock_timeout: 10 * SECOND,
  query_timeout: 90 * SECOND,
}

/**
 * A new connection costs PostgreSQL a process without anything in its caches, so those of a busy minute are kept. A
 * firewall may drop a connection without a trace that was idle for a few minutes.
 */
const IDLE_TIMEOUT_MS = 60 * SECOND

/** A pool with a timeout for every wait. `onError` is called when an idle connection is lost. */
export function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  { preparedStatements = false, ...options }: PoolOptions = REQUEST_POOL,
) {
  const nameOf = preparedStatements ? createStatementNamer() : undefined
  const pool = new Pool({
    ...options,
    connectionString,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10 * SECOND,
    application_name: 'guildhall',
    Client: clientWith(nameOf),
  })
  pool.on('error', onError)
  // A connection that is lost in use rejects its query; without a listener, its 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The load of a pool. */
export type PoolState = {
  readonly waitingCount: number
  readonly idleCount: number
  /** The clients that found no idle connection so far, and the sum of their waits. */
  readonly waits: { readonly count: number; readonly seconds: number }
}

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * A pool that accepts a second release of a connection. graphile-worker 0.18.0 releases its listening connection twice
 * if it is lost while a worker stops, and doesn't handle the error.
 */
class Pool extends pg.Pool implements PoolState {
  readonly waits = { count: 0, seconds: 0 }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback) {
    const endWait = this.idleCount === 0 ? this.#beginWait() : () => undefined
    if (!callback) return super.connect().finally(endWait)
    super.connect((error, client, release) => {
      endWait()
      if (error) return callback(error, client, release)
      let isReleased = false
      callback(error, client, (reason) => {
        if (!isReleased) release(reason)
        isReleased = true
      })
    })
    return undefined
  }

  #beginWait() {
    const began = performance.now()
    return () => {
      this.waits.count += 1
      this.waits.seconds += (performance.now() - began) / 1000
    }
  }
}

type Query = (...args: unknown[]) => unknown

/**
 * Closes the connection after a query timeout, because its next user would wait for the query that is still running,
 * and after a migration that a prepared statement does not fit.
 */
const clientWith = (nameOf?: (text: string) => string | undefined) =>
  class Client extends pg.Client {
    override query(...args: never): never {
      const [text, values] = args as readonly unknown[]
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf?.(text) : undefined
      const query = super.query.bind(this) as Query
      const result = name === undefined ? query(...(args as unknown[])) : query({ name, text, values })
      if (result instanceof Promise)
        result.catch((error: Error) => {
          if (isQueryTimeout(error) || isOutdatedPlan(error)) void this.end()
        })
      return result as never
    }
  }

export const isQueryTimeout = ({ message }: Error) => message === 'Query read timeout'

export const connect = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
