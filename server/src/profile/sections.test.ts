import { profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

type Call = keyof typeof profileSections

/** An instance with a new account, and functions that make calls as this account. */
async function open() {
  const instance = await freshInstance()
  const ann = await instance.newAccount()
  return {
    instance,
    ann,
    call: (name: Call, body: object) => send(instance, ann, name, { body }),
    /** A call with an id in its path. */
    callAt: (id: unknown, name: Call, body?: object) => send(instance, ann, name, { params: { id }, body }),
    profile: async () => (await instance.call(profile.getOwnProfile, {}, ann)).body as Profile,
  }
}

async function send({ send }: TestInstance, as: Account, name: Call, input: object) {
  const response = await send(profileSections[name], input, { as })
  return { status: response.statusCode, body: response.json<{ id: number }>() }
}

const refused = (errorField: Record<string, string>) => ({
  status: 400,
  body: {
    error: Object.values(errorField)[0],
    errorField: Object.fromEntries(Object.entries(errorField).map(([field, message]) => [field, [message]])),
  },
})
const added = (success: string, more = {}) => ({
  status: 201,
  body: { id: expect.any(Number), success, ...more },
})
const done = (success: string, more = {}) => ({ status: 200, body: { success, ...more } })
const conflict = (error: string) => ({ status: 409, body: { error } })
const gone = (entry: string) => ({
  status: 404,
  body: { error: `This ${entry} is no longer on your profile.` },
})
const NOT_IN_LIST = 'Please choose from the list.'

describe('skills', () => {
  test('a skill is added once, shown and deleted once', async () => {
    const { instance, call, callAt, ...ann } = await open()
    const skillId = await instance.lookup('skill', 'Java')
    const first = await call('addSkill', { skillId, skillLevelId: 1 })
    expect(first).toEqual(added('Skill added'))
    const { id } = first.body
    expect(await ann.profile()).toMatchObject({
      skills: [{ id, skills: { id: skillId, skill_name: 'Java' }, skill_level: { id: 1 } }],
    })
    expect(await call('addSkill', { skillId, skillLevelId: 2 })).toEqual(
      conflict('This skill is already on your profile.'),
    )
    expect(await callAt(id, 'deleteSkill')).toEqual(done('Skill deleted'))
    expect(await callAt(id, 'deleteSkill')).toEqual(gone('skill'))
    expect(await ann.profile()).toMatchObject({ skills: [] })
  })

  test('a missing or unknown skill or level is refused', async () => {
    const { call, ...ann } = await open()
    for (const [body, errors] of [
      [{}, { skillId: 'Skill and Skill Level are required' }],
      [{ skillId: 1 }, { skillLevelId: 'Skill Level is required' }],
      [{ skillId: '', skillLevelId: 1 }, { skillId: 'Skill is required' }],
      [{ skillId: 999_999, skillLevelId: 1 }, { skillId: NOT_IN_LIST }],
      [{ skillId: 1, skillLevelId: 999_999 }, { skillLevelId: NOT_IN_LIST }],
      [
        { skillId: 999_999, skillLevelId: 999_999 },
        { skillId: NOT_IN_LIST, skillLevelId: NOT_IN_LIST },
      ],
    ] as const)
      expect(await call('addSkill', body)).toEqual(refused(errors))
    expect(await ann.profile()).toMatchObject({ skills: [] })
  })
})

describe('expected rate', () => {
  test('a rate is added, replaced and changed', async () => {
    const { call, ...ann } = await open()
    for (const [name, status, amount, period, nominal] of [
      ['addRate', 201, '30', 'Hour', '30.00'],
      ['addRate', 201, 2500.5, 'Month', '2500.50'],
      ['saveRate', 200, '60000.00', 'Year', '60000.00'],
    ] as const) {
      const rate = { nominal, paid_period: period }
      expect(await call(name, { amount, period })).toEqual({
        status,
        body: { success: 'Expected rate saved', ...rate },
      })
      expect(await ann.profile()).toMatchObject({ expectedsalary: rate })
    }
  })

  test('a missing amount or period, or an amount that is none, is refused', async () => {
    const { call, ...ann } = await open()
    const AMOUNT = 'Enter an amount above 0, such as 25 or 25.50.'
    for (const name of ['addRate', 'saveRate'] as const) {
      for (const [body, errors] of [
        [{ amount: '', period: '' }, { amount: 'Amount and period are required' }],
        [{ amount: '', period: 'Hour' }, { amount: 'Amount is required' }],
        [{ amount: '30', period: '' }, { period: 'Period is required' }],
        [{ amount: '30', period: 'Day' }, { period: 'Period is required' }],
      ] as const)
        expect(await call(name, body)).toEqual(refused(errors))
      for (const amount of ['0', -5, '1e3', 'NaN', '0.001', '1000000000'])
        expect(await call(name, { amount, period: 'Hour' })).toEqual(refused({ amount: AMOUNT }))
    }
    expect(await ann.profile()).toMatchObject({ expectedsalary: null })
  })
})

describe('experience', () => {
  const job = {
    companyName: 'Mill',
    jobTitle: 'Miller',
    jobStartDate: '2019-01-01',
    jobEndDate: '2019-01-10',
    jobDescription: 'Milled.\nEarly.',
  }

  test('an experience is added, changed and deleted, each time with the new total of days', async () => {
    const { call, callAt, ...ann } = await open()
    const first = await call('addExperience', job)
    expect(first).toEqual(added('Experience added', { total_exp: 10 }))
    // Overlaps the last five days of the first.
    const overlapping = { ...job, companyName: 'Oven', jobStartDate: '2019-01-06', jobEndDate: '2019-01-15' }
    const second = await call('addExperience', overlapping)
    expect(second).toEqual(added('Experience added', { total_exp: 15 }))
    const { id } = second.body
    expect(await ann.profile()).toMatchObject({
      experiences: {
        total_exp: 15,
        data: [
          { id, company_name: 'Oven', job_name: 'Miller', details: 'Milled.\nEarly.' },
          { id: first.body.id, company_name: 'Mill', start_date: '2019-01-01', end_date: '2019-01-10' },
        ],
      },
    })

    const apart = { ...job, companyName: 'Shop', jobStartDate: '2020-01-01', jobEndDate: '2020-01-01' }
    expect(await callAt(id, 'saveExperience', apart)).toEqual(done('Experience saved', { total_exp: 11 }))
    expect(await ann.profile()).toMatchObject({
      experiences: { data: [{ id, company_name: 'Shop', start_date: '2020-01-01' }, {}] },
    })
    expect(await callAt(first.body.id, 'deleteExperience')).toEqual(
      done('Experience deleted', { total_exp: 1 }),
    )
    expect(await callAt(id, 'deleteExperience')).toEqual(done('Experience deleted', { total_exp: 0 }))
    expect(await callAt(id, 'deleteExperience')).toEqual(gone('experience'))
    expect(await callAt(id, 'saveExperience', job)).toEqual(gone('experience'))
  })

  test('a current job counts up to today', async () => {
    const { call, ...ann } = await open()
    const today = new Date().toISOString().slice(0, 10)
    const body = { ...job, jobStartDate: today, jobEndDate: '9999-12-31' }
    expect(await call('addExperience', body)).toMatchObject({ status: 201 })
    const { experiences } = await ann.profile()
    expect(experiences.data).toMatchObject([{ end_date: '9999-12-31' }])
    // Two days if midnight has passed since.
    expect([1, 2]).toContain(experiences.total_exp)
  })

  test('missing fields and impossible dates are refused', async () => {
    const { call, callAt, ...ann } = await open()
    const { id } = (await call('addExperience', job)).body
    const START = 'Enter a start date between 1900 and today.'
    const wrong = [
      [
        {},
        {
          companyName: 'Company Name is required',
          jobTitle: 'Job Title is required',
          jobStartDate: 'Start date is required',
          jobEndDate: 'End date is required',
        },
      ],
      [{ ...job, companyName: ' ' }, { companyName: 'Company Name is required' }],
      [{ ...job, jobTitle: 'x'.repeat(121) }, { jobTitle: 'Please use at most 120 characters.' }],
      [{ ...job, jobStartDate: '' }, { jobStartDate: 'Start date is required' }],
      [{ ...job, jobEndDate: '' }, { jobEndDate: 'End date is required' }],
      [{ ...job, jobStartDate: '2019-02-30' }, { jobStartDate: 'Enter a date.' }],
      [{ ...job, jobStartDate: '1899-12-31' }, { jobStartDate: START }],
      [{ ...job, jobStartDate: '2100-01-01', jobEndDate: '9999-12-31' }, { jobStartDate: START }],
      [{ ...job, jobEndDate: '2018-12-31' }, { jobEndDate: 'Enter an end date on or after the start date.' }],
      [{ ...job, jobEndDate: '2101-01-01' }, { jobEndDate: 'Enter an end date between 1900 and 2100.' }],
      [
        { ...job, jobDescription: 'x'.repeat(5001) },
        { jobDescription: 'Please use at most 5,000 characters.' },
      ],
    ] as const
    for (const [body, errors] of wrong) {
      expect(await call('addExperience', body)).toEqual(refused(errors))
      expect(await callAt(id, 'saveExperience', body)).toEqual(refused(errors))
    }
    expect(await ann.profile()).toMatchObject({ experiences: { total_exp: 10, data: [{ id }] } })
  })
})

describe('portfolio', () => {
  test('a link is added without its scheme, changed without its type, and deleted', async () => {
    const { call, callAt, ...ann } = await open()
    const response = await call('addPortfolio', { link: 'https://github.com/ann', type: 'Github' })
    expect(response).toEqual(added('Link added'))
    const { id } = response.body
    const shown = { id, portfolio_link: 'github.com/ann', portfolio_name: 'Github' }
    expect(await ann.profile()).toHaveProperty('portfolios', [shown])

    expect(await call('savePortfolio', { id, link: 'ann.example', type: 'Others' })).toEqual(
      done('Link saved'),
    )
    const changed = { ...shown, portfolio_link: 'ann.example' }
    expect(await ann.profile()).toHaveProperty('portfolios', [changed])
    expect(await call('savePortfolio', { id, link: 'ann.example/b' })).toEqual(done('Link saved'))

    expect(await callAt(id, 'deletePortfolio')).toEqual(done('Link deleted'))
    expect(await callAt(id, 'deletePortfolio')).toEqual(gone('link'))
    expect(await call('savePortfolio', { id, link: 'ann.example' })).toEqual(gone('link'))
  })

  test('a missing link or type, and a link that is none, are refused', async () => {
    const { call, ...ann } = await open()
    const { id } = (await call('addPortfolio', { link: 'ann.example', type: 'Others' })).body
    const LINK = 'Enter a web address, such as github.com/ann.'
    for (const [body, errors] of [
      [{}, { link: 'Link and Type is required' }],
      [{ link: ' ', type: 'Github' }, { link: 'Link is required' }],
      [{ link: 'ann.example', type: '' }, { type: 'Type is required' }],
      [{ link: 'ann.example', type: 'Blog' }, { type: 'Type is required' }],
      [{ link: 'javascript:alert(1)', type: 'Website' }, { link: LINK }],
      [{ link: 'https://https://ann.example', type: 'Website' }, { link: LINK }],
    ] as const)
      expect(await call('addPortfolio', body)).toEqual(refused(errors))
    expect(await call('savePortfolio', { id, link: '' })).toEqual(refused({ link: 'Link is required' }))
    expect(await call('savePortfolio', { id, link: 'x y' })).toEqual(refused({ link: LINK }))
    expect(await call('savePortfolio', { link: 'ann.example' })).toEqual(refused({ id: 'Not found.' }))
    expect(await ann.profile()).toMatchObject({ portfolios: [{ id, portfolio_link: 'ann.example' }] })
  })
})

describe('education', () => {
  const school = { major: 'Baking', schoolName: 'Trade school', degree: 'Master' }

  test('an education is added, changed and deleted', async () => {
    const { call, callAt, ...ann } = await open()
    const response = await call('addEducation', { ...school, id: 'from the client' })
    expect(response).toEqual(added('Education added'))
    const { id } = response.body
    const shown = { id, major: 'Baking', school_name: 'Trade school', degree: 'Master' }
    expect(await ann.profile()).toHaveProperty('educations', [shown])

    // The specification has no rules for a change.
    const change = { major: '', school_name: 'Academy', degree: '' }
    for (const body of [change, { ...change, id }])
      expect(await callAt(id, 'saveEducation', body)).toEqual(done('Education saved'))
    expect(await ann.profile()).toHaveProperty('educations', [{ id, ...change }])

    expect(await callAt(id, 'deleteEducation')).toEqual(done('Education deleted'))
    expect(await callAt(id, 'deleteEducation')).toEqual(gone('education'))
    expect(await callAt(id, 'saveEducation', change)).toEqual(gone('education'))
  })

  test('a degree is optional, and a school name and a major are required', async () => {
    const { call, ...ann } = await open()
    for (const [body, errors] of [
      [{}, { schoolName: 'School name and Major are required' }],
      [{ ...school, schoolName: '' }, { schoolName: 'School name is required' }],
      [{ ...school, major: ' ' }, { major: 'Major is required' }],
      [{ ...school, degree: 'x'.repeat(121) }, { degree: 'Please use at most 120 characters.' }],
    ] as const)
      expect(await call('addEducation', body)).toEqual(refused(errors))
    expect(await call('addEducation', { ...school, degree: '' })).toMatchObject({ status: 201 })
    expect(await ann.profile()).toMatchObject({ educations: [{ degree: '' }] })
  })

  test('an edit leaves what it does not contain', async () => {
    const { call, callAt, ...ann } = await open()
    const { id } = (await call('addEducation', school)).body
    expect(await callAt(id, 'saveEducation', { degree: 'Doctor' })).toEqual(done('Education saved'))
    expect(await callAt(id, 'saveEducation', {})).toEqual(done('Education saved'))
    const { major, schoolName: school_name } = school
    expect(await ann.profile()).toMatchObject({ educations: [{ id, major, school_name, degree: 'Doctor' }] })
  })

  test('an id in the body that is not that of the path is refused', async () => {
    const { call, callAt, ...ann } = await open()
    const { id } = (await call('addEducation', school)).body
    const other = (await call('addEducation', school)).body.id
    const change = { major: 'Law', school_name: 'Academy', degree: '' }
    expect(await callAt(id, 'saveEducation', { ...change, id: other })).toEqual(
      refused({ id: 'The ids in the body and in the path differ.' }),
    )
    expect(await ann.profile()).toMatchObject({ educations: [{ major: 'Baking' }, { major: 'Baking' }] })
  })
})

describe('employment types', () => {
  test('an employment type is added once, shown and deleted once', async () => {
    const { call, callAt, ...ann } = await open()
    const response = await call('addEmploymentType', { id: 2, value: 'any' })
    expect(response).toEqual(added('Employment type added'))
    const { id } = response.body
    expect(await ann.profile()).toMatchObject({ useremploymenttype: [{ id, employment_type: { id: 2 } }] })
    expect(await call('addEmploymentType', { id: 2 })).toEqual(
      conflict('This employment type is already on your profile.'),
    )
    expect(await callAt(id, 'deleteEmploymentType')).toEqual(done('Employment type deleted'))
    expect(await callAt(id, 'deleteEmploymentType')).toEqual(gone('employment type'))
  })

  test('a missing or unknown employment type is refused', async () => {
    const { call, ...ann } = await open()
    for (const body of [{}, { id: '' }, { id: null }, { id: '1' }])
      expect(await call('addEmploymentType', body)).toEqual(refused({ id: 'Type is required' }))
    expect(await call('addEmploymentType', { id: 999_999 })).toEqual(refused({ id: NOT_IN_LIST }))
    expect(await ann.profile()).toMatchObject({ useremploymenttype: [] })
  })
})

describe('languages', () => {
  test('a language is added once, shown and deleted once', async () => {
    const { call, callAt, ...ann } = await open()
    const language = { language: 'Mandarin', proficiency: 'Fluent' }
    const response = await call('addLanguage', { ...language, id: 7 })
    expect(response).toEqual({ ...added('Language added'), status: 200 })
    const { id } = response.body
    expect(await ann.profile()).toHaveProperty('languages', [{ id, ...language }])
    expect(await call('addLanguage', { ...language, proficiency: 'Native' })).toEqual(
      conflict('This language is already on your profile.'),
    )
    expect(await callAt(id, 'deleteLanguage')).toEqual(done('Language deleted'))
    expect(await callAt(id, 'deleteLanguage')).toEqual(gone('language'))
  })

  test('a missing or unknown language or proficiency is refused', async () => {
    const { call, ...ann } = await open()
    for (const [body, errors] of [
      [{}, { language: 'Language and proficiency is required' }],
      [{ language: '', proficiency: 'Native' }, { language: 'Language is required' }],
      [{ language: 'English', proficiency: '' }, { proficiency: 'Proficiency is required' }],
      [{ language: 'Klingon', proficiency: 'Native' }, { language: 'Language is required' }],
      [{ language: 'English', proficiency: 'Good' }, { proficiency: 'Proficiency is required' }],
    ] as const)
      expect(await call('addLanguage', body)).toEqual(refused(errors))
    expect(await ann.profile()).toMatchObject({ languages: [] })
  })
})
