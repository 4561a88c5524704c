import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsByField } from '../endpoint.ts'
import { EXPERIENCE_LEVELS, SALARY_PERIODS } from './choices.ts'
import { JOB_FAULTS, jobForm } from './forms.ts'
import { jobs } from './endpoints.ts'
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

const faultsOf = (over: object) => {
  const result = jobForm.safeParse({ ...form, ...over })
  return result.success ? {} : faultsByField(result.error.issues)
}

describe('the form of a job', () => {
  test('accepts a job that nothing is wrong with, and keeps what was said', () => {
    expect(jobForm.parse(form)).toEqual(form)
  })

  test('names all that is missing at once, in the words of the specification', () => {
    const result = jobForm.safeParse({})
    expect(faultsByField(result.error!.issues)).toEqual({
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

  test('an empty form has the same faults as an absent one, but may go without an employment type', () => {
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
    expect(faultsOf(empty)).toEqual({
      jobTitle: [JOB_FAULTS.title],
      jobDetail: [JOB_FAULTS.detail],
      jobSkills: [JOB_FAULTS.skills],
      jobLocation: [JOB_FAULTS.locations],
      jobSalary: [JOB_FAULTS.salaryAndPeriod],
      experienceLevel: [JOB_FAULTS.experience],
      deadline: [JOB_FAULTS.deadline],
    })
  })

  test.each([
    [
      'both are missing',
      { jobSalary: '', jobSalaryPaidPeriod: '' },
      { jobSalary: [JOB_FAULTS.salaryAndPeriod] },
    ],
    ['the salary is missing', { jobSalary: '' }, { jobSalary: [JOB_FAULTS.salary] }],
    ['the period is missing', { jobSalaryPaidPeriod: '' }, { jobSalaryPaidPeriod: [JOB_FAULTS.period] }],
    [
      'the period is none of ours',
      { jobSalaryPaidPeriod: 'Week' },
      { jobSalaryPaidPeriod: [JOB_FAULTS.period] },
    ],
  ])('the salary has one sentence where %s', (_case, over, faults) => {
    expect(faultsOf(over)).toEqual(faults)
  })

  test.each([' ', '\n\t', '\u00a0\u3000', '\u202e', '\u0007 \u2066'])(
    'a title of spaces and invisible marks alone is empty: %j',
    (jobTitle) => {
      expect(faultsOf({ jobTitle })).toEqual({ jobTitle: [JOB_FAULTS.title] })
    },
  )

  test('a title is one line without direction marks, a detail keeps its lines', () => {
    const said = { jobTitle: '  Night\u202e\n  baker ', jobDetail: 'You bake.\r\nEarly.\u0007 ' }
    expect(jobForm.parse({ ...form, ...said })).toMatchObject({
      jobTitle: 'Night baker',
      jobDetail: 'You bake.\nEarly.',
    })
  })

  test.each(['a\0b', '\ud800', 'x\udfff'])('text that cannot be stored is refused: %j', (jobTitle) => {
    expect(faultsOf({ jobTitle })).toMatchObject({
      jobTitle: ['This text has characters that cannot be read.'],
    })
  })

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
  ])('the salary %j is no amount', (jobSalary) => {
    expect(faultsOf({ jobSalary })).toEqual({
      jobSalary: ['Please insert an amount above 0 with at most two decimals.'],
    })
  })

  test('every amount of money in cents is accepted as a number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
        const amount = (cents / 100).toFixed(2)
        expect(jobForm.parse({ ...form, jobSalary: amount }).jobSalary).toBe(amount)
        expect(Number(jobForm.parse({ ...form, jobSalary: Number(amount) }).jobSalary)).toBe(Number(amount))
      }),
    )
  })

  test('the experience levels are taken to the letter, the leading space of the last one too', () => {
    for (const experienceLevel of EXPERIENCE_LEVELS) expect(faultsOf({ experienceLevel })).toEqual({})
    for (const experienceLevel of ['> 10 years', '1-2 years', '1 - 2 Years'])
      expect(faultsOf({ experienceLevel })).toEqual({ experienceLevel: [JOB_FAULTS.experience] })
  })

  test('the salary periods are taken to the letter', () => {
    for (const jobSalaryPaidPeriod of SALARY_PERIODS) expect(faultsOf({ jobSalaryPaidPeriod })).toEqual({})
    expect(faultsOf({ jobSalaryPaidPeriod: 'month' })).toEqual({ jobSalaryPaidPeriod: [JOB_FAULTS.period] })
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
  ])('the deadline %j is no day', (deadline) => {
    expect(faultsOf({ deadline })).toEqual({ deadline: [JOB_FAULTS.deadline] })
  })

  test('a deadline is from today, as long as it is today anywhere on Earth, to five years from now', () => {
    for (const days of [0, 5 * 365]) expect(faultsOf({ deadline: inDays(days) })).toEqual({})
    expect(faultsOf({ deadline: inDays(-1) })).toEqual({ deadline: ['The deadline has passed already.'] })
    expect(faultsOf({ deadline: inDays(5 * 366) })).toEqual({
      deadline: ['Please select a deadline within 5 years.'],
    })
  })

  test.each([
    ['the same one twice', [1, 2, 1], 'Please select each one once.'],
    ['more than twenty', Array.from({ length: 21 }, (_, i) => i + 1), 'Please select at most 20.'],
    ['what is no id', [1, '2'], 'Please choose from the list.'],
    ['an id below 1', [0], 'Please choose from the list.'],
    ['half an id', [1.5], 'Please choose from the list.'],
    ['an id beyond the safe integers', [2 ** 53], 'Please choose from the list.'],
  ])('a list with %s is refused', (_case, list, sentence) => {
    for (const field of ['jobSkills', 'jobLocation', 'jobEmploymentType'])
      expect(faultsOf({ [field]: list })).toEqual({ [field]: [sentence] })
  })

  test('texts and numbers are not taken for lists, nor lists for texts', () => {
    expect(faultsOf({ jobSkills: '1', jobLocation: 1, jobTitle: ['Baker'], remote: 'yes' })).toEqual({
      jobSkills: [JOB_FAULTS.skills],
      jobLocation: [JOB_FAULTS.locations],
      jobTitle: [JOB_FAULTS.title],
      remote: ['Please say whether the job is remote.'],
    })
  })

  test('whatever is sent, it is answered with sentences and never throws', () => {
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
        const sentences = result.success ? [] : result.error.issues.map(({ message }) => message)
        expect(sentences.filter((sentence) => /Invalid|expected|undefined/.test(sentence))).toEqual([])
      }),
    )
  })
})

describe('the additional questions of a job', () => {
  const faultsOfQuestions = (additionalValue: unknown) => {
    const result = jobs.addJob.body.safeParse({ value: form, additionalValue })
    return result.success ? {} : faultsByField(result.error.issues)
  }
  const question = { type: 'input', value: 'Why?', required: true }

  test("'true' and an empty list both say that there are none", () => {
    for (const additionalValue of ['true', []])
      expect(jobs.addJob.body.parse({ value: form, additionalValue }).additionalValue).toEqual([])
  })

  test('at most twenty are asked, each with a type, a text and whether it must be answered', () => {
    expect(faultsOfQuestions(Array(20).fill(question))).toEqual({})
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
      expect(Object.keys(faultsOfQuestions(wrong))).toEqual(['additionalValue'])
  })
})
