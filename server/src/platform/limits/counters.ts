import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { withTimeout } from '../promises.ts'

/** The points of a counter, and the milliseconds until it ends. */
export type Count = { points: number; msLeft: number }

const MAX_KEYS = 10_000

/**
 * Counters in memory, which begin with their first call. Over the maximum, the least recently used one is deleted:
 * memory and the work of a call stay the same for any number of keys.
 */
export function memoryCounters(max = MAX_KEYS) {
  const counters = new Map<string, { points: number; endsAt: number }>()
  const find = (key: string) => {
    const counter = counters.get(key)
    return counter && counter.endsAt > performance.now() ? counter : undefined
  }
  const countOf = ({ points, endsAt }: { points: number; endsAt: number }): Count => ({
    points,
    msLeft: endsAt - performance.now(),
  })
  return {
    get size() {
      return counters.size
    },
    add(key: string, points: number, seconds: number) {
      const counter = find(key) ?? { points: 0, endsAt: performance.now() + seconds * 1000 }
      counter.points += points
      counters.delete(key)
      counters.set(key, counter)
      if (counters.size > max) counters.delete(counters.keys().next().value!)
      return countOf(counter)
    },
    read(key: string) {
      const counter = find(key)
      return counter && countOf(counter)
    },
    /** Raises a counter to a count from elsewhere, and takes over its end. */
    raise(key: string, { points, msLeft }: Count) {
      const counter = find(key)
      if (!counter) return
      counter.points = Math.max(counter.points, points)
      counter.endsAt = performance.now() + msLeft
    },
  }
}

const QUERY_TIMEOUT_MS = 1_000
const RETRY_DELAY_MS = 10_000

/**
 * Counters in the database, shared by all servers. While it is unavailable, calls fail at once, so that no request waits
 * for a counter; the database is tried again every 10 seconds.
 */
export function databaseCounters(db: Db, log: FastifyBaseLogger) {
  let retryAt = 0
  async function run(query: () => Promise<{ rows: { points: number; expire: number }[] }>) {
    if (performance.now() < retryAt) throw new Error('The database was unavailable less than 10 seconds ago.')
    try {
      const { rows } = await withTimeout(query(), QUERY_TIMEOUT_MS, 'The database took too long to count.')
      return rows.map(({ points, expire }): Count => ({ points, msLeft: expire - Date.now() }))[0]
    } catch (err) {
      const isFirst = performance.now() >= retryAt
      retryAt = performance.now() + RETRY_DELAY_MS
      if (isFirst) log.warn({ err }, 'rate limits are counted by this server alone: database unavailable')
      throw err
    }
  }
  return {
    /** A scheduled task deletes the counters that have ended. */
    async add(key: string, points: number, seconds: number) {
      const now = Date.now()
      const count = await run(() =>
        sql<{ points: number; expire: number }>`
          insert into rate_limits as stored (key, points, expire)
          values (${key}, ${points}::int, ${now + seconds * 1000}::bigint)
          on conflict (key) do update set
            points = case when stored.expire <= ${now}::bigint then 0 else stored.points end + excluded.points,
            expire = case when stored.expire <= ${now}::bigint then excluded.expire else stored.expire end
          returning points, expire`.execute(db),
      )
      return count!
    },
    read: (key: string) =>
      run(() =>
        sql<{ points: number; expire: number }>`
          select points, expire from rate_limits
          where key = ${key} and expire > ${Date.now()}::bigint`.execute(db),
      ),
  }
}
