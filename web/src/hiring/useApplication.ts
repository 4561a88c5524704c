import { applying } from '@guildhall/contract/hiring/applying'
import { type Job, jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, call, keyOf, query } from '../api/client.ts'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { useAccount } from '../api/session.ts'
import { wizardStorage } from '../api/wizardStorage.ts'
import { changeCards, statusOf, useToday } from '../jobs/api.ts'
import { to } from '../to.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import {
  answersOf,
  firstIncompleteStep,
  isComplete,
  openWizard,
  type Step,
  stepAfter,
  stepOf,
  type Wizard,
  wizardReducer,
} from './wizard.ts'

/**
 * The state of the wizard, the completion of the profile, and the request that sends the application. The open step is
 * in the URL, so that reloading and returning lead to it; without one, the wizard starts with no step completed. Opening a
 * later step completes the first, which has nothing to fill in.
 */
export function useApplication(job: Job) {
  const userId = useAccount()?.userId ?? 0
  const today = useToday()
  const step = useSearchParams().get('step')
  const navigate = useNavigate()
  const [wizard, dispatch] = useReducer(wizardReducer, job.additional_question, (questions) => {
    const { answers, completed = [] } = applicationDrafts.find(userId, job.id) ?? {}
    return openWizard(questions, { answers, completed: step === null ? [] : ['job', ...completed] })
  })
  const active = stepOf(wizard, step)
  function open(next: Step) {
    if (next === active) return
    // The job asks for nothing.
    if (active === 'job') dispatch({ type: 'next', from: 'job' })
    void navigate(to.apply(job.id, next))
  }

  useStoredAnswers(wizard)
  useDraft(userId, job, { wizard, active, isOpen: canApply(job, today) && !isComplete(wizard) })
  const completion = useQuery({ ...query(profile.getCompletion, {}), refetchOnMount: 'always' })
  const send = useSend(job.id, () => dispatch({ type: 'sent' }))

  return {
    wizard,
    dispatch,
    active,
    open,
    completion,
    isSending: send.isPending,
    /** Why the last try to send it failed, until the next one. */
    sendError: send.error,
    /** Completes the step and opens the following one, unless an answer is missing. */
    next() {
      dispatch({ type: 'next', from: active })
      const following = stepAfter(wizard, active)
      if (following) open(following)
    },
    /**
     * Sends the application once and returns true. Returns false if a step or the profile is incomplete (the wizard
     * then opens that step), or if the completion of the profile is unknown (the last step says why).
     */
    send() {
      if (!completion.data) return false
      const blockedBy = completion.data.body.percentage === 100 ? firstIncompleteStep(wizard) : 'profile'
      if (blockedBy) {
        dispatch({ type: 'blocked', by: blockedBy })
        open(blockedBy)
      } else send.once(wizard)
      return !blockedBy
    },
  }
}

/** What each step of the wizard gets. */
export type StepProps = { job: Job; application: ReturnType<typeof useApplication> }

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
    else wizardStorage.removeAnswers()
  }, [completed, wizard])
}

type DraftState = { wizard: Wizard; active: Step; isOpen: boolean }

/** Keeps an open application, so that the person can complete the profile, reload or log in again, and come back. */
function useDraft(
  userId: number,
  { id: jobId, job_title: title }: Job,
  { wizard: { answers, completed }, active: step, isOpen }: DraftState,
) {
  useEffect(() => {
    if (isOpen) applicationDrafts.save(userId, { jobId, title, answers, step, completed })
    else applicationDrafts.remove(userId, jobId)
  }, [userId, jobId, title, answers, step, completed, isOpen])
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
  return { once, isPending: mutation.isPending, error: mutation.error }
}
