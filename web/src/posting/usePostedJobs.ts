import { JOB_STATUSES, POSTED_JOB_SORTS } from '@guildhall/contract/jobs/choices'
import { posting } from '@guildhall/contract/posting/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, query } from '../api/client.ts'
import { to } from '../to.ts'
import { usePaging } from '../ui/usePaging.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'

export const FILTERS = ['All', ...JOB_STATUSES] as const
type Filter = (typeof FILTERS)[number]
type Sort = (typeof POSTED_JOB_SORTS)[number]

/** The company's jobs by the status, order and page in the URL; `hrefOf` is the URL of another status or order. */
export function usePostedJobs() {
  const params = useSearchParams()
  const { page } = usePaging()
  const filter = FILTERS.find((one) => one === params.get('status')) ?? 'All'
  const sort = POSTED_JOB_SORTS.find((one) => one === params.get('sort')) ?? 'newest'
  const posted = useQuery({
    ...query(posting.getPostedJobs, { query: { page, ...parametersOf({ filter, sort }) } }),
    placeholderData: keepPreviousData,
    select: (response) => {
      if (response.status !== 200) throw new ApiError(response)
      const { data, total_job, counts } = response.body
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { items: data, total: total_job, counts: { All: all, ...counts } }
    },
  })
  const hrefOf = (change: { filter?: Filter; sort?: Sort }) =>
    to.companyPanel('jobs', parametersOf({ filter, sort, ...change }))
  return { posted, filter, sort, hrefOf, isFirstView: page === 1 && filter === 'All' && sort === 'newest' }
}

/** Without the defaults. */
const parametersOf = ({ filter, sort }: { filter: Filter; sort: Sort }) => ({
  status: filter === 'All' ? undefined : filter,
  sort: sort === 'newest' ? undefined : sort,
})
