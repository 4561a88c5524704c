import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { findCard } from './jobCards.ts'

/** Loads a job. Until then the data is the job's card from a cached list, and `isPlaceholderData` is true. */
export function useJobDetail(id: string) {
  const client = useQueryClient()
  return useQuery({
    ...query(jobs.getJobDetail, { params: { id } }),
    placeholderData: () => {
      const card = findCard(client, Number(id))
      return card && { status: 200 as const, body: card }
    },
  })
}
