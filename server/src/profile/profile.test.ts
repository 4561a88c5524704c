import { CONTACT_NOTICES, profile } from '@guildhall/contract/profile/endpoints'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { shareContact } from '../../test/people.ts'

describe('profiles', () => {
  test('a profile is public, and its contact data and resume are for companies that its owner allows', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate({ name: 'Ann Baker' })
    await instance.db
      .updateTable('users')
      .set({ phone_number: '+49 30 1234' })
      .where('id', '=', ann.id)
      .execute()
    const read = (as?: typeof ann) => instance.call(profile.getProfile, { params: { userId: ann.id } }, as)

    const shown = { id: ann.id, name: 'Ann Baker', short_intro: 'I bake.' }
    expect(await read()).toMatchObject({
      status: 200,
      body: { ...shown, email: null, phone_number: null, resume: null },
    })
    const contact = { email: ann.email, phone_number: '+49 30 1234', resume: 'cv.pdf' }
    const alias = `${ann.username}@members.guildhall.test`
    const hidden = { ...shown, email: alias, phone_number: null, resume: null }
    const [bob, company] = [await instance.newAccount(), await instance.newCompany()]
    expect(await read(bob)).toMatchObject({ body: { ...hidden, contact_notice: CONTACT_NOTICES.candidate } })
    expect(await read(company)).toMatchObject({
      body: { ...hidden, contact_notice: CONTACT_NOTICES.stranger },
    })
    await shareContact(instance, ann)
    for (const as of [ann, company])
      expect(await read(as)).toMatchObject({ status: 200, body: { ...shown, ...contact } })
    expect(await read(bob)).toMatchObject({ body: hidden })
  })

  test('a profile shows everything that a candidate entered', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const user_id = ann.id
    await instance.db
      .insertInto('experiences')
      .values([
        {
          user_id,
          company_name: 'Mill',
          job_name: 'Miller',
          start_date: '2019-01-01',
          end_date: '2019-01-10',
        },
        {
          user_id,
          company_name: 'Oven',
          job_name: 'Baker',
          start_date: '2020-01-01',
          end_date: '9999-12-31',
        },
      ])
      .execute()
    await instance.db
      .insertInto('portfolios')
      .values({ user_id, portfolio_link: 'ann.example.com', portfolio_name: 'Website' })
      .execute()
    await instance.db
      .insertInto('educations')
      .values({ user_id, major: 'Baking', school_name: 'Trade school' })
      .execute()

    const { body } = await instance.call(profile.getProfile, { params: { userId: ann.id } })
    expect(body).toEqual({
      id: ann.id,
      user_type: 'personal',
      name: 'Ann',
      username: ann.username,
      email: null,
      phone_number: null,
      contact_notice: CONTACT_NOTICES.visitor,
      short_intro: 'I bake.',
      bio: 'Since 2010.',
      profile_picture: null,
      rate_ratio: null,
      rating_count: 0,
      userlocation: { location: { id: 1, location: 'Remote' } },
      resume: null,
      useremploymenttype: [{ id: expect.any(Number), employment_type: { id: 1, type: 'Full-time' } }],
      portfolios: [{ id: expect.any(Number), portfolio_link: 'ann.example.com', portfolio_name: 'Website' }],
      skills: [
        {
          id: expect.any(Number),
          skills: { id: 1, skill_name: expect.any(String) },
          skill_level: { id: 1, skill_level: 'Beginner' },
        },
      ],
      languages: [{ id: expect.any(Number), language: 'English', proficiency: 'Native' }],
      experiences: {
        data: [
          {
            id: expect.any(Number),
            company_name: 'Oven',
            job_name: 'Baker',
            start_date: '2020-01-01',
            end_date: '9999-12-31',
            details: '',
          },
          expect.objectContaining({ company_name: 'Mill', end_date: '2019-01-10' }),
        ],
        total_exp: expect.any(Number),
      },
      educations: [{ id: expect.any(Number), major: 'Baking', school_name: 'Trade school', degree: '' }],
      expectedsalary: { nominal: '30.00', paid_period: 'Hour' },
      is_indexable: false,
    })
  })

  test('the profile of a company is public', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany({ name: 'Harbour Bakery' })
    expect(await instance.call(profile.getProfile, { params: { userId: company.id } })).toMatchObject({
      status: 200,
      body: { user_type: 'company', name: 'Harbour Bakery', experiences: { data: [], total_exp: 0 } },
    })
  })

  test('a profile shows the mean of its ratings to one decimal', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    for (const rating of [4.5, 4, 4]) {
      const { id: job_id, company } = await instance.newJob()
      const rated = { job_id, from_user_id: company.id, to_user_id: ann.id, rating, comment: 'Good.' }
      await instance.db.insertInto('ratings').values(rated).execute()
    }
    expect(await instance.call(profile.getProfile, { params: { userId: ann.id } })).toMatchObject({
      body: { rate_ratio: 4.2, rating_count: 3 },
    })
  })

  test('a profile that is unknown or inactive, or whose id is invalid, is not found', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
    for (const id of [ann.id, 999_999])
      expect(await instance.call(profile.getProfile, { params: { userId: id } })).toEqual({
        status: 404,
        body: { error: 'User Not Found' },
      })
    for (const id of ['0', '-1', '1e3', 'x', '99999999999', '9007199254740993'])
      expect(await instance.app.inject({ method: 'GET', url: `/api/user/profile/${id}/` })).toMatchObject({
        statusCode: 404,
      })
  })
})
