import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { close, newApplicant, withdraw } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'

const WHY = { type: 'textarea' as const, value: 'Why?', required: true }
const WHEN = { type: 'input' as const, value: 'When?', required: false }

type Answer = { type: 'input' | 'textarea'; value: string; required: boolean; answer?: string }

const apply = (instance: TestInstance, id: number, as: Account | undefined, body: Answer[] = []) =>
  instance.call(applying.apply, { params: { id }, body }, as)

const applications = (instance: TestInstance) => instance.db.selectFrom('applications').selectAll().execute()

describe('applying for a job', () => {
  test('an application succeeds once, and the applicant sees it', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newCandidate()
    expect(await apply(instance, id, ann)).toEqual({
      status: 201,
      body: { success: 'Application sent' },
    })
    expect(await apply(instance, id, ann)).toEqual({
      status: 409,
      body: { error: 'You have already applied for this job.' },
    })
    expect(await instance.call(applying.getInterestedJobs, { query: {} }, ann)).toMatchObject({
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

  test('an application stores the answers with the questions of the job', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob({ questions: [WHY, WHEN] })
    const ann = await instance.newCandidate()
    const answers = [
      { ...WHY, type: 'input' as const, required: false, answer: ' I like bread.\r\nA lot. ' },
      { ...WHEN, required: true },
    ]
    expect(await apply(instance, id, ann, answers)).toMatchObject({ status: 201 })
    expect(await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)).toMatchObject({
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

  test('an application is refused without a required answer, or with questions of another job', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob({ questions: [WHY, WHEN] })
    const ann = await instance.newCandidate()
    const required = { error: 'This field is required' }
    const others = { error: 'The questions for this job have changed. Please open it again.' }
    const cases: [answers: Answer[], body: object][] = [
      [[], required],
      [[{ ...WHY, answer: '' }, WHEN], required],
      [[{ ...WHY, answer: ' \n ' }, WHEN], required],
      [[{ ...WHY, required: false, answer: '' }, WHEN], required],
      [[{ ...WHY, answer: 'x' }], others],
      [[{ ...WHY, value: 'Who?', answer: 'x' }, WHEN], others],
      [[{ ...WHY, answer: 'x'.repeat(5001) }, WHEN], { error: 'Please use at most 5,000 characters.' }],
      [[{ ...WHY, answer: 'a\0' }, WHEN], { error: 'This text contains unreadable characters.' }],
      [Array(21).fill(WHY), { error: expect.any(String) }],
    ]
    for (const [answers, body] of cases)
      expect(await apply(instance, id, ann, answers)).toMatchObject({ status: 400, body })
    expect(await applications(instance)).toEqual([])
  })

  test('an application is refused while the profile is incomplete', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newCandidate()
    await instance.db.updateTable('users').set({ resume: null }).where('id', '=', ann.id).execute()
    expect(await apply(instance, id, ann)).toEqual({
      status: 403,
      body: { error: 'Please finalize your profile.' },
    })
    await instance.db.updateTable('users').set({ resume: 'cv.pdf' }).where('id', '=', ann.id).execute()
    await instance.db.deleteFrom('user_languages').where('user_id', '=', ann.id).execute()
    expect(await apply(instance, id, ann)).toMatchObject({ status: 403 })
    expect(await instance.call(profile.getCompletion, {}, ann)).toMatchObject({
      body: { missing: ['language'] },
    })
    expect(await applications(instance)).toEqual([])
  })

  test('only personal accounts can apply', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    expect(await apply(instance, id, company)).toMatchObject({ status: 403 })
    expect(await apply(instance, id, undefined)).toMatchObject({ status: 401 })
  })

  test('an application for a closed or unknown job is not found', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newCandidate()
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).execute()
    for (const unknown of [id, 999_999, 0, -1])
      expect(await apply(instance, unknown, ann)).toMatchObject({ status: 404 })
  })

  test('an application is refused when the job is not Open or its deadline has passed everywhere on Earth', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const ann = await instance.newCandidate()
    const [taken, past, lastDay] = [
      await instance.newJob({ by }),
      await instance.newJob({ by }),
      await instance.newJob({ by }),
    ]
    const change = (id: number, set: object) =>
      instance.db.updateTable('jobs').set(set).where('id', '=', id).execute()
    const today = sql`(now() at time zone 'Etc/GMT+12')::date`
    await instance.choose(taken.id)
    await change(past.id, { deadline: sql`${today} - 1` })
    await change(lastDay.id, { deadline: today })
    for (const { id } of [taken, past])
      expect(await apply(instance, id, ann)).toEqual({
        status: 409,
        body: { error: 'This job is no longer accepting applications.' },
      })
    expect(await apply(instance, lastDay.id, ann)).toMatchObject({ status: 201 })
  })

  test('of twenty concurrent applications for one job, one succeeds', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newCandidate()
    const responses = await Promise.all(Array.from({ length: 20 }, () => apply(instance, id, ann)))
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
    expect(await applications(instance)).toHaveLength(1)
    expect(await instance.db.selectFrom('application_history').selectAll().execute()).toHaveLength(1)
  })
})

