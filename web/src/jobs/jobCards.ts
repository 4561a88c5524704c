import { applying } from '@guildhall/contract/hiring/applying'
import { type JobCard, jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/client.ts'

/** Every list that shows jobs as cards. */
export const CARD_LISTS = [
  search.searchJobs,
  search.searchJobsAuthenticated,
  jobs.getSavedJobs,
  jobs.getCompanyJobs,
  applying.getInterestedJobs,
]

type List = { status: number; body: { data?: JobCard[] } }

/** The card of a job, if a list in the query cache has it. */
export const findCard = (client: QueryClient, id: number) =>
  CARD_LISTS.flatMap((list) => client.getQueriesData<List>({ queryKey: keyOf(list) }))
    .flatMap(([, response]) => response?.body.data ?? [])
    .find((card) => card.id === id)

/** Updates the card of a job in every cached list. */
export function changeCards(client: QueryClient, id: number, change: Partial<JobCard>) {
  const update = (card: JobCard) => (card.id === id ? { ...card, ...change } : card)
  for (const list of CARD_LISTS) {
    client.setQueriesData<List>({ queryKey: keyOf(list) }, (response) =>
      response?.body.data
        ? { ...response, body: { ...response.body, data: response.body.data.map(update) } }
        : response,
    )
  }
}
