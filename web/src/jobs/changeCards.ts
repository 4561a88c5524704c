import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { JOB_LISTS, type JobList } from './jobCards.ts'

/** Updates the card of a job in every cached list. */
export const changeCards = (client: QueryClient, id: number, change: Partial<JobCard>) =>
  client.setQueriesData<JobList>(
    JOB_LISTS,
    (list) =>
      list && {
        ...list,
        body: {
          ...list.body,
          data: list.body.data.map((card) => (card.id === id ? { ...card, ...change } : card)),
        },
      },
  )
