import { search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { type JobSearch, queryOf } from './jobSearch.ts'

/** The jobs found; while others are on their way the last ones stay (`isPlaceholderData`). */
export type Results = ReturnType<typeof useJobResults>

export function useJobResults(wanted: JobSearch) {
  const client = useQueryClient()
  const input = { query: queryOf(wanted) }
  const endpoint = useAccount() ? search.searchJobsAuthenticated : search.searchJobs
  return useQuery({
    ...query(endpoint, input),
    // The page that the server drew shows them to an account too, until its marks are there.
    initialData: () => client.getQueryData(query(search.searchJobs, input).queryKey),
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
  })
}
