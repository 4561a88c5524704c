import { useNavigate } from 'react-router'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { addressOf, type JobSearch, readJobSearch } from './jobSearch.ts'

export type Board = ReturnType<typeof useJobSearch>

/** The board's state, read from the address and changed through it. */
export function useJobSearch() {
  const params = useSearchParams()
  const navigate = useNavigate()
  const wanted = readJobSearch(params)

  return {
    wanted,
    /** The job of the address, or null where it names none. */
    selectedId: Number(params.get('jobId')) || null,
    /** Another search begins on its first page. */
    change: (changes: Partial<JobSearch>) => void navigate(addressOf({ ...wanted, page: 1, ...changes })),
    /** Shows a job beside the list, as a step to go back from or in place of the last one. */
    select: (jobId: number, options?: { replace: boolean }) =>
      void navigate(addressOf(wanted, jobId), options),
  }
}
