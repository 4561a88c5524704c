import { similar } from '@guildhall/contract/jobs/similar'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { JobCardSection } from './JobCardSection.tsx'
import { moreTexts as texts } from './moreMessages.ts'

type SimilarJobListProps = {
  jobId: number
  limit: number
  /** Shows nothing while the jobs load, where placeholders for none would be seen to go. */
  isQuiet?: boolean
}

/** See SimilarJobs. A list that can't be loaded is left out without an error. */
export function SimilarJobList({ jobId, limit, isQuiet }: SimilarJobListProps) {
  const { data: response, isError } = useQuery(
    query(similar.getSimilarJobs, { params: { id: String(jobId) } }),
  )
  if (isError || response?.status === 404 || (isQuiet && !response)) return null
  return <JobCardSection title={texts.similar} jobs={response?.body.data} limit={limit} />
}
