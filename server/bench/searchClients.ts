import { connect, openPool, type Db } from '../src/db/connect.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { peopleCollection } from '../src/profile/api.ts'
import type { Collection } from '../src/search/api.ts'
import { measureRates, type Clients, type Rate } from './clients.ts'
import type { Filled } from './database.ts'
import { jobCases, peopleCases, type Query, type SearchCase } from './searchCases.ts'
import { find } from './searches.ts'

export const MANY_CLIENTS = 16
const CASES = ['no text', 'a common word', 'two common words', 'a word and a filter']

export type ClientsResult = { name: string; one: Rate; many: Rate }

/** Compares the searches of 16 clients with those of one, with the connections that requests have. */
export async function measureSearchClients({ url, jobs, people }: Filled, rounds: number) {
  const pool = openPool(url, () => undefined)
  const db = connect(pool)
  const groups = [
    ...groupsOf(db, { collection: jobCollection, cases: jobCases(jobs) }),
    ...groupsOf(db, { collection: peopleCollection, cases: peopleCases(people) }),
  ]
  try {
    const rates = await measureRates(
      groups.map(({ clients }) => clients),
      rounds,
    )
    return groups.map(({ name }, i): ClientsResult => ({ name, one: rates[i]![0]!, many: rates[i]![1]! }))
  } finally {
    await pool.end()
  }
}

type Searches = { collection: Collection; cases: SearchCase[] }

/** Some searches, and all that have a target in turn. */
function groupsOf(db: Db, { collection, cases }: Searches) {
  const group = (name: string, queries: Query[]) => ({
    name: `${collection.name}: ${name}`,
    clients: [1, MANY_CLIENTS].map((clients) => clientsOf(db, collection, { clients, queries })),
  })
  return [
    ...CASES.map((name) =>
      group(
        name,
        cases.filter((searchCase) => searchCase.name === name).map(({ query }) => query),
      ),
    ),
    group('all searches with a target in turn', queriesWithTarget(cases)),
  ]
}

export const queriesWithTarget = (cases: SearchCase[]) =>
  cases.flatMap(({ query, target, counted }) => (target === undefined || counted ? [] : [query]))

type Load = { clients: number; queries: Query[] }

/** Clients that send these searches in turn. */
export function clientsOf(db: Db, collection: Collection, { clients, queries }: Load): Clients {
  let searches = 0
  return { clients, act: () => find(db, collection, queries[searches++ % queries.length]!) }
}
