import * as z from 'zod/mini'
import { AMOUNT } from '../amount.ts'
import { EXPERIENCE_LEVELS, QUESTION_TYPES, SALARY_PERIODS } from './choices.ts'
import { MAX } from '../sizes.ts'
import { todayAnywhere } from '../today.ts'
import { across, id, line, lines } from '../values.ts'

/** Why a job can't be posted as it is, in the specification's words. */
export const JOB_FAULTS = {
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

const oneOf = (values: readonly string[], message: string) =>
  z
    .string(message)
    .check(z.refine((value) => values.includes(value), message))
    .register(z.globalRegistry, { enum: [...values] })

const ids = (atLeastOne?: string) =>
  z
    .array(id('Please choose from the list.'), atLeastOne ?? 'Please choose from the list.')
    .check(
      ...(atLeastOne ? [z.minLength(1, atLeastOne)] : []),
      z.maxLength(MAX.choices, `Please select at most ${MAX.choices}.`),
      z.refine((list) => new Set(list).size === list.length, 'Please select each one once.'),
    )
    .register(z.globalRegistry, { uniqueItems: true })

const SALARY_FIELDS = ['jobSalary', 'jobSalaryPaidPeriod'] as const

const isAmount = (amount: string) => AMOUNT.test(amount) && Number(amount) > 0
const salary = z.pipe(
  z._default(
    z.union(
      [
        z.string().register(z.globalRegistry, { pattern: AMOUNT.source }),
        z
          .number()
          .register(z.globalRegistry, { exclusiveMinimum: 0, exclusiveMaximum: 1e9, multipleOf: 0.01 }),
      ],
      JOB_FAULTS.salary,
    ),
    '',
  ),
  z.pipe(
    z.transform(String),
    z
      .string()
      .check(
        z.refine(
          (amount) => amount === '' || isAmount(amount),
          'Please insert an amount above 0 with at most two decimals.',
        ),
      ),
  ),
)

const lastDeadline = () =>
  `${Number(todayAnywhere().slice(0, 4)) + MAX.deadlineYears}${todayAnywhere().slice(4)}`
const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  )
}

const deadlineFault = (value: string) => {
  if (!isDay(value)) return JOB_FAULTS.deadline
  if (value < todayAnywhere()) return 'The deadline has passed already.'
  if (value > lastDeadline()) return `Please select a deadline within ${MAX.deadlineYears} years.`
}

const deadline = z
  .string(JOB_FAULTS.deadline)
  .check(
    z.refine((value) => !deadlineFault(value), {
      error: ({ input }) => deadlineFault(String(input)),
    }),
  )
  .register(z.globalRegistry, { format: 'date' })

/**
 * What a company says of a job. Every rule is a check on a plain string or list, so that all that is wrong
 * is named at once, and an empty form is answered with the specification's sentences.
 */
export const jobForm = z
  .object({
    jobTitle: line({ max: MAX.jobTitle, required: JOB_FAULTS.title }),
    jobDetail: lines({ max: MAX.jobDetail, required: JOB_FAULTS.detail }),
    jobSkills: ids(JOB_FAULTS.skills),
    jobLocation: ids(JOB_FAULTS.locations),
    // Named on the screen when empty, but not refused: so the specification has it.
    jobEmploymentType: ids(),
    jobSalary: salary,
    jobSalaryPaidPeriod: z._default(oneOf(['', ...SALARY_PERIODS], JOB_FAULTS.period), ''),
    experienceLevel: oneOf(EXPERIENCE_LEVELS, JOB_FAULTS.experience),
    deadline,
    remote: z._default(z.boolean('Please say whether the job is remote.'), false),
  })
  .check(
    across(SALARY_FIELDS, (job) => job.jobSalary !== '' || job.jobSalaryPaidPeriod !== '', {
      error: JOB_FAULTS.salaryAndPeriod,
      path: ['jobSalary'],
    }),
    across(SALARY_FIELDS, (job) => job.jobSalary !== '' || job.jobSalaryPaidPeriod === '', {
      error: JOB_FAULTS.salary,
      path: ['jobSalary'],
    }),
    across(SALARY_FIELDS, (job) => job.jobSalary === '' || job.jobSalaryPaidPeriod !== '', {
      error: JOB_FAULTS.period,
      path: ['jobSalaryPaidPeriod'],
    }),
  )

export const question = z.object({
  type: z.enum(QUESTION_TYPES, 'Please select input or textarea.'),
  value: line({ max: MAX.question, required: 'Please write the question.' }),
  required: z.boolean('Please say whether an answer is required.'),
})
export type Question = z.infer<typeof question>

// The specification's client sends 'true' where a job has no questions.
/** A job's additional questions: a list, or what stands for none. */
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
