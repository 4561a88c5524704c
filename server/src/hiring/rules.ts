import { ALREADY_APPLIED, type ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { isDeepStrictEqual } from 'node:util'
import { ANSWER_REQUIRED, type QuestionAnswer } from '@guildhall/contract/hiring/forms'
import { SENT_FIELDS } from '@guildhall/contract/profile/choices'
import type { SentProfile } from '@guildhall/contract/profile/endpoints'
import type { Question } from '@guildhall/contract/jobs/forms'
import { JOB_NOT_FOUND, type JobStatus } from '@guildhall/contract/jobs/endpoints'

type Application = {
  job: { status: JobStatus; is_before_deadline: boolean }
  isApplied: boolean
  percentage: number
}

/** Why this person can't apply for this job now; undefined if they can. */
export function refusalToApply({ job, isApplied, percentage }: Application) {
  if (job.status === 'Closed') return { status: 404, message: JOB_NOT_FOUND } as const
  if (isApplied) return { status: 409, message: ALREADY_APPLIED } as const
  if (job.status !== 'Open' || !job.is_before_deadline) {
    return { status: 409, message: 'This job is no longer accepting applications.' } as const
  }
  if (percentage < 100) return { status: 403, message: 'Please finalize your profile.' } as const
}

/**
 * Combines the answers with the job's own questions. The questions that the client sent are only compared with them.
 *
 * @returns the answers to store, or the message that refuses them
 */
export function matchAnswers(questions: Question[], input: QuestionAnswer[]) {
  const hasSameCount = input.length === 0 || input.length === questions.length
  if (!hasSameCount || input.some((answer, i) => answer.value !== questions[i]!.value)) {
    return 'The questions for this job have changed. Please open it again.'
  }
  const answers = questions.map(({ value, required }, i) => ({
    value,
    required,
    answer: input[i]?.answer ?? '',
  }))
  return answers.some(({ required, answer }) => required && answer === '') ? ANSWER_REQUIRED : answers
}

const CLOSED = 'This job is closed. Relist it to hire someone.'

/** Why a company can't accept this applicant; undefined if it can. The same holds for the other decisions. */
export function refusalToAccept(job: JobStatus, applicant: { name: string; status: ApplicationStatus }) {
  if (job === 'In Progress')
    return 'You have already accepted someone for this job. Close and relist it to choose someone else.'
  if (job === 'Finished') return 'This job has finished. Relist it to hire someone again.'
  if (job === 'Closed') return CLOSED
  if (applicant.status === 'Withdrawn')
    return `${applicant.name} has withdrawn their application. Please choose someone else.`
  if (applicant.status === 'Declined')
    return `${applicant.name} has declined this job. Please choose someone else.`
}

export function refusalToFinish(job: JobStatus) {
  if (job === 'Open') return "You haven't accepted anyone for this job yet. Accept an applicant first."
  if (job === 'Finished') return 'This job has already finished.'
  if (job === 'Closed') return CLOSED
}

export function refusalToClose(job: JobStatus) {
  if (job === 'Finished') return "This job has finished and can't be closed anymore."
  if (job === 'Closed') return 'This job is already closed.'
}

/** Why an application can't be withdrawn; undefined if it can. */
export function refusalToWithdraw(status: ApplicationStatus) {
  if (status === 'Accepted')
    return "The company has accepted you, so you can't withdraw. While the job is in progress, you can decline it."
  if (status === 'Withdrawn') return 'You have already withdrawn this application.'
  if (status !== 'Applied') return "This application has already been decided, so you can't withdraw it."
}

/** Returns the reason why an applicant can't decline; undefined for the accepted person of a job in progress. */
export function refusalToDecline({
  status,
  job_status,
}: {
  status: ApplicationStatus
  job_status: JobStatus
}) {
  if (status === 'Declined') return 'You have already declined this job.'
  if (status !== 'Accepted') return "The company hasn't accepted you for this job."
  if (job_status === 'Finished') return "This job has finished, so you can't decline it anymore."
}

type Sent = { profile: SentProfile; resume: string | null }

/** The fields of a profile as it was sent that are different today. */
export const changedFields = (sent: Sent, today: Sent) =>
  SENT_FIELDS.filter((field) =>
    // A file that replaces another may have the same name.
    field === 'resume'
      ? sent.resume !== today.resume
      : !isDeepStrictEqual(contentOf(sent.profile[field]), contentOf(today.profile[field])),
  )

/** A sent profile without contact data, for a company that may no longer read it. */
export const withoutContact = (sent: SentProfile): SentProfile => ({
  ...sent,
  email: null,
  phone_number: null,
  resume: null,
})

/**
 * A value without ids, so that a row that was deleted and added again is the same, wherever in its list; and without the
 * total of the experience, which changes every day.
 */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(contentOf(item))).sort()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'total_exp')
    .map(([name, item]) => [name, contentOf(item)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
