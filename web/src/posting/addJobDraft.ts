import { JOB_ERRORS, jobForm, type Question, question } from '@guildhall/contract/jobs/forms'
import { type Problems, problemsIn } from '../ui/problems.ts'
import { texts } from './messages.ts'

/** A job as it is being written: every field is there, most of them empty at first. */
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

/** What is wrong with a draft, by field or by path ('questions.0.value'). `today` is the writer's own day. */
export function judgeDraft(draft: AddJobDraft, today: string): Problems {
  const problems = problemsIn(jobForm.safeParse(draft))
  if (draft.jobEmploymentType.length === 0) problems.jobEmploymentType = JOB_ERRORS.employmentTypes
  if (draft.deadline !== '' && draft.deadline < today) problems.deadline = texts.deadlinePassed
  for (const [index, asked] of draft.questions.entries()) {
    for (const [field, sentence] of Object.entries(problemsIn(question.safeParse(asked)))) {
      problems[`questions.${index}.${field}`] = sentence
    }
  }
  return problems
}

/** The payload of a draft without blocking faults. The specification sends 'true' where there are no questions. */
export const toPayload = (draft: AddJobDraft) => ({
  value: jobForm.parse(draft),
  additionalValue: draft.questions.length > 0 ? draft.questions : ('true' as const),
})
