import type { Job } from '@guildhall/contract/jobs/endpoints'
import { JOB_ERRORS, jobForm, type Question, question } from '@guildhall/contract/jobs/forms'
import { type FieldErrors, schemaErrors } from '../ui/fieldErrors.ts'
import { earliestDeadline } from './earliestDeadline.ts'
import { texts } from './messages.ts'

/** The values of the form: every field is present, most of them empty at first. */
export type AddJobDraft = {
  jobTitle: string
  jobDetail: string
  jobSkills: number[]
  jobLocation: number[]
  jobEmploymentType: number[]
  jobSalary: string
  jobSalaryPaidPeriod: string
  experienceLevel: string
  deadline: string
  remote: boolean
  questions: Question[]
}

export const EMPTY_DRAFT: AddJobDraft = {
  jobTitle: '',
  jobDetail: '',
  jobSkills: [],
  jobLocation: [],
  jobEmploymentType: [],
  jobSalary: '',
  jobSalaryPaidPeriod: '',
  experienceLevel: '',
  deadline: '',
  remote: false,
  questions: [],
}

/** A posted job as the values of the form. */
const draftOf = (job: Job): AddJobDraft => ({
  jobTitle: job.job_title,
  jobDetail: job.job_detail,
  jobSkills: job.jobskills.map(({ skill }) => skill.id),
  jobLocation: job.joblocation.map(({ location }) => location.id),
  jobEmploymentType: job.jobemploymenttype.map(({ employment_type }) => employment_type.id),
  jobSalary: job.jobsalaryrates?.nominal ?? '',
  jobSalaryPaidPeriod: job.jobsalaryrates?.paid_period ?? '',
  experienceLevel: job.experience_level,
  deadline: job.deadline,
  remote: job.remote,
  questions: job.additional_question ?? [],
})

/** What the form is for, other than a new job: a job to change, or an old one to post again. */
export type JobSource = {
  action: 'edit' | 'relist'
  job: Job
  /** Somebody applied, so the questions can't change any more. */
  hasApplicants: boolean
}

/** Whether the deadline of a job has passed for the viewer, who then has to choose a new one to save the job. */
export const needsNewDeadline = ({ deadline }: Job) => deadline < earliestDeadline()

/** What the form begins with. A job posted again needs a new deadline, as one whose deadline has passed. */
export function initialDraft(source: JobSource | undefined): AddJobDraft {
  if (!source) return EMPTY_DRAFT
  const draft = draftOf(source.job)
  return source.action === 'relist' || needsNewDeadline(source.job) ? { ...draft, deadline: '' } : draft
}

export const EMPTY_QUESTION: Question = { type: 'input', value: '', required: true }

/** The errors of a draft by field or by path ('questions.0.value'). */
export function validateDraft(draft: AddJobDraft): FieldErrors {
  const errors = schemaErrors(jobForm.safeParse(draft))
  if (draft.jobEmploymentType.length === 0) errors.jobEmploymentType = JOB_ERRORS.employmentTypes
  if (draft.deadline !== '' && draft.deadline < earliestDeadline()) errors.deadline = texts.deadlinePassed
  for (const [index, values] of draft.questions.entries()) {
    for (const [field, message] of Object.entries(schemaErrors(question.safeParse(values)))) {
      errors[`questions.${index}.${field}`] = message
    }
  }
  return errors
}

/** The request body of a valid draft. Without questions, the specification sends 'true' in their place. */
export const toPayload = (draft: AddJobDraft) => ({
  value: jobForm.parse(draft),
  additionalValue: draft.questions.length > 0 ? draft.questions : ('true' as const),
})
