import { applying, type ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

type Query = { page?: string; status?: ApplicationStatus }

const applicants = (instance: TestInstance, id: number, as?: Account, query: Query = {}) =>
  instance.call(hiring.getApplicants, { params: { id }, query }, as)

async function newApplicant(instance: TestInstance, id: number, name = 'Ann') {
  const candidate = await instance.newCandidate({ name })
  await instance.call(applying.apply, { params: { id }, body: [] }, candidate)
  return candidate
}

describe('applicants of a job', () => {
  test('the applicants of a job are shown to its company only', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id)
    expect(await applicants(instance, id, company)).toMatchObject({ status: 200, body: { total_user: 1 } })
    const rival = await applicants(instance, id, await instance.newCompany())
    expect(rival).toEqual({ status: 404, body: { error: 'Job Not Found' } })
    expect(await applicants(instance, 999_999, company)).toEqual(rival)
    expect(await applicants(instance, id, ann)).toMatchObject({ status: 403 })
    expect(await applicants(instance, id)).toMatchObject({ status: 401 })
  })

  test('an applicant is shown with a person card, which has neither email nor phone number', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id, 'Ann Baker')
    await instance.db
      .updateTable('users')
      .set({ phone_number: '+49 30 1234' })
      .where('id', '=', ann.id)
      .execute()
    const response = await applicants(instance, id, company)
    expect(response.body).toEqual({
      total_user: 1,
      new_count: 1,
      counts: {
        Applied: 1,
        Accepted: 0,
        'Not selected': 0,
        Closed: 0,
        Withdrawn: 0,
        Declined: 0,
        'No decision': 0,
      },
      data: [
        {
          user: expect.objectContaining({ id: ann.id, name: 'Ann Baker', short_intro: 'I bake.' }),
          applied_at: expect.stringMatching(/^\d{4}-.*Z$/),
          application_status: 'Applied',
          skills_in_common: expect.any(Array),
          answers: [],
          is_rated: false,
          is_new: true,
          shortlisted: false,
          note: '',
          dispute: null,
          other_full_time_job: null,
          is_blocked: false,
        },
      ],
    })
    expect(JSON.stringify(response.body)).not.toMatch(/example\.com|1234|cv\.pdf/)
  })

  test("the skills that an applicant has in common with the job are listed in the job's order", async () => {
    const instance = await freshInstance()
    const [python, sql, react] = await Promise.all(
      ['Python', 'SQL', 'React'].map((name) => instance.lookup('skill', name)),
    )
    const { id, company } = await instance.newJob({ jobSkills: [sql!, react!, python!] })
    const ann = await newApplicant(instance, id)
    await instance.db
      .insertInto('user_skills')
      .values([python!, sql!].map((skill_id) => ({ user_id: ann.id, skill_id, skill_level_id: 1 })))
      .execute()
    expect(await applicants(instance, id, company)).toMatchObject({
      body: { data: [{ skills_in_common: ['SQL', 'Python'] }] },
    })
  })

  test('all skills of an applicant are listed with their levels', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id)
    const skills = await instance.db.selectFrom('skills').select('id').limit(9).execute()
    await instance.db
      .insertInto('user_skills')
      .values(skills.map((skill) => ({ user_id: ann.id, skill_id: skill.id, skill_level_id: 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const listed = skills.map((skill) =>
      expect.objectContaining({ skills: expect.objectContaining(skill), skill_level: expect.any(Object) }),
    )
    expect(await applicants(instance, id, company)).toMatchObject({
      body: { data: [{ user: { skills: expect.arrayContaining(listed) } }] },
    })
  })

  test('applicants are counted and filtered by status', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, bob, cid, dan] = [
      await newApplicant(instance, id),
      await newApplicant(instance, id),
      await newApplicant(instance, id),
      await newApplicant(instance, id),
    ]
    const setStatus = (user: Account, status: string) =>
      instance.db
        .updateTable('applications')
        .set({ status, decided_at: sql`now()` })
        .where('user_id', '=', user.id)
        .execute()
    await setStatus(bob, 'Accepted')
    await setStatus(cid, 'Not selected')
    await setStatus(dan, 'Closed')

    const counts = {
      Applied: 1,
      Accepted: 1,
      'Not selected': 1,
      Closed: 1,
      Withdrawn: 0,
      Declined: 0,
      'No decision': 0,
    }
    expect(await applicants(instance, id, company)).toMatchObject({
      body: {
        total_user: 4,
        counts,
        data: [
          { user: { id: dan.id } },
          { user: { id: cid.id } },
          { user: { id: bob.id } },
          { user: { id: ann.id } },
        ],
      },
    })
    expect(await applicants(instance, id, company, { status: 'Accepted' })).toMatchObject({
      body: { total_user: 1, counts, data: [{ user: { id: bob.id }, application_status: 'Accepted' }] },
    })
    expect(await applicants(instance, id, company, { status: 'Closed' })).toMatchObject({
      body: { total_user: 1, counts, data: [{ user: { id: dan.id }, application_status: 'Closed' }] },
    })
    expect(await applicants(instance, id, company, { status: 'x' as 'Applied' })).toMatchObject({
      status: 400,
    })
  })

  test('applicants are listed 12 a page, with the total', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const people = await instance.newPeople(13)
    const applied = people.map((user_id) => ({ job_id: id, user_id }))
    await instance.db.insertInto('applications').values(applied).execute()

    const ids = people.toReversed()
    expect(await applicants(instance, id, company)).toMatchObject({
      body: { total_user: 13, data: ids.slice(0, 12).map((id) => ({ user: { id } })) },
    })
    expect(await applicants(instance, id, company, { page: '2' })).toMatchObject({
      body: { total_user: 13, data: [{ user: { id: ids[12] } }] },
    })
    expect(await applicants(instance, id, company, { page: '3' })).toMatchObject({
      body: { total_user: 13, data: [] },
    })
    expect(await applicants(instance, id, company, { page: '0' })).toMatchObject({ status: 400 })
  })
})
