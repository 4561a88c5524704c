import * as z from 'zod/mini'
import { EXPERIENCE_LEVELS, QUESTION_TYPES, SALARY_PERIODS } from './choices.ts'
import { MAX } from '../sizes.ts'
import { todayAnywhere } from '../today.ts'
import { amountOrNone, crossFieldRule, id, isDay, line, lines, NOT_CHOSEN, oneOf } from '../values.ts'

/** Messages from the specification. */
export const JOB_ERRORS = {
  title: 'Job title is required',
  detail: 'Job detail is required.',
  skills: 'Please select minimum 1 skill.',
  locations: 'Please select minimum 1 location.',
  employmentTypes: 'Please select minimum 1 employment type.',
  salaryAndPeriod: 'Please insert the job salary dan period.',
  salary: 'Please insert the job salary.',
  period: 'Please insert the job salary period.',
  experience: 'Please select 1 experience level.',
  deadline: 'Please select deadline.',
} as const

const ids = (atLeastOne?: string) =>
  z
    .array(id(NOT_CHOSEN), atLeastOne ?? NOT_CHOSEN)
    .check(
      ...(atLeastOne ? [z.minLength(1, atLeastOne)] : []),
      z.maxLength(MAX.choices, `Please select at most ${MAX.choices}.`),
      z.refine((list) => new Set(list).size === list.length, 'You selected the same option twice.'),
    )
    .register(z.globalRegistry, { uniqueItems: true })

const SALARY_FIELDS = ['jobSalary', 'jobSalaryPaidPeriod'] as const

const lastDeadline = () =>
  `${Number(todayAnywhere().slice(0, 4)) + MAX.deadlineYears}${todayAnywhere().slice(4)}`
const deadlineError = (value: string) => {
  if (!isDay(value)) return JOB_ERRORS.deadline
  if (value < todayAnywhere()) return 'Please select today or a later date.'
  if (value > lastDeadline()) return `Please select a deadline within ${MAX.deadlineYears} years.`
}

const deadline = z
  .string(JOB_ERRORS.deadline)
  .check(
    z.refine((value) => !deadlineError(value), {
      error: ({ input }) => deadlineError(String(input)),
    }),
  )
  .register(z.globalRegistry, { format: 'date' })

/**
 * The fields of a job post. Every rule is a check on a string or a list, so that all errors are reported at once,
 * and an empty form gets the specification's messages.
 */
export const jobForm = z
  .object({
    jobTitle: line({ max: MAX.jobTitle, required: JOB_ERRORS.title }),
    jobDetail: lines({ max: MAX.jobDetail, required: JOB_ERRORS.detail }),
    jobSkills: ids(JOB_ERRORS.skills),
    jobLocation: ids(JOB_ERRORS.locations),
    // The specification shows a message when it is empty, but accepts the form.
    jobEmploymentType: ids(),
    jobSalary: amountOrNone(JOB_ERRORS.salary),
    jobSalaryPaidPeriod: z._default(oneOf(['', ...SALARY_PERIODS], JOB_ERRORS.period), ''),
    experienceLevel: oneOf(EXPERIENCE_LEVELS, JOB_ERRORS.experience),
    deadline,
    remote: z._default(z.boolean('Please say whether the job is remote.'), false),
  })
  .check(
    crossFieldRule(SALARY_FIELDS, (job) => job.jobSalary !== '' || job.jobSalaryPaidPeriod !== '', {
      error: JOB_ERRORS.salaryAndPeriod,
      path: ['jobSalary'],
    }),
    crossFieldRule(SALARY_FIELDS, (job) => job.jobSalary !== '' || job.jobSalaryPaidPeriod === '', {
      error: JOB_ERRORS.salary,
      path: ['jobSalary'],
    }),
    crossFieldRule(SALARY_FIELDS, (job) => job.jobSalary === '' || job.jobSalaryPaidPeriod !== '', {
      error: JOB_ERRORS.period,
      path: ['jobSalaryPaidPeriod'],
    }),
  )

export const deadlineForm = z.object({ deadline })

export const question = z.object({
  type: z.enum(QUESTION_TYPES, 'Please select input or textarea.'),
  value: line({ max: MAX.question, required: 'Enter a question.' }),
  required: z.boolean('Please say whether an answer is required.'),
})
export type Question = z.infer<typeof question>

/** A job's additional questions: a list, or `'true'`, which the specification's client sends if there are none. */
export const additionalValue = z
  .union(
    [
      z.pipe(
        z.literal('true'),
        z.transform((): Question[] => []),
      ),
      z.array(question).register(z.globalRegistry, { maxItems: MAX.questions }),
    ],
    'Please check the additional questions.',
  )
  .check(z.maxLength(MAX.questions, `Please ask at most ${MAX.questions} questions.`))
