import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { asApiError } from '../api/change.ts'
import { ApiError, call, keyOf } from '../api/client.ts'
import { endFirstJob } from '../api/firstJob.ts'
import { useAlert } from '../ui/useAlert.ts'
import { type FieldErrors, serverErrors } from '../ui/fieldErrors.ts'
import { type AddJobDraft, EMPTY_DRAFT, type JobSource, toPayload } from './addJobDraft.ts'

type Result = { id?: number; errors?: FieldErrors }

/**
 * Posts a draft as a job, or saves it as the job that `source` edits. An alert shows the result, except for errors that the
 * form shows under a field and, if it `isConfirmed` otherwise, success.
 */
export function useAddJob(source: JobSource | undefined, { isConfirmed }: { isConfirmed: boolean }) {
  const alerts = useAlert()
  const client = useQueryClient()

  return async (draft: AddJobDraft): Promise<Result> => {
    const response = await send(draft, source).catch(asApiError)
    if (response instanceof ApiError) {
      alerts.show({ severity: 'error', text: response.message })
      return {}
    }
    const { id, body } = response
    // A refused edit too: the job may have changed meanwhile.
    for (const endpoint of [posting.getPostedJobs, jobs.getJobDetail, hiring.getApplicants])
      void client.invalidateQueries({ queryKey: keyOf(endpoint) })
    if ('success' in body) {
      endFirstJob()
      if (!isConfirmed) alerts.show({ severity: 'success', text: body.success })
      return { id }
    }
    const { additionalValue, ...fields } = serverErrors(body.errorField)
    const errors = additionalValue ? { ...fields, questions: additionalValue } : fields
    const isShown = Object.keys(errors).some((field) => field in EMPTY_DRAFT)
    if (!isShown) alerts.show({ severity: 'error', text: body.error })
    return { errors }
  }
}

async function send(draft: AddJobDraft, source: JobSource | undefined) {
  const body = toPayload(draft)
  if (source?.action === 'edit') {
    const { id } = source.job
    return { ...(await call(posting.editJob, { params: { id: String(id) }, body })), id }
  }
  const response = await call(posting.addJob, { body })
  return { ...response, id: response.status === 201 ? response.body.id : undefined }
}
