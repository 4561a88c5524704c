import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { focusManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeResponse, successOf } from '../api/change.ts'
import { ApiError, keyOf } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'

/** What shows the status of a job or of an application. */
const AFFECTED = [
  search.searchJobs,
  search.searchJobsAuthenticated,
  jobs.getSavedJobs,
  jobs.getCompanyJobs,
  jobs.getJobDetail,
  applying.getInterestedJobs,
  posting.getPostedJobs,
  hiring.getApplicants,
  hiring.getApplication,
]

/** Reloads what shows jobs and applications, because one has changed: a hidden tab does so once it is looked at. */
export function jobsChanged(client: QueryClient) {
  const refetchType = focusManager.isFocused() ? 'active' : 'none'
  for (const endpoint of AFFECTED) void client.invalidateQueries({ queryKey: keyOf(endpoint), refetchType })
}

/** The refusals that a second try would meet as well, because the job or the application is no longer what it was. */
const FINAL_STATUSES: readonly (number | undefined)[] = [404, 409]

type JobChangeOptions = {
  onSuccess?: () => void
  /** Called when another try makes no sense: after a success, and after a refusal because of the present state. */
  onFinal?: () => void
}

/**
 * Sends a change of a job or an application and shows the server's `success` or `error` in an alert; the errors of fields
 * are left to their form. What it affects is reloaded, after a refusal too: another tab or the other side may have
 * changed it first.
 */
export function useJobChange({ onSuccess, onFinal }: JobChangeOptions = {}) {
  const alerts = useAlert()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (send: () => Promise<ChangeResponse>) => successOf(await send()),
    onSuccess: ({ success }) => {
      alerts.show({ severity: 'success', text: success })
      onSuccess?.()
      onFinal?.()
    },
    onError: (error) => {
      const isShownInForm = error instanceof ApiError && error.errorField
      if (!isShownInForm) alerts.show({ severity: 'error', text: error.message })
      if (error instanceof ApiError && FINAL_STATUSES.includes(error.status)) onFinal?.()
    },
    onSettled: () => jobsChanged(client),
  })
}
