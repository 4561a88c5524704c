import { posting } from '../posting/endpoints.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../endpoint.ts'
import { EXPERIENCE_LEVELS, SALARY_PERIODS } from './choices.ts'
import { JOB_ERRORS, jobForm } from './forms.ts'
import { todayAnywhere } from '../today.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => todayAnywhere(new Date(Date.now() + days * DAY_MS))

const form = {
  jobTitle: 'Baker',
  jobDetail: 'You bake.',
  jobSkills: [1],
  jobLocation: [1],
  jobEmploymentType: [1],
  jobSalary: '2400.50',
  jobSalaryPaidPeriod: 'Month',
  experienceLevel: '1 - 2 years',
  deadline: inDays(30),
  remote: false,
}

const errorsOf = (over: object) => {
  const result = jobForm.safeParse({ ...form, ...over })
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

describe('the job form', () => {
  test('a valid job is accepted unchanged', () => {
    expect(jobForm.parse(form)).toEqual(form)
  })

  test('each missing field of a job has the specified message', () => {
    const result = jobForm.safeParse({})
    expect(fieldErrorsOf(result.error!.issues)).toEqual({
      jobTitle: ['Job title is required'],
      jobDetail: ['Job detail is required.'],
      jobSkills: ['Please select minimum 1 skill.'],
      jobLocation: ['Please select minimum 1 location.'],
      jobEmploymentType: ['Please choose from the list.'],
      jobSalary: ['Please insert the job salary dan period.'],
      experienceLevel: ['Please select 1 experience level.'],
      deadline: ['Please select deadline.'],
    })
  })

  test('empty fields of a job have the same errors as missing ones, except for the employment type', () => {
    const empty = {
      jobTitle: '',
      jobDetail: '',
      jobSkills: [],
      jobLocation: [],
      jobEmploymentType: [],
      jobSalary: '',
      jobSalaryPaidPeriod: '',
      experienceLevel: '',
      deadline: '',
    }
    expect(errorsOf(empty)).toEqual({
      jobTitle: [JOB_ERRORS.title],
      jobDetail: [JOB_ERRORS.detail],
      jobSkills: [JOB_ERRORS.skills],
      jobLocation: [JOB_ERRORS.locations],
      jobSalary: [JOB_ERRORS.salaryAndPeriod],
      experienceLevel: [JOB_ERRORS.experience],
      deadline: [JOB_ERRORS.deadline],
    })
  })

  test.each([
    [
      'both are missing',
      { jobSalary: '', jobSalaryPaidPeriod: '' },
      { jobSalary: [JOB_ERRORS.salaryAndPeriod] },
    ],
    ['the salary is missing', { jobSalary: '' }, { jobSalary: [JOB_ERRORS.salary] }],
    ['the period is missing', { jobSalaryPaidPeriod: '' }, { jobSalaryPaidPeriod: [JOB_ERRORS.period] }],
    ['the period is unknown', { jobSalaryPaidPeriod: 'Week' }, { jobSalaryPaidPeriod: [JOB_ERRORS.period] }],
  ])('the salary has one message if %s', (_case, over, errors) => {
    expect(errorsOf(over)).toEqual(errors)
  })

  test.each([' ', '\n\t', '\u00a0\u3000', '\u202e', '\u0007 \u2066'])(
    'a job title of spaces and invisible characters is empty: %j',
    (jobTitle) => {
      expect(errorsOf({ jobTitle })).toEqual({ jobTitle: [JOB_ERRORS.title] })
    },
  )

  test('a job title becomes one line without direction marks, and the job detail keeps its lines', () => {
    const sent = { jobTitle: '  Night\u202e\n  baker ', jobDetail: 'You bake.\r\nEarly.\u0007 ' }
    expect(jobForm.parse({ ...form, ...sent })).toMatchObject({
      jobTitle: 'Night baker',
      jobDetail: 'You bake.\nEarly.',
    })
  })

  test.each(['a\0b', '\ud800', 'x\udfff'])(
    'a job title that cannot be stored is rejected: %j',
    (jobTitle) => {
      expect(errorsOf({ jobTitle })).toMatchObject({
        jobTitle: ['This text contains unreadable characters.'],
      })
    },
  )

  test.each([
    '0',
    '0.00',
    '-1',
    '1.005',
    '1e3',
    'NaN',
    'Infinity',
    '1,000',
    ' 5',
    '1234567890',
    0,
    -1,
    1e300,
  ])('the salary %j is rejected', (jobSalary) => {
    expect(errorsOf({ jobSalary })).toEqual({
      jobSalary: ['Enter an amount above 0, such as 25 or 25.50.'],
    })
  })

  test('every salary in cents is accepted as a number and as a string', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
        const amount = (cents / 100).toFixed(2)
        expect(jobForm.parse({ ...form, jobSalary: amount }).jobSalary).toBe(amount)
        expect(Number(jobForm.parse({ ...form, jobSalary: Number(amount) }).jobSalary)).toBe(Number(amount))
      }),
    )
  })

  test('experience levels must match exactly, including the leading space of the last one', () => {
    for (const experienceLevel of EXPERIENCE_LEVELS) expect(errorsOf({ experienceLevel })).toEqual({})
    for (const experienceLevel of ['> 10 years', '1-2 years', '1 - 2 Years'])
      expect(errorsOf({ experienceLevel })).toEqual({ experienceLevel: [JOB_ERRORS.experience] })
  })

  test('salary periods must match exactly', () => {
    for (const jobSalaryPaidPeriod of SALARY_PERIODS) expect(errorsOf({ jobSalaryPaidPeriod })).toEqual({})
    expect(errorsOf({ jobSalaryPaidPeriod: 'month' })).toEqual({ jobSalaryPaidPeriod: [JOB_ERRORS.period] })
  })

  test.each([
    'tomorrow',
    'infinity',
    '2026-02-30',
    '2026-13-01',
    '20260101',
    '9999-12-31T00:00:00Z',
    5,
    null,
  ])('the deadline %j is rejected', (deadline) => {
    expect(errorsOf({ deadline })).toEqual({ deadline: [JOB_ERRORS.deadline] })
  })

  test('a deadline may be from today at UTC-12 to five years from now', () => {
    for (const days of [0, 5 * 365]) expect(errorsOf({ deadline: inDays(days) })).toEqual({})
    expect(errorsOf({ deadline: inDays(-1) })).toEqual({ deadline: ['Please select today or a later date.'] })
    expect(errorsOf({ deadline: inDays(5 * 366) })).toEqual({
      deadline: ['Please select a deadline within 5 years.'],
    })
  })

  test.each([
    ['a duplicate', [1, 2, 1], 'You selected the same option twice.'],
    ['more than twenty', Array.from({ length: 21 }, (_, i) => i + 1), 'Please select at most 20.'],
    ['an invalid id', [1, '2'], 'Please choose from the list.'],
    ['an id below 1', [0], 'Please choose from the list.'],
    ['a fractional id', [1.5], 'Please choose from the list.'],
    ['an id beyond the safe integers', [2 ** 53], 'Please choose from the list.'],
  ])('a list with %s is rejected', (_case, list, message) => {
    for (const field of ['jobSkills', 'jobLocation', 'jobEmploymentType'])
      expect(errorsOf({ [field]: list })).toEqual({ [field]: [message] })
  })

  test('job fields of another type are rejected', () => {
    expect(errorsOf({ jobSkills: '1', jobLocation: 1, jobTitle: ['Baker'], remote: 'yes' })).toEqual({
      jobSkills: [JOB_ERRORS.skills],
      jobLocation: [JOB_ERRORS.locations],
      jobTitle: [JOB_ERRORS.title],
      remote: ['Please say whether the job is remote.'],
    })
  })

  test('any input for a job gets our own messages and never throws', () => {
    const anything = fc.record(
      Object.fromEntries(Object.keys(form).map((field) => [field, fc.anything()])) as Record<
        keyof typeof form,
        fc.Arbitrary<unknown>
      >,
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anything, (sent) => {
        const result = jobForm.safeParse(sent)
        const messages = result.success ? [] : result.error.issues.map(({ message }) => message)
        expect(messages.filter((message) => /Invalid|expected|undefined/.test(message))).toEqual([])
      }),
    )
  })
})

describe('the additional questions of a job', () => {
  const errorsOfQuestions = (additionalValue: unknown) => {
    const result = posting.addJob.body.safeParse({ value: form, additionalValue })
    return result.success ? {} : fieldErrorsOf(result.error.issues)
  }
  const question = { type: 'input', value: 'Why?', required: true }

  test("'true' and an empty list both mean no questions", () => {
    for (const additionalValue of ['true', []])
      expect(posting.addJob.body.parse({ value: form, additionalValue }).additionalValue).toEqual([])
  })

  test('a job has at most twenty questions, each with a type, a text and whether an answer is required', () => {
    expect(errorsOfQuestions(Array(20).fill(question))).toEqual({})
    for (const wrong of [
      Array(21).fill(question),
      [{ ...question, type: 'file' }],
      [{ ...question, value: '  ' }],
      [{ ...question, value: 'x'.repeat(501) }],
      [{ ...question, required: 'yes' }],
      [question, null],
      'false',
      undefined,
    ])
      expect(Object.keys(errorsOfQuestions(wrong))).toEqual(['additionalValue'])
  })
})
