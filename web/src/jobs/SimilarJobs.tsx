import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { NearView } from '../ui/NearView.tsx'
import { SimilarJobList } from './lazySimilarJobs.tsx'

type SimilarJobsProps = {
  jobId: number
  /** At most as many jobs, of the six that there are. */
  limit?: number
}

/** A section with the jobs that are similar to one, or nothing. It loads before it comes into view. */
export const SimilarJobs = ({ jobId, limit = PAGE_SIZE.similarJobs }: SimilarJobsProps) => (
  <NearView className="print:hidden">
    <SimilarJobList jobId={jobId} limit={limit} />
  </NearView>
)
