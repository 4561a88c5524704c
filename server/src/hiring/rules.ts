import { ANSWER_REQUIRED, type QuestionAnswer } from '@guildhall/contract/hiring/forms'
import { ALREADY_APPLIED } from '@guildhall/contract/hiring/endpoints'
import type { Question } from '@guildhall/contract/jobs/forms'
import { JOB_NOT_FOUND, type JobStatus } from '@guildhall/contract/jobs/endpoints'

type Applying = {
  job: { status: JobStatus; is_before_deadline: boolean }
  isApplied: boolean
  percentage: number
}

/** Why this person can't apply for this job now; undefined where nothing stands in the way. */
export function obstacle({ job, isApplied, percentage }: Applying) {
  if (job.status === 'Closed') return { status: 404, sentence: JOB_NOT_FOUND } as const
  if (isApplied) return { status: 409, sentence: ALREADY_APPLIED } as const
  if (job.status !== 'Open' || !job.is_before_deadline) {
    return { status: 409, sentence: 'This job is no longer open.' } as const
  }
  if (percentage < 100) return { status: 403, sentence: 'Please finalize your profile.' } as const
}

/**
 * The answers beside the job's own questions: what a client says of the questions is only compared.
 *
 * @returns the sentence that refuses them, or the answers to keep
 */
export function matchAnswers(questions: Question[], given: QuestionAnswer[]) {
  const isTheirs = given.length === 0 || given.length === questions.length
  if (!isTheirs || given.some((answer, i) => answer.value !== questions[i]!.value)) {
    return 'These are not the questions of this job. Please open it again.'
  }
  const answers = questions.map(({ value, required }, i) => ({
    value,
    required,
    answer: given[i]?.answer ?? '',
  }))
  return answers.some(({ required, answer }) => required && answer === '') ? ANSWER_REQUIRED : answers
}
