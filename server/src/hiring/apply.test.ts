import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshWorld, type TestWorld } from '../../test/world.ts'

const WHY = { type: 'textarea' as const, value: 'Why?', required: true }
const WHEN = { type: 'input' as const, value: 'When?', required: false }

type Given = { type: 'input' | 'textarea'; value: string; required: boolean; answer?: string }

const apply = (world: TestWorld, id: number, as: Account | undefined, body: Given[] = []) =>
  world.call(hiring.apply, { params: { id }, body }, as)

const applications = (world: TestWorld) => world.db.selectFrom('applications').selectAll().execute()

describe('applying for a job', () => {
  test('is done once, and the applicant reads of it', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob()
    const ann = await world.newCandidate()
    expect(await apply(world, id, ann)).toEqual({
      status: 201,
      body: { success: 'Your application was sent.' },
    })
    expect(await apply(world, id, ann)).toEqual({
      status: 409,
      body: { error: 'You have applied for this job already.' },
    })
    expect(await world.call(hiring.getInterestedJobs, { query: {} }, ann)).toMatchObject({
      status: 200,
      body: {
        total_job: 1,
        data: [
          {
            id,
            is_applied: true,
            is_saved: false,
            application_status: 'Applied',
            history: [{ status: 'Applied', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
          },
        ],
      },
    })
  })

  test('keeps the answers with the questions as they were asked', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob({ questions: [WHY, WHEN] })
    const ann = await world.newCandidate()
    const given = [
      { ...WHY, type: 'input' as const, required: false, answer: ' I like bread.\r\nA lot. ' },
      { ...WHEN, required: true },
    ]
    expect(await apply(world, id, ann, given)).toMatchObject({ status: 201 })
    expect(await world.call(hiring.getApplicants, { params: { id }, query: {} }, company)).toMatchObject({
      body: {
        data: [
          {
            answers: [
              { value: 'Why?', required: true, answer: 'I like bread.\nA lot.' },
              { value: 'When?', required: false, answer: '' },
            ],
          },
        ],
      },
    })
  })

  test('needs the answers that are required, and to the questions of this job', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob({ questions: [WHY, WHEN] })
    const ann = await world.newCandidate()
    const required = { error: 'This field is required' }
    const others = { error: 'These are not the questions of this job. Please open it again.' }
    const cases: [given: Given[], body: object][] = [
      [[], required],
      [[{ ...WHY, answer: '' }, WHEN], required],
      [[{ ...WHY, answer: ' \n ' }, WHEN], required],
      [[{ ...WHY, required: false, answer: '' }, WHEN], required],
      [[{ ...WHY, answer: 'x' }], others],
      [[{ ...WHY, value: 'Who?', answer: 'x' }, WHEN], others],
      [[{ ...WHY, answer: 'x'.repeat(5001) }, WHEN], { error: 'Please use at most 5000 characters.' }],
      [[{ ...WHY, answer: 'a\0' }, WHEN], { error: 'This text has characters that cannot be read.' }],
      [Array(21).fill(WHY), { error: expect.any(String) }],
    ]
    for (const [given, body] of cases)
      expect(await apply(world, id, ann, given)).toMatchObject({ status: 400, body })
    expect(await applications(world)).toEqual([])
  })

  test('needs a profile that is complete at that moment', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob()
    const ann = await world.newCandidate()
    await world.db.updateTable('users').set({ resume: null }).where('id', '=', ann.id).execute()
    expect(await apply(world, id, ann)).toEqual({
      status: 403,
      body: { error: 'Please finalize your profile.' },
    })
    await world.db.updateTable('users').set({ resume: 'cv.pdf' }).where('id', '=', ann.id).execute()
    await world.db.deleteFrom('user_languages').where('user_id', '=', ann.id).execute()
    expect(await apply(world, id, ann)).toMatchObject({ status: 403 })
    expect(await world.call(profile.getCompletion, {}, ann)).toMatchObject({
      body: { missing: ['language'] },
    })
    expect(await applications(world)).toEqual([])
  })

  test('is for personal accounts', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    expect(await apply(world, id, company)).toMatchObject({ status: 403 })
    expect(await apply(world, id, undefined)).toMatchObject({ status: 401 })
  })

  test('is for jobs that are there: not for a closed one, nor for what is none', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob()
    const ann = await world.newCandidate()
    await world.db.updateTable('jobs').set({ status: 'Closed' }).execute()
    for (const unknown of [id, 999_999, 0, -1])
      expect(await apply(world, unknown, ann)).toMatchObject({ status: 404 })
  })

  test('ends when the job is no longer Open or its deadline is over everywhere on Earth', async () => {
    const world = await freshWorld()
    const by = await world.newCompany()
    const ann = await world.newCandidate()
    const [taken, past, lastDay] = [
      await world.newJob({ by }),
      await world.newJob({ by }),
      await world.newJob({ by }),
    ]
    const change = (id: number, set: object) =>
      world.db.updateTable('jobs').set(set).where('id', '=', id).execute()
    const today = sql`(now() at time zone 'Etc/GMT+12')::date`
    await world.choose(taken.id)
    await change(past.id, { deadline: sql`${today} - 1` })
    await change(lastDay.id, { deadline: today })
    for (const { id } of [taken, past])
      expect(await apply(world, id, ann)).toEqual({
        status: 409,
        body: { error: 'This job is no longer open.' },
      })
    expect(await apply(world, lastDay.id, ann)).toMatchObject({ status: 201 })
  })

  test('twenty times at once applies once', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob()
    const ann = await world.newCandidate()
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(world, id, ann)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
    expect(await applications(world)).toHaveLength(1)
    expect(await world.db.selectFrom('application_history').selectAll().execute()).toHaveLength(1)
  })
})

