import { MAX_COUNTED_NAMES } from '@guildhall/contract/search/endpoints'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/connect.ts'
import { countFacets, countTexts, mostFrequent, namesReader, type NameCount } from '../search/api.ts'
import { jobCollection, queryOf, type JobSearch } from './search.ts'

const FILTERS = ['employment_type', 'location', 'experience_level', 'period'] as const
const FACETS = [...FILTERS, 'skill'] as const

export type OpenJobs = Record<(typeof FACETS)[number], NameCount[]>

/** Counts the open jobs with each name of a filter and each skill, the most frequent first, at most once a minute. */
export const openJobsReader = (db: Db): (() => Promise<OpenJobs>) =>
  namesReader(db, jobCollection.name, FACETS)

/** Counts the jobs that a search would find with each of the most frequent names of open jobs. */
export async function countJobs(db: Db, query: JobSearch, openJobs: OpenJobs) {
  const { remote, ...counts } = await countFacets(db, jobCollection.name, queryOf(query), {
    ...mostFrequent(openJobs, FILTERS, MAX_COUNTED_NAMES, { location: 'Remote' }),
    remote: ['true'],
  })
  return { ...counts, remote: remote[0]!.count }
}

type JobCounts = Awaited<ReturnType<typeof countJobs>>

// The same search by many visitors, such as of everything, is counted once a second.
const SHARED_MS = 1_000
const MAX_SHARED = 200

/** Counts the jobs of a search by name, shared for a moment by everybody who asks for the same. */
export function createJobCounter(db: Db, readOpenJobs: () => Promise<OpenJobs>) {
  const shared = new LRUCache<string, JobCounts, JobSearch>({
    max: MAX_SHARED,
    ttl: SHARED_MS,
    fetchMethod: async (_key, _stale, { context }) => countJobs(db, context, await readOpenJobs()),
  })
  return (query: JobSearch) => {
    const { text, filters, salaryMin } = query
    return shared.forceFetch(JSON.stringify([text, filters, salaryMin]), { context: query })
  }
}

/** Counts the jobs that a search for each of some texts would find with the filters of another search. */
export const countSuggestedJobs = (db: Db, texts: string[], query: JobSearch) =>
  countTexts(db, jobCollection, texts, queryOf(query))
