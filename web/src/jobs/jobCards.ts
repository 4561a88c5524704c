import { hiring } from '@guildhall/contract/hiring/endpoints'
import { type JobCard, jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/client.ts'

/** Every list that shows jobs as cards. */
const LISTS = [
  search.searchJobs,
  search.searchJobsAuthenticated,
  jobs.getSavedJobs,
  jobs.getCompanyJobs,
  hiring.getInterestedJobs,
]

type List = { status: number; body: { data?: JobCard[] } }

/** What is known of a job already because some list has shown it. */
export const findCard = (client: QueryClient, id: number) =>
  LISTS.flatMap((list) => client.getQueriesData<List>({ queryKey: keyOf(list) }))
    .flatMap(([, answer]) => answer?.body.data ?? [])
    .find((card) => card.id === id)

/** Changes a job in every list that has fetched it. */
export function changeCards(client: QueryClient, id: number, change: Partial<JobCard>) {
  const changed = (card: JobCard) => (card.id === id ? { ...card, ...change } : card)
  for (const list of LISTS) {
    client.setQueriesData<List>({ queryKey: keyOf(list) }, (answer) =>
      answer?.body.data
        ? { ...answer, body: { ...answer.body, data: answer.body.data.map(changed) } }
        : answer,
    )
  }
}
