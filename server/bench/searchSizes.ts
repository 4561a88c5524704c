import type { Db } from '../src/db/connect.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { countJobs, countSuggestedJobs, openJobsReader } from '../src/jobs/counts.ts'
import { peopleCollection } from '../src/profile/api.ts'
import { cleanups, type Log } from './cluster.ts'
import { freshDatabase, type Filled } from './database.ts'
import { leaveLargeChanges } from './fullProfiles.ts'
import { writePendingChanges } from './pendingChanges.ts'
import type { Results } from './results.ts'
import { jobCases, pendingCases, peopleCases, type Query } from './searchCases.ts'
import { measureSearches, type SearchResults } from './searches.ts'

type Sizes = { sizes: number[]; runs: number; data?: string | undefined }

/** Measures searches in a database of each size, and returns these databases with the largest last. */
export async function measureSizes(cluster: string, { sizes, runs, data }: Sizes, log: Log) {
  const searches: Results['searches'] = { jobs: [], people: [] }
  const databases: Filled[] = []
  for (const size of sizes.toSorted((a, b) => a - b)) {
    log(`Writing ${size} jobs and as many people`)
    const filled = await freshDatabase(cluster, size, data)
    cleanups.push(filled.close)
    const { db, jobs } = filled
    log('Searching jobs')
    searches.jobs.push(
      await measureSearches(db, {
        collection: jobCollection,
        cases: jobCases(jobs),
        count: await jobCounter(db),
        runs,
      }),
    )
    log('Searching people')
    searches.people.push(await measurePeople(filled, runs))
    databases.push(filled)
  }
  return { searches, databases, largest: databases.at(-1)! }
}

/** Counts as the endpoints do: the most frequent names are read once a minute. */
async function jobCounter(db: Db) {
  const openJobs = await openJobsReader(db)()
  return ({ text, facets: filters }: Query, counted: 'filters' | 'suggestions') =>
    counted === 'filters'
      ? countJobs(db, { text, page: 1, filters }, openJobs)
      : countSuggestedJobs(db, text.split(' '), { text: '', page: 1, filters })
}

/** The searches for people, the last of them with changes that are not in the bitmaps. */
async function measurePeople({ db, people }: Filled, runs: number): Promise<SearchResults> {
  const collection = peopleCollection
  const results = await measureSearches(db, { collection, cases: peopleCases(people), runs })
  await leaveLargeChanges(db)
  const pending = await measureSearches(db, { collection, cases: pendingCases, runs })
  await writePendingChanges(db)
  return { ...results, cases: [...results.cases, ...pending.cases] }
}
