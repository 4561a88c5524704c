import { hiring } from '@guildhall/contract/hiring/endpoints'
import { type Job, jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError, call, keyOf, query } from '../api/client.ts'
import { wizardStorage } from '../api/wizardStorage.ts'
import { changeCards } from '../jobs/api.ts'
import { useAlert } from '../ui/useAlert.ts'
import { answersOf, isComplete, openWizard, stepLeftOut, type Wizard, wizardReducer } from './wizard.ts'

/** The wizard of one job: its state, how complete the profile is, and the sending. */
export function useApplication(job: Job) {
  const [wizard, dispatch] = useReducer(wizardReducer, job.additional_question, openWizard)
  useStoredAnswers(wizard)
  const completion = useQuery({ ...query(profile.getCompletion, {}), refetchOnMount: 'always' })
  const send = useSend(job.id, () => dispatch({ type: 'sent' }))

  return {
    wizard,
    dispatch,
    completion,
    isSending: send.isPending,
    /**
     * Sends the application, once. False where the profile or a step left out refuses it: then the wizard leads there.
     * False also while nothing is known about the profile: the last step says why.
     */
    send() {
      if (!completion.data) return false
      const refusedBy = completion.data.body.percentage === 100 ? stepLeftOut(wizard) : 'profile'
      if (refusedBy) dispatch({ type: 'refused', by: refusedBy })
      else send.once(wizard)
      return !refusedBy
    },
  }
}

/** The browser's copy of the questions and the saved answers, until they are sent. The wizard never reads it. */
function useStoredAnswers(wizard: Wizard) {
  const { questions, completed } = wizard
  useEffect(() => {
    wizardStorage.clear()
    wizardStorage.keepQuestions(questions)
  }, [questions])

  useEffect(() => {
    if (isComplete(wizard)) wizardStorage.clear()
    else if (completed.includes('questions')) wizardStorage.keepAnswers(answersOf(wizard))
  }, [completed, wizard])
}

function useSend(jobId: number, onSent: () => void) {
  const client = useQueryClient()
  const alerts = useAlert()
  const refresh = (...endpoints: Parameters<typeof keyOf>[0][]) =>
    Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))

  const mutation = useMutation({
    mutationFn: async (wizard: Wizard) => {
      const answer = await call(hiring.apply, {
        params: { id: String(jobId) },
        body: answersOf(wizard),
      })
      if (answer.status !== 201) throw new ApiError(answer)
    },
    onSuccess: () => {
      onSent()
      changeCards(client, jobId, { is_applied: true })
      return refresh(jobs.getJobDetail, hiring.getInterestedJobs)
    },
    onError: (error) => {
      alerts.show({ severity: 'error', text: error.message })
      // Whatever the server knows better, such as an application from another tab, the page shows from now on.
      return refresh(jobs.getJobDetail, profile.getCompletion)
    },
  })

  // The mutation tells that it is pending a moment too late for the second click of two.
  const isUnderWay = useRef(false)
  function once(wizard: Wizard) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(wizard, { onSettled: () => (isUnderWay.current = false) })
  }
  return { once, isPending: mutation.isPending }
}
