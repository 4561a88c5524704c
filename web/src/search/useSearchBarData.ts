import { search } from '@guildhall/contract/search/endpoints'
import type { LookupName } from '@guildhall/contract/search/filters'
import type { ResponseOf } from '@guildhall/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** A name, and how many open jobs have it. */
type LookupEntry = { label: string; jobs: number }

const toEntries = ({
  body,
}: ResponseOf<typeof search.getSearchBarData>): Record<LookupName, LookupEntry[]> => ({
  skills: body.skills
    .map(({ skill_name, total_job }) => ({ label: skill_name, jobs: total_job }))
    .sort(byJobs),
  emp_type: body.emp_type.map(({ type, total_job }) => ({ label: type, jobs: total_job })),
  location: body.location
    .map(({ location, total_job }) => ({ label: location, jobs: total_job }))
    .sort(byJobs),
})

/** Of the many names that match a text, a list shows the first. */
const byJobs = (a: LookupEntry, b: LookupEntry) => b.jobs - a.jobs

/** The names of the lookups, for suggestions and filters. They change only with a release, their numbers of jobs often. */
export const useSearchBarData = ({ enabled = true } = {}) =>
  useQuery({ ...query(search.getSearchBarData, {}), enabled, staleTime: 60_000, select: toEntries })
