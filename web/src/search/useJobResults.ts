import { search } from '@guildhall/contract/search/endpoints'
import type { JobFilters } from '@guildhall/contract/search/filters'
import type { JobSort } from '@guildhall/contract/search/sorts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { type BoardQuery, inputOf } from './boardQuery.ts'

/** The jobs found; for an account, flagged as saved or applied for. */
export function useJobResults(boardQuery: BoardQuery<JobFilters, JobSort>) {
  const client = useQueryClient()
  const input = { query: inputOf(boardQuery) }
  const endpoint = useAccount() ? search.searchJobsAuthenticated : search.searchJobs
  return useQuery({
    ...query(endpoint, input),
    // What the server rendered for visitors is shown to an account too, until its own results arrive.
    initialData: () => client.getQueryData(query(search.searchJobs, input).queryKey),
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
  })
}
