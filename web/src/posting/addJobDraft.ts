import { JOB_ERRORS, jobForm, type Question, question } from '@guildhall/contract/jobs/forms'
import { type FieldErrors, schemaErrors } from '../ui/fieldErrors.ts'
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

export const EMPTY_QUESTION: Question = { type: 'input', value: '', required: true }

/** The errors of a draft by field or by path ('questions.0.value'). `today` is the viewer's local day, YYYY-MM-DD. */
export function validateDraft(draft: AddJobDraft, today: string): FieldErrors {
  const errors = schemaErrors(jobForm.safeParse(draft))
  if (draft.jobEmploymentType.length === 0) errors.jobEmploymentType = JOB_ERRORS.employmentTypes
  if (draft.deadline !== '' && draft.deadline < today) errors.deadline = texts.deadlinePassed
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
