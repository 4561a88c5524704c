import { search } from '@guildhall/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { type JobSearch, queryOf } from './jobSearch.ts'

/** The jobs found; while others are on their way the last ones stay (`isPlaceholderData`). */
export type Results = ReturnType<typeof useJobResults>

export function useJobResults(wanted: JobSearch) {
  const endpoint = useSession() ? search.searchJobsAuthenticated : search.searchJobs
  return useQuery({
    ...query(endpoint, { query: queryOf(wanted) }),
    placeholderData: keepPreviousData,
  })
}
