import { expect } from 'vitest'
import { withClient } from './template.ts'

/**
 * Runs `work` while another connection holds the lock that the statement `lock` takes, and commits afterwards.
 * `work` may await `waiting(n)`, which resolves when at least n connections wait for a lock.
 */
export const whileHolding = <T>(
  { url }: { url: string },
  lock: string,
  work: (waiting: (atLeast: number) => Promise<void>) => Promise<T>,
) =>
  withClient(url, async (client) => {
    const count = async () => {
      const { rows } = await client.query<{ count: number }>(`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      // A transaction would keep its first snapshot of the statistics.
      await client.query('select pg_stat_clear_snapshot()')
      return rows[0]!.count
    }
    await client.query('begin')
    await client.query(lock)
    const result = await work(async (atLeast) => {
      await expect.poll(count, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast)
    })
    await client.query('commit')
    return result
  })
