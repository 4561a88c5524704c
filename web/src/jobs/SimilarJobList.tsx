import { similar } from '@guildhall/contract/jobs/similar'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { JobCardSection } from './JobCardSection.tsx'
import { moreTexts as texts } from './moreMessages.ts'

/** See SimilarJobs. A list that can't be loaded is left out without an error. */
export function SimilarJobList({ jobId, limit }: { jobId: number; limit: number }) {
  const { data: response, isError } = useQuery(
    query(similar.getSimilarJobs, { params: { id: String(jobId) } }),
  )
  if (isError || response?.status === 404) return null
  return <JobCardSection title={texts.similar} jobs={response?.body.data} limit={limit} />
}
