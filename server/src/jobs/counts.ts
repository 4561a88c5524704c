import { MAX_COUNTED_NAMES } from '@guildhall/contract/search/endpoints'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/connect.ts'
import { memoize } from '../platform/promises.ts'
import { countFacets, type NameCount } from '../search/api.ts'
import { jobCollection, queryOf, type JobSearch } from './search.ts'

const EVERY_NAME = {
  employment_type: 'all',
  location: 'all',
  experience_level: 'all',
  period: 'all',
  skill: 'all',
} as const
const EVERY_JOB = { text: '', facets: {} }

export type OpenJobs = Record<keyof typeof EVERY_NAME, NameCount[]>

const OPEN_JOBS_MAX_AGE_MS = 60_000

/** Counts the open jobs with each name of a filter and each skill, the most frequent first, at most once a minute. */
export const openJobsReader = (db: Db) =>
  memoize<OpenJobs>(() => countFacets(db, jobCollection.name, EVERY_JOB, EVERY_NAME), OPEN_JOBS_MAX_AGE_MS)

const namesOf = (counts: NameCount[]) => counts.slice(0, MAX_COUNTED_NAMES).map(({ name }) => name)

/** Counts the jobs that a search would find with each of the most frequent names of open jobs. */
export async function countJobs(db: Db, query: JobSearch, openJobs: OpenJobs) {
  const { remote, ...counts } = await countFacets(db, jobCollection.name, queryOf(query), {
    employment_type: namesOf(openJobs.employment_type),
    location: namesOf(openJobs.location),
    experience_level: namesOf(openJobs.experience_level),
    period: namesOf(openJobs.period),
    skill: namesOf(openJobs.skill),
    remote: ['true'],
  })
  return { ...counts, remote: remote[0]?.count ?? 0 }
}

type JobCounts = Awaited<ReturnType<typeof countJobs>>

// The same search by many visitors, such as of everything, is counted once a second.
const SHARED_MS = 1_000
const MAX_SHARED = 200

/** Counts the jobs of a search by name, shared for a moment by everybody who asks for the same. */
export function openJobCounts(db: Db, readOpenJobs: () => Promise<OpenJobs>) {
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
