import { describe, expect, test } from 'vitest'
import { matchAnswers, obstacle } from './rules.ts'

const OPEN = { status: 'Open', is_before_deadline: true } as const
const able = { job: OPEN, isApplied: false, percentage: 100 }

describe('who may apply', () => {
  test('has a complete profile and has not applied; the job is open and before its deadline', () => {
    expect(obstacle(able)).toBeUndefined()
  })

  test.each([
    ['the job is closed', { job: { ...OPEN, status: 'Closed' as const } }, 404, 'Job Not Found'],
    [
      'the job has somebody',
      { job: { ...OPEN, status: 'In Progress' as const } },
      409,
      'This job is no longer open.',
    ],
    [
      'the job is done',
      { job: { ...OPEN, status: 'Finished' as const } },
      409,
      'This job is no longer open.',
    ],
    [
      'the deadline is over',
      { job: { ...OPEN, is_before_deadline: false } },
      409,
      'This job is no longer open.',
    ],
    ['they applied', { isApplied: true }, 409, 'You have applied for this job already.'],
    ['the profile is not complete', { percentage: 88 }, 403, 'Please finalize your profile.'],
  ])('is refused where %s', (_case, over, status, sentence) => {
    expect(obstacle({ ...able, ...over })).toEqual({ status, sentence })
  })

  test('learns of a closed job nothing, and of an earlier application before anything else', () => {
    const closed = { ...OPEN, status: 'Closed' as const }
    expect(obstacle({ job: closed, isApplied: true, percentage: 0 })).toMatchObject({ status: 404 })
    const past = { ...OPEN, is_before_deadline: false }
    expect(obstacle({ job: past, isApplied: true, percentage: 0 })).toEqual({
      status: 409,
      sentence: 'You have applied for this job already.',
    })
  })
})

describe('the answers of an application', () => {
  const why = { type: 'textarea' as const, value: 'Why?', required: true }
  const when = { type: 'input' as const, value: 'When?', required: false }
  const OTHER_QUESTIONS = 'These are not the questions of this job. Please open it again.'

  test('are kept beside the questions as the job asks them, whatever the client says of these', () => {
    const given = [
      { ...why, type: 'input' as const, required: false, answer: 'Because.' },
      { ...when, required: true, answer: '' },
    ]
    expect(matchAnswers([why, when], given)).toEqual([
      { value: 'Why?', required: true, answer: 'Because.' },
      { value: 'When?', required: false, answer: '' },
    ])
  })

  test('are needed where they are required', () => {
    const given = [
      { ...why, required: false, answer: '' },
      { ...when, answer: 'Soon.' },
    ]
    expect(matchAnswers([why, when], given)).toBe('This field is required')
    expect(matchAnswers([why], [])).toBe('This field is required')
  })

  test('may be left out where none is required', () => {
    expect(matchAnswers([], [])).toEqual([])
    expect(matchAnswers([when], [])).toEqual([{ value: 'When?', required: false, answer: '' }])
  })

  test.each([
    ['another question', [{ ...why, value: 'Who?', answer: 'Me.' }]],
    ['more questions', [why, when].map((question) => ({ ...question, answer: 'x' }))],
  ])('are refused where they answer %s', (_case, given) => {
    expect(matchAnswers([why], given)).toBe(OTHER_QUESTIONS)
  })

  test('are refused where the questions are in another order', () => {
    const given = [when, why].map((question) => ({ ...question, answer: 'x' }))
    expect(matchAnswers([why, when], given)).toBe(OTHER_QUESTIONS)
  })
})
