import { search } from '@guildhall/contract/search/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { type JobSearch, queryOf } from './jobSearch.ts'

/** The jobs found. The last results stay until the next ones arrive (`isPlaceholderData`). */
export type Results = ReturnType<typeof useJobResults>

export function useJobResults(jobSearch: JobSearch) {
  const client = useQueryClient()
  const input = { query: queryOf(jobSearch) }
  const endpoint = useAccount() ? search.searchJobsAuthenticated : search.searchJobs
  return useQuery({
    ...query(endpoint, input),
    // What the server rendered for visitors is shown to an account too, until its own results arrive.
    initialData: () => client.getQueryData(query(search.searchJobs, input).queryKey),
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
  })
}