describe('the jobs that a person applied for', () => {
  test('are listed newest application first, 12 a page, with what became of them', async () => {
    const world = await freshWorld()
    const by = await world.newCompany()
    const ann = await world.newCandidate()
    const ids: number[] = []
    for (let i = 0; i < 13; i++) ids.push((await world.newJob({ by })).id)
    for (const id of ids.toReversed()) await apply(world, id, ann)
    await apply(world, ids[0]!, await world.newCandidate())

    const key = { job_id: ids[0]!, user_id: ann.id }
    await world.db
      .updateTable('applications')
      .set({ status: 'Closed' })
      .where('job_id', '=', key.job_id)
      .where('user_id', '=', key.user_id)
      .execute()
    await world.db
      .insertInto('application_history')
      .values({ ...key, status: 'Closed' })
      .execute()
    await world.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', key.job_id).execute()
    await world.call(jobs.saveJob, { body: { id: ids[1]! } }, ann)

    const first = await world.call(hiring.getInterestedJobs, { query: {} }, ann)
    expect(first.body).toMatchObject({
      total_job: 13,
      data: ids.slice(0, 12).map((id) => ({ id, is_saved: id === ids[1] })),
    })
    expect(first.body).toMatchObject({
      data: {
        0: {
          job_status: 'Closed',
          application_status: 'Closed',
          history: [{ status: 'Applied' }, { status: 'Closed' }],
        },
      },
    })
    const second = await world.call(hiring.getInterestedJobs, { query: { page: '2' } }, ann)
    expect(second.body).toMatchObject({ total_job: 13, data: [{ id: ids[12] }] })
  })

  test('are for personal accounts, on pages that are whole numbers from 1', async () => {
    const world = await freshWorld()
    const list = (as?: Account, page = '1') => world.call(hiring.getInterestedJobs, { query: { page } }, as)
    expect(await list(await world.newCompany())).toMatchObject({ status: 403 })
    expect(await list()).toMatchObject({ status: 401 })
    const ann = await world.newAccount()
    expect(await list(ann)).toEqual({ status: 200, body: { data: [], total_job: 0 } })
    for (const page of ['0', 'x', '1e3']) expect(await list(ann, page)).toMatchObject({ status: 400 })
  })
})
