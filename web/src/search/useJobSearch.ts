import { useNavigate } from 'react-router'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { urlOf, type JobSearch, readJobSearch } from './jobSearch.ts'

export type Board = ReturnType<typeof useJobSearch>

/** The board's state, which is in the URL. */
export function useJobSearch() {
  const params = useSearchParams()
  const navigate = useNavigate()
  const jobSearch = readJobSearch(params)

  return {
    jobSearch,
    /** The job that the URL names, or null. */
    selectedId: Number(params.get('jobId')) || null,
    /** A changed search starts on its first page. */
    change: (changes: Partial<JobSearch>) => void navigate(urlOf({ ...jobSearch, page: 1, ...changes })),
    /** Shows a job beside the list, as a step to go back from or in place of the last one. */
    select: (jobId: number, options?: { replace: boolean }) =>
      void navigate(urlOf(jobSearch, jobId), options),
  }
}
