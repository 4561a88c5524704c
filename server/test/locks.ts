import { expect } from 'vitest'
import { withClient } from './template.ts'

/**
 * Does `work` while another connection holds what the statement `lock` locks; it commits when the work ends.
 * The work may await `waiting(n)`: that so many connections wait for a lock.
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
      await expect.poll(count, { interval: 10 }).toBeGreaterThanOrEqual(atLeast)
    })
    await client.query('commit')
    return result
  })
