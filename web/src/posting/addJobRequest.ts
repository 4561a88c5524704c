import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, keyOf } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { type Problems, problemsFrom } from '../ui/problems.ts'
import { type AddJobDraft, EMPTY_DRAFT, toPayload } from './addJobDraft.ts'

type Outcome = { id?: number; problems?: Problems }

/** Sends a draft. Every outcome is told in an alert, except for what the form shows under a field. */
export function useAddJob() {
  const alerts = useAlert()
  const client = useQueryClient()

  return async (draft: AddJobDraft): Promise<Outcome> => {
    const answer = await call(jobs.addJob, { body: toPayload(draft) }).catch(passOnApiError)
    if (answer instanceof ApiError) {
      alerts.show({ severity: 'error', text: answer.message })
      return {}
    }
    if (answer.status === 201) {
      alerts.show({ severity: 'success', text: answer.body.success })
      void client.invalidateQueries({ queryKey: keyOf(jobs.getPostedJobs) })
      return { id: answer.body.id }
    }
    const { additionalValue, ...problems } = problemsFrom(answer.body.errorField)
    const shown = additionalValue ? { ...problems, questions: additionalValue } : problems
    const isShown = Object.keys(shown).some((field) => field in EMPTY_DRAFT)
    if (!isShown) alerts.show({ severity: 'error', text: answer.body.error })
    return { problems: shown }
  }
}

function passOnApiError(failure: unknown) {
  if (failure instanceof ApiError) return failure
  throw failure
}
