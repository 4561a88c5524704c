import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { withTimeout } from '../promises.ts'

const QUERY_TIMEOUT_MS = 1_000
const RETRY_DELAY_MS = 10_000

type Query = { text: string; values: unknown[] }

/**
 * Stores the counters that servers share in the database. While it is unavailable, its queries fail at once and each
 * server counts on its own, so that no request waits for a counter; the database is tried again every 10 seconds.
 */
export function limitStore(db: Db, log: FastifyBaseLogger) {
  let retryAt = 0
  const query = async ({ text, values }: Query) => {
    if (performance.now() < retryAt) throw new Error('The database was unavailable less than 10 seconds ago.')
    try {
      const result = db.executeQuery(CompiledQuery.raw(text, values))
      const { rows } = await withTimeout(result, QUERY_TIMEOUT_MS, 'The database took too long to count.')
      return { rows, rowCount: rows.length }
    } catch (err) {
      const isFirst = performance.now() >= retryAt
      retryAt = performance.now() + RETRY_DELAY_MS
      if (isFirst) log.warn({ err }, 'rate limits are counted by this server alone: database unavailable')
      throw err
    }
  }
  return {
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    // A migration creates the table, and a scheduled task deletes expired counters.
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
}
