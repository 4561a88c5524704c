import { availableParallelism } from 'node:os'
import type { RawBuilder } from 'kysely'
import { REQUEST_POOL, type Db } from '../db/connect.ts'
import { limitConcurrency } from '../platform/http/concurrency.ts'

const MAX_CONCURRENT = Math.min(2 * availableParallelism(), 6)
const searches = limitConcurrency({ max: MAX_CONCURRENT, maxWaitMs: REQUEST_POOL.connectionTimeoutMillis })

/**
 * Runs a search of a request. Only a few run at once, the others wait in order: together they would take longer. Don't call
 * it inside a transaction, which would hold its connection while it waits.
 *
 * @throws Refused with 503 after as long a wait as for a connection
 */
export const queueSearch = <Result>(search: () => Promise<Result>) => searches.run(search)

/** Runs a statement that computes in PostgreSQL, as `queueSearch` does. */
export const runSearch = <Row>(db: Db, statement: RawBuilder<Row>) => queueSearch(() => statement.execute(db))
