import { jobCollection } from '../src/jobs/api.ts'
import type { Filled } from './database.ts'
import { writePendingChanges } from './pendingChanges.ts'
import { ACTIONS, MANY_CLIENTS, preparePosting } from './posting.ts'
import { jobCases } from './searchCases.ts'
import { queriesWithTarget } from './searchClients.ts'
import { find } from './searches.ts'
import { summarize, type Summary } from './statistics.ts'
import { readSearchTables, type TableSize } from './tableSizes.ts'

const SEARCHES = 500

export type ChurnResult = {
  /** What has been done so far, the last of it now. */
  after: 'nothing' | 'posts' | 'edits' | 'closings'
  /** Per second, by 16 clients. */
  rate: number | undefined
  tables: TableSize[]
  /** Milliseconds of searches by one client. */
  searches: Summary
}

/** Posts, edits and closes `count` jobs, and measures by how much the tables of the search have grown after each. */
export async function measureChurn(filled: Filled, count: number): Promise<ChurnResult[]> {
  const posting = await preparePosting(filled)
  const companies = [...posting.companies.values()][0]!
  const measure = async (after: ChurnResult['after'], rate?: number): Promise<ChurnResult> => {
    await writePendingChanges(filled.db)
    const tables = await readSearchTables(filled.db)
    return { after, rate, tables, searches: await timeSearches(filled) }
  }
  const results = [await measure('nothing')]
  for (const [after, action] of [
    ['posts', 'post'],
    ['edits', 'edit'],
    ['closings', 'close'],
  ] as const) {
    const seconds = await repeat(count, (client) => ACTIONS[action](posting, companies[client]!))
    results.push(await measure(after, count / seconds))
  }
  return results
}

/** Lets 16 clients act until they have acted so often. Returns seconds. */
async function repeat(times: number, act: (client: number) => Promise<unknown>) {
  let left = times
  const started = performance.now()
  const runClient = async (client: number) => {
    while (left-- > 0) await act(client)
  }
  await Promise.all(Array.from({ length: MANY_CLIENTS }, (_, client) => runClient(client)))
  return (performance.now() - started) / 1_000
}

async function timeSearches({ db, jobs }: Filled) {
  const queries = queriesWithTarget(jobCases(jobs))
  const latencies: number[] = []
  for (let i = 0; i < SEARCHES; i++) {
    const started = performance.now()
    await find(db, jobCollection, queries[i % queries.length]!)
    latencies.push(performance.now() - started)
  }
  return summarize(latencies)
}