describe('applications and decisions at once', () => {
  test('an application waits behind a decision that waits for another application', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, ben] = [await instance.newCandidate(), await instance.newCandidate()]
    const lock = `select from users where id = ${ann.id} for no key update`
    const calls = await whileHolding(instance, lock, async (waiting) => {
      const first = apply(instance, id, ann)
      await waiting(1)
      const decision = close(instance, id, company)
      await waiting(2)
      const second = apply(instance, id, ben)
      await waiting(3)
      return [first, decision, second]
    })
    expect(await Promise.all(calls)).toMatchObject([{ status: 201 }, { status: 200 }, { status: 404 }])
  })

  test("a decision about another company's job is refused without waiting in line for the job", async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const stranger = await instance.newCompany()
    const lock = `select pg_advisory_xact_lock(hashtextextended('job ${id}', 0))`
    await whileHolding(instance, lock, async () => {
      expect(await close(instance, id, stranger)).toMatchObject({ status: 404 })
    })
  })

  test('applications and withdrawals that are refused do not wait for the job, nor keep others waiting', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob({ questions: [WHEN] })
    const [ann, ben] = [await instance.newCandidate(), await newApplicant(instance, id)]
    const cid = await newApplicant(instance, id)
    const newcomer = await instance.newAccount()
    await withdraw(instance, id, cid)
    await whileHolding(instance, `select from jobs where id = ${id} for update`, async () => {
      expect(await apply(instance, id, newcomer)).toMatchObject({ status: 403 })
      expect(await apply(instance, id, ben)).toMatchObject({ status: 409 })
      expect(await apply(instance, id, ann, [WHY])).toMatchObject({ status: 400 })
      expect(await withdraw(instance, id, ann)).toMatchObject({ status: 404 })
      expect(await withdraw(instance, id, cid)).toMatchObject({ status: 409 })
    })
  })
})

describe('jobs that a person applied for', () => {
  test('applications are listed newest first, 12 a page, with their status', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const ann = await instance.newCandidate()
    const ids: number[] = []
    for (let i = 0; i < 13; i++) ids.push((await instance.newJob({ by })).id)
    for (const id of ids.toReversed()) await apply(instance, id, ann)
    await apply(instance, ids[0]!, await instance.newCandidate())

    const key = { job_id: ids[0]!, user_id: ann.id }
    await instance.db
      .updateTable('applications')
      .set({ status: 'Closed', decided_at: sql`now()` })
      .where('job_id', '=', key.job_id)
      .where('user_id', '=', key.user_id)
      .execute()
    await instance.db
      .insertInto('application_history')
      .values({ ...key, status: 'Closed' })
      .execute()
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', key.job_id).execute()
    await instance.call(jobs.saveJob, { body: { id: ids[1]! } }, ann)

    const first = await instance.call(applying.getInterestedJobs, { query: {} }, ann)
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
    const second = await instance.call(applying.getInterestedJobs, { query: { page: '2' } }, ann)
    expect(second.body).toMatchObject({ total_job: 13, data: [{ id: ids[12] }] })
  })

  test('the list of applications is for personal accounts only, and refuses invalid page numbers', async () => {
    const instance = await freshInstance()
    const list = (as?: Account, page = '1') =>
      instance.call(applying.getInterestedJobs, { query: { page } }, as)
    expect(await list(await instance.newCompany())).toMatchObject({ status: 403 })
    expect(await list()).toMatchObject({ status: 401 })
    const ann = await instance.newAccount()
    expect(await list(ann)).toEqual({ status: 200, body: { data: [], total_job: 0 } })
    for (const page of ['0', 'x', '1e3']) expect(await list(ann, page)).toMatchObject({ status: 400 })
  })
})
