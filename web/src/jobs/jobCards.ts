import type { GoneJob, JobCard } from '@guildhall/contract/jobs/endpoints'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'

export type JobList = { body: { data: (JobCard | GoneJob)[] } }

/** Every cached list of jobs, known by its items: the first load needs none of the endpoints. */
export const JOB_LISTS: QueryFilters = {
  predicate: ({ state }) => {
    const list = (state.data as Partial<JobList> | undefined)?.body?.data
    return Array.isArray(list) && list[0]?.job_title !== undefined
  },
}

/** The card of a job, if a list in the query cache has it. */
export const findCard = (client: QueryClient, id: number) =>
  client
    .getQueriesData<JobList>(JOB_LISTS)
    .flatMap(([, list]) => list!.body.data)
    .find((card): card is JobCard => card.id === id && !('company_gone' in card))
