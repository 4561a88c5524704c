import { describe, expect, test } from 'vitest'
import { changedFields, matchAnswers, refusalToApply } from './rules.ts'

const OPEN = { status: 'Open', is_before_deadline: true } as const
const ready = { job: OPEN, isApplied: false, percentage: 100 }

describe('conditions to apply', () => {
  test('a person with a complete profile who has not applied may apply for an open job before its deadline', () => {
    expect(refusalToApply(ready)).toBeUndefined()
  })

  test.each([
    ['the job is closed', { job: { ...OPEN, status: 'Closed' as const } }, 404, 'Job Not Found'],
    [
      'the job is In Progress',
      { job: { ...OPEN, status: 'In Progress' as const } },
      409,
      'This job is no longer accepting applications.',
    ],
    [
      'the job is Finished',
      { job: { ...OPEN, status: 'Finished' as const } },
      409,
      'This job is no longer accepting applications.',
    ],
    [
      'the deadline has passed',
      { job: { ...OPEN, is_before_deadline: false } },
      409,
      'This job is no longer accepting applications.',
    ],
    ['the person has already applied', { isApplied: true }, 409, 'You have already applied for this job.'],
    ['the profile is not complete', { percentage: 88 }, 403, 'Please finalize your profile.'],
  ])('an application is refused when %s', (_case, over, status, message) => {
    expect(refusalToApply({ ...ready, ...over })).toEqual({ status, message })
  })

  test('a closed job is refused before anything else, and an earlier application before the other reasons', () => {
    const closed = { ...OPEN, status: 'Closed' as const }
    expect(refusalToApply({ job: closed, isApplied: true, percentage: 0 })).toMatchObject({ status: 404 })
    const past = { ...OPEN, is_before_deadline: false }
    expect(refusalToApply({ job: past, isApplied: true, percentage: 0 })).toEqual({
      status: 409,
      message: 'You have already applied for this job.',
    })
  })
})

describe('answers of an application', () => {
  const why = { type: 'textarea' as const, value: 'Why?', required: true }
  const when = { type: 'input' as const, value: 'When?', required: false }
  const OTHER_QUESTIONS = 'The questions for this job have changed. Please open it again.'

  test('answers are stored with the questions of the job, whatever questions the client sends', () => {
    const input = [
      { ...why, type: 'input' as const, required: false, answer: 'Because.' },
      { ...when, required: true, answer: '' },
    ]
    expect(matchAnswers([why, when], input)).toEqual([
      { value: 'Why?', required: true, answer: 'Because.' },
      { value: 'When?', required: false, answer: '' },
    ])
  })

  test('required answers must not be missing or empty', () => {
    const input = [
      { ...why, required: false, answer: '' },
      { ...when, answer: 'Soon.' },
    ]
    expect(matchAnswers([why, when], input)).toBe('This field is required')
    expect(matchAnswers([why], [])).toBe('This field is required')
  })

  test('answers may be omitted when none is required', () => {
    expect(matchAnswers([], [])).toEqual([])
    expect(matchAnswers([when], [])).toEqual([{ value: 'When?', required: false, answer: '' }])
  })

  test.each([
    ['another question', [{ ...why, value: 'Who?', answer: 'Me.' }]],
    ['more questions', [why, when].map((question) => ({ ...question, answer: 'x' }))],
  ])('answers to %s are refused', (_case, input) => {
    expect(matchAnswers([why], input)).toBe(OTHER_QUESTIONS)
  })

  test('answers are refused when the questions are in another order', () => {
    const input = [when, why].map((question) => ({ ...question, answer: 'x' }))
    expect(matchAnswers([why, when], input)).toBe(OTHER_QUESTIONS)
  })
})

describe('fields of a profile that have changed since an application', () => {
  const profile = {
    id: 1,
    name: 'Ann',
    username: 'ann1',
    email: 'ann@example.com',
    phone_number: null,
    short_intro: 'I bake.',
    bio: '',
    userlocation: { location: { id: 2, location: 'Berlin, Germany' } },
    resume: 'cv.pdf',
    useremploymenttype: [],
    portfolios: [],
    skills: [1, 2].map((id) => ({
      id,
      skills: { id, skill_name: `Skill ${id}` },
      skill_level: { id: 1, skill_level: 'Beginner' },
    })),
    languages: [
      { id: 1, language: 'English', proficiency: 'Native' },
      { id: 2, language: 'Spanish', proficiency: 'Native' },
    ],
    experiences: { data: [], total_exp: 10 },
    educations: [],
    expectedsalary: { nominal: '30.00', paid_period: 'Hour' as const },
  }
  const sent = { profile, resume: '/files/resumes/a/cv.pdf' }
  const changed = (over: Partial<typeof profile>, resume = sent.resume) =>
    changedFields(sent, { profile: { ...profile, ...over }, resume })

  test('neither other ids, nor another order of a list or of keys, nor another day is a change', () => {
    const languages = profile.languages.map((language) => ({ ...language, id: language.id + 5 })).toReversed()
    const expectedsalary = { paid_period: 'Hour' as const, nominal: '30.00' }
    expect(changed({ languages, expectedsalary, experiences: { data: [], total_exp: 11 } })).toEqual([])
  })

  test('another value, a row more or less, and another file of the same name are changes', () => {
    expect(changed({ name: 'Anne', phone_number: '+49' as never })).toEqual(['name', 'phone_number'])
    expect(changed({ skills: profile.skills.slice(1) })).toEqual(['skills'])
    expect(changed({ languages: [...profile.languages, profile.languages[0]!] })).toEqual(['languages'])
    expect(changed({ userlocation: null as never })).toEqual(['userlocation'])
    expect(changed({}, '/files/resumes/b/cv.pdf')).toEqual(['resume'])
  })
})
