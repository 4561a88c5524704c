import { applying } from '@guildhall/contract/hiring/applying'
import { type Job, jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError, call, keyOf, query } from '../api/client.ts'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { useAccount } from '../api/session.ts'
import { wizardStorage } from '../api/wizardStorage.ts'
import { changeCards, statusOf, useToday } from '../jobs/api.ts'
import { useAlert } from '../ui/useAlert.ts'
import {
  answersOf,
  isComplete,
  openWizard,
  firstIncompleteStep,
  type Wizard,
  wizardReducer,
} from './wizard.ts'

/** The state of the wizard, the completion of the profile, and the request that sends the application. */
export function useApplication(job: Job) {
  const userId = useAccount()?.userId ?? 0
  const today = useToday()
  const [wizard, dispatch] = useReducer(wizardReducer, job.additional_question, (questions) =>
    openWizard(questions, applicationDrafts.find(userId, job.id)?.answers),
  )
  useStoredAnswers(wizard)
  useDraft(userId, job, wizard.answers, canApply(job, today) && !isComplete(wizard))
  const completion = useQuery({ ...query(profile.getCompletion, {}), refetchOnMount: 'always' })
  const send = useSend(job.id, () => dispatch({ type: 'sent' }))

  return {
    wizard,
    dispatch,
    completion,
    isSending: send.isPending,
    /**
     * Sends the application once and returns true. Returns false if a step or the profile is incomplete (the wizard
     * then opens that step), or if the completion of the profile is unknown (the last step says why).
     */
    send() {
      if (!completion.data) return false
      const blockedBy = completion.data.body.percentage === 100 ? firstIncompleteStep(wizard) : 'profile'
      if (blockedBy) dispatch({ type: 'blocked', by: blockedBy })
      else send.once(wizard)
      return !blockedBy
    },
  }
}

const canApply = (job: Job, today: string | null) => !job.is_applied && statusOf(job, today) === 'Open'

/** Copies the questions and the saved answers to local storage until they are sent. The wizard never reads them. */
function useStoredAnswers(wizard: Wizard) {
  const { questions, completed } = wizard
  useEffect(() => {
    wizardStorage.clear()
    wizardStorage.setQuestions(questions)
  }, [questions])

  useEffect(() => {
    if (isComplete(wizard)) wizardStorage.clear()
    else if (completed.includes('questions')) wizardStorage.setAnswers(answersOf(wizard))
  }, [completed, wizard])
}

/** Keeps the answers of an open application, so that the person can complete the profile and come back. */
function useDraft(
  userId: number,
  { id: jobId, job_title: title }: Job,
  answers: readonly string[],
  isOpen: boolean,
) {
  useEffect(() => {
    if (isOpen) applicationDrafts.save(userId, { jobId, title, answers })
    else applicationDrafts.remove(userId, jobId)
  }, [userId, jobId, title, answers, isOpen])
}

function useSend(jobId: number, onSent: () => void) {
  const client = useQueryClient()
  const alerts = useAlert()
  const refresh = (...endpoints: Parameters<typeof keyOf>[0][]) =>
    Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))

  const mutation = useMutation({
    mutationFn: async (wizard: Wizard) => {
      const response = await call(applying.apply, {
        params: { id: String(jobId) },
        body: answersOf(wizard),
      })
      if (response.status !== 201) throw new ApiError(response)
    },
    onSuccess: () => {
      onSent()
      changeCards(client, jobId, { is_applied: true })
      return refresh(jobs.getJobDetail, applying.getInterestedJobs)
    },
    onError: (error) => {
      alerts.show({ severity: 'error', text: error.message })
      // The server may know more than this page, such as an application sent from another tab.
      return refresh(jobs.getJobDetail, profile.getCompletion)
    },
  })

  // `isPending` updates with the next render, too late for the second click of a double click.
  const isSending = useRef(false)
  function once(wizard: Wizard) {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(wizard, { onSettled: () => (isSending.current = false) })
  }
  return { once, isPending: mutation.isPending }
}
