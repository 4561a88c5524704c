import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { findCard } from './jobCards.ts'

/** One job; while it is on its way, what its card has shown of it (`isPlaceholderData`). */
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
