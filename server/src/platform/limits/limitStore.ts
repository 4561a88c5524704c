import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery, type QueryResult } from 'kysely'
import type { Db } from '../../db/connect.ts'

const ANSWER_WITHIN_MS = 1_000
const REST_MS = 10_000

type Query = { text: string; values: unknown[] }

/**
 * Where servers count together. While the database does not answer, each counts for itself and asks again after a
 * rest: nobody is kept waiting by a counter.
 */
export function limitStore(db: Db, log: FastifyBaseLogger) {
  let restUntil = 0
  const query = async ({ text, values }: Query) => {
    if (performance.now() < restUntil) throw new Error('The counters of the database rest.')
    try {
      const { rows } = await inTime(db.executeQuery(CompiledQuery.raw(text, values)))
      return { rows, rowCount: rows.length }
    } catch (err) {
      const isNews = performance.now() >= restUntil
      restUntil = performance.now() + REST_MS
      if (isNews)
        log.warn({ err }, 'calls are counted by this server alone: the database did not answer in time')
      throw err
    }
  }
  return {
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    // The table is made by a migration, and swept by a task of the queue.
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
}

async function inTime<T>(result: Promise<QueryResult<T>>) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error('The database took too long to count.')),
    ANSWER_WITHIN_MS,
  )
  try {
    return await Promise.race([result, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
