import { type FilterValues, JOB_FILTERS } from '@guildhall/contract/search/filters'
import { useNavigate } from 'react-router'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { clearedFilters } from './filters.ts'
import { urlOf, type JobSearch, readJobSearch } from './jobSearch.ts'

export type Board = ReturnType<typeof useJobSearch>

/** The board's state, which is in the URL. */
export function useJobSearch() {
  const params = useSearchParams()
  const navigate = useNavigate()
  const jobSearch = readJobSearch(params)

  /** A changed search starts on its first page. */
  const change = (changes: Partial<JobSearch>) => void navigate(urlOf({ ...jobSearch, page: 1, ...changes }))

  return {
    jobSearch,
    /** The job that the URL names, or null. */
    selectedId: Number(params.get('jobId')) || null,
    searchFor: (search: string) => change({ search }),
    changeFilters: (changes: FilterValues) => change({ filters: { ...jobSearch.filters, ...changes } }),
    clearFilters: () => change({ filters: clearedFilters(JOB_FILTERS) }),
    /** Shows a job beside the list, as a step to go back from or in place of the last one. */
    select: (jobId: number, options?: { replace: boolean }) =>
      void navigate(urlOf(jobSearch, jobId), options),
  }
}
