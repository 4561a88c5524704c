import { hiring, type ApplicationStatus } from '@guildhall/contract/hiring/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshWorld, type TestWorld } from '../../test/world.ts'

type Query = { page?: string; status?: ApplicationStatus }

const applicants = (world: TestWorld, id: number, as?: Account, query: Query = {}) =>
  world.call(hiring.getApplicants, { params: { id }, query }, as)

async function newApplicant(world: TestWorld, id: number, name = 'Ann') {
  const candidate = await world.newCandidate({ name })
  await world.call(hiring.apply, { params: { id }, body: [] }, candidate)
  return candidate
}

describe('the applicants of a job', () => {
  test('are for its company only', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const ann = await newApplicant(world, id)
    expect(await applicants(world, id, company)).toMatchObject({ status: 200, body: { total_user: 1 } })
    const rival = await applicants(world, id, await world.newCompany())
    expect(rival).toEqual({ status: 404, body: { error: 'Job Not Found' } })
    expect(await applicants(world, 999_999, company)).toEqual(rival)
    expect(await applicants(world, id, ann)).toMatchObject({ status: 403 })
    expect(await applicants(world, id)).toMatchObject({ status: 401 })
  })

  test('are shown with their card, which has neither email nor phone', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const ann = await newApplicant(world, id, 'Ann Baker')
    await world.db
      .updateTable('users')
      .set({ phone_number: '+49 30 1234' })
      .where('id', '=', ann.id)
      .execute()
    const answer = await applicants(world, id, company)
    expect(answer.body).toEqual({
      total_user: 1,
      counts: { Applied: 1, Accepted: 0, 'Not selected': 0, Closed: 0 },
      data: [
        {
          user: expect.objectContaining({ id: ann.id, name: 'Ann Baker', short_intro: 'I bake.' }),
          applied_at: expect.stringMatching(/^\d{4}-.*Z$/),
          application_status: 'Applied',
          skills_in_common: expect.any(Array),
          answers: [],
          is_rated: false,
        },
      ],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/example\.com|1234|cv\.pdf/)
  })

  test('share skills with the job, named in the order in which the job asks for them', async () => {
    const world = await freshWorld()
    const [python, sql, react] = await Promise.all(
      ['Python', 'SQL', 'React'].map((name) => world.lookup('skill', name)),
    )
    const { id, company } = await world.newJob({ jobSkills: [sql!, react!, python!] })
    const ann = await newApplicant(world, id)
    await world.db
      .insertInto('user_skills')
      .values([python!, sql!].map((skill_id) => ({ user_id: ann.id, skill_id, skill_level_id: 1 })))
      .execute()
    expect(await applicants(world, id, company)).toMatchObject({
      body: { data: [{ skills_in_common: ['SQL', 'Python'] }] },
    })
  })

  test('are counted by status, and filtered by it', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const [ann, bob, cid, dan] = [
      await newApplicant(world, id),
      await newApplicant(world, id),
      await newApplicant(world, id),
      await newApplicant(world, id),
    ]
    const setStatus = (user: Account, status: string) =>
      world.db.updateTable('applications').set({ status }).where('user_id', '=', user.id).execute()
    await setStatus(bob, 'Accepted')
    await setStatus(cid, 'Not selected')
    await setStatus(dan, 'Closed')

    const counts = { Applied: 1, Accepted: 1, 'Not selected': 1, Closed: 1 }
    expect(await applicants(world, id, company)).toMatchObject({
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
    expect(await applicants(world, id, company, { status: 'Accepted' })).toMatchObject({
      body: { total_user: 1, counts, data: [{ user: { id: bob.id }, application_status: 'Accepted' }] },
    })
    expect(await applicants(world, id, company, { status: 'Closed' })).toMatchObject({
      body: { total_user: 1, counts, data: [{ user: { id: dan.id }, application_status: 'Closed' }] },
    })
    expect(await applicants(world, id, company, { status: 'x' as 'Applied' })).toMatchObject({ status: 400 })
  })

  test('come 12 a page with the total of all', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const people = await world.db
      .insertInto('users')
      .values(
        Array.from({ length: 13 }, (_, i) => ({
          user_type: 'personal',
          username: `bea${i}`,
          email: `bea${i}@example.com`,
          name: 'Bea',
          is_active: true,
        })),
      )
      .returning('id')
      .execute()
    const applied = people.map((person) => ({ job_id: id, user_id: person.id }))
    await world.db.insertInto('applications').values(applied).execute()

    const ids = people.map((person) => person.id).toReversed()
    expect(await applicants(world, id, company)).toMatchObject({
      body: { total_user: 13, data: ids.slice(0, 12).map((id) => ({ user: { id } })) },
    })
    expect(await applicants(world, id, company, { page: '2' })).toMatchObject({
      body: { total_user: 13, data: [{ user: { id: ids[12] } }] },
    })
    expect(await applicants(world, id, company, { page: '3' })).toMatchObject({
      body: { total_user: 13, data: [] },
    })
    expect(await applicants(world, id, company, { page: '0' })).toMatchObject({ status: 400 })
  })
})
