import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, keyOf } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { type FieldErrors, serverErrors } from '../ui/fieldErrors.ts'
import { type AddJobDraft, EMPTY_DRAFT, toPayload } from './addJobDraft.ts'

type Result = { id?: number; errors?: FieldErrors }

/** Posts a draft as a job. An alert shows the result, except for errors that the form shows under a field. */
export function useAddJob() {
  const alerts = useAlert()
  const client = useQueryClient()

  return async (draft: AddJobDraft): Promise<Result> => {
    const response = await call(jobs.addJob, { body: toPayload(draft) }).catch(returnApiError)
    if (response instanceof ApiError) {
      alerts.show({ severity: 'error', text: response.message })
      return {}
    }
    if (response.status === 201) {
      alerts.show({ severity: 'success', text: response.body.success })
      void client.invalidateQueries({ queryKey: keyOf(jobs.getPostedJobs) })
      return { id: response.body.id }
    }
    const { additionalValue, ...fields } = serverErrors(response.body.errorField)
    const errors = additionalValue ? { ...fields, questions: additionalValue } : fields
    const isShown = Object.keys(errors).some((field) => field in EMPTY_DRAFT)
    if (!isShown) alerts.show({ severity: 'error', text: response.body.error })
    return { errors }
  }
}

function returnApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
