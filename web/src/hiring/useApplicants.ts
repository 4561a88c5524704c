import type { ResponseOf } from '@guildhall/contract/endpoint'
import { type CurrentApplicant, hiring } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, call, keyOf, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { usePaging } from '../ui/usePaging.ts'
import { type ApplicantFilters, DEFAULT_SORT } from './applicantFilters.ts'

type Response = ResponseOf<typeof hiring.getApplicants>

/** An applicant for one of the company's jobs. */
export type ApplicantProps = { job: Job; applicant: CurrentApplicant }

const paramsOf = (jobId: number) => ({ id: String(jobId) })
const pagesOf = (jobId: number) => [...keyOf(hiring.getApplicants), { params: paramsOf(jobId) }]

/**
 * One page of the applicants for a job, and how many there are by status, and new ones. Those who have withdrawn are
 * listed by their status only.
 */
export function useApplicants(jobId: number, { sort = DEFAULT_SORT, ...filters }: ApplicantFilters) {
  const { page } = usePaging()
  const withdrawn = filters.status ? undefined : 'false'
  return useQuery({
    ...query(hiring.getApplicants, { params: paramsOf(jobId), query: { page, ...filters, sort, withdrawn } }),
    placeholderData: keepPreviousData,
    select: (response) => {
      if (response.status !== 200) throw new ApiError(response)
      const { data, total_user, counts, new_count } = response.body
      return { items: data, total: total_user, counts, newCount: new_count }
    },
  })
}

/**
 * An applicant who may be on another page of the list, or not match its filters; null if the user has not applied.
 * Shown at once if another page that was loaded has them.
 */
export function useApplicant(jobId: number, userId: number | undefined, enabled: boolean) {
  const client = useQueryClient()
  const isShown = (response: Response | undefined) =>
    response?.status === 200 && response.body.data.some(({ user }) => user.id === userId)
  return useQuery({
    ...query(hiring.getApplicants, { params: paramsOf(jobId), query: { user: userId } }),
    enabled: enabled && userId !== undefined,
    placeholderData: () =>
      client
        .getQueriesData<Response>({ queryKey: pagesOf(jobId) })
        .map(([, response]) => response)
        .find(isShown),
    select: (response) => {
      if (response.status !== 200) throw new ApiError(response)
      return response.body.data.find(({ user }) => user.id === userId) ?? null
    },
  })
}

/** The company's own remarks about an applicant. */
type Mark = Partial<Pick<CurrentApplicant, 'shortlisted' | 'note'>>

function setMark(client: QueryClient, jobId: number, userId: number, mark: Mark) {
  client.setQueriesData<Response>({ queryKey: pagesOf(jobId) }, (response) => {
    if (response?.status !== 200) return response
    const data = response.body.data.map((applicant) =>
      applicant.user.id === userId ? { ...applicant, ...mark } : applicant,
    )
    return { ...response, body: { ...response.body, data } }
  })
}

async function sendMark(jobId: number, userId: number, mark: Mark) {
  const response = await call(hiring.markApplicant, {
    params: paramsOf(jobId),
    body: { user_id: userId, ...mark },
  })
  if (response.status !== 200) throw new ApiError(response)
}

/**
 * Shortlists an applicant or changes the note. The shortlist is shown at once and put back on an error; a note shows when
 * it is saved. A list that is filtered by the shortlist stays as it is until it is loaded again.
 */
export function useMark(jobId: number, { user }: CurrentApplicant) {
  const client = useQueryClient()
  const alerts = useAlert()
  return useMutation({
    mutationFn: (mark: Mark) => sendMark(jobId, user.id, mark),
    // Two quick clicks reach the server in order.
    scope: { id: `mark-applicant-${jobId}-${user.id}` },
    onMutate: async (mark) => {
      // Without data, a cancelled page would stay without.
      const loaded = { queryKey: pagesOf(jobId), predicate: ({ state }: Query) => state.data !== undefined }
      const isReloading = client.isFetching(loaded) > 0
      await client.cancelQueries(loaded)
      if (mark.shortlisted !== undefined) setMark(client, jobId, user.id, mark)
      return { isReloading }
    },
    onSuccess: (_, mark) => setMark(client, jobId, user.id, mark),
    onSettled: (_, _error, _mark, context) => {
      void client.invalidateQueries({
        queryKey: pagesOf(jobId),
        refetchType: context?.isReloading ? 'active' : 'none',
      })
    },
    onError: (error, mark) => {
      if (mark.shortlisted !== undefined) setMark(client, jobId, user.id, { shortlisted: !mark.shortlisted })
      alerts.show({ severity: 'error', text: error.message })
    },
  })
}
