import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs, type Job } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aJob, inDays, type Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { workLater } from '../../test/queues.ts'

const WHY = { type: 'textarea' as const, value: 'Why?', required: true }
const YESTERDAY = sql<string>`(now() at time zone 'Etc/GMT+12')::date - 1`
const NOT_FOUND = { status: 404, body: { error: 'Job Not Found' } }

type Edit = { form?: Partial<ReturnType<typeof aJob>>; questions?: (typeof WHY)[] }

const edit = (instance: TestInstance, id: number, as: Account, { form = {}, questions = [] }: Edit = {}) =>
  instance.call(
    posting.editJob,
    { params: { id }, body: { value: { ...aJob(), ...form }, additionalValue: questions } },
    as,
  )

const extend = (instance: TestInstance, id: number, as: Account, deadline = inDays(60)) =>
  instance.call(posting.extendJob, { params: { id }, body: { deadline } }, as)

const remove = (instance: TestInstance, id: number, as: Account) =>
  instance.call(posting.deleteJob, { params: { id } }, as)

const apply = (instance: TestInstance, id: number, as: Account) =>
  instance.call(applying.apply, { params: { id }, body: [] }, as)

const detail = async (instance: TestInstance, id: number) =>
  (await instance.call(jobs.getJobDetail, { params: { id } })).body as Job

const change = ({ db }: TestInstance, id: number, set: object) =>
  db.updateTable('jobs').set(set).where('id', '=', id).execute()

async function found({ call }: TestInstance, text: string) {
  const response = await call(search.searchJobs, { query: { search: text } })
  return (response.body as { data: Job[] }).data.map(({ id }) => id)
}

/** A job with one applicant. */
async function newAppliedJob(questions: (typeof WHY)[] = []) {
  const instance = await freshInstance()
  const job = await instance.newJob({ questions })
  const ann = await instance.newCandidate()
  const body = questions.map((question) => ({ ...question, answer: 'Because.' }))
  await instance.call(applying.apply, { params: { id: job.id }, body }, ann)
  return { instance, ...job, ann }
}

describe('editing a job', () => {
  test('an edit replaces everything that was posted, and searches find the job as it is', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Mill' })
    const { id, company } = await instance.newJob({ by, jobSkills: [1, 2], questions: [WHY] })
    const form = {
      jobTitle: 'Pastry cook',
      jobDetail: 'You make cakes.',
      jobSkills: [3, 1],
      jobLocation: [4],
      jobEmploymentType: [],
      jobSalary: '30.00',
      jobSalaryPaidPeriod: 'Hour' as const,
      experienceLevel: '4 - 6 years' as const,
      deadline: inDays(50),
      remote: true,
    }
    const questions = [{ ...WHY, value: 'When?' }]
    expect(await edit(instance, id, company, { form, questions })).toEqual({
      status: 200,
      body: { success: 'Job updated' },
    })
    expect(await detail(instance, id)).toMatchObject({
      id,
      job_title: 'Pastry cook',
      job_detail: 'You make cakes.',
      jobskills: [{ skill: { id: 3 } }, { skill: { id: 1 } }],
      joblocation: [{ location: { id: 4 } }],
      jobemploymenttype: [],
      jobsalaryrates: { nominal: '30.00', paid_period: 'Hour' },
      experience_level: '4 - 6 years',
      deadline: inDays(50),
      remote: true,
      job_status: 'Open',
      additional_question: questions,
    })
    expect([await found(instance, 'baker'), await found(instance, 'pastry')]).toEqual([[], [id]])
  })

  test('an edit of a job whose deadline has passed opens it again with another deadline', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    await change(instance, id, { deadline: YESTERDAY })
    await instance.db.deleteFrom('search_documents').execute()
    expect(await edit(instance, id, company)).toMatchObject({ status: 200 })
    expect(await found(instance, 'baker')).toEqual([id])
  })

  test('an edit is refused with the messages of the posting form, and changes nothing', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const before = await detail(instance, id)
    for (const [form, errorField] of [
      [{ jobTitle: '' }, { jobTitle: ['Job title is required'] }],
      [{ jobTitle: 'Cook', jobSkills: [999_999] }, { jobSkills: ['Please choose from the list.'] }],
      [{ deadline: inDays(-2) }, { deadline: ['Please select today or a later date.'] }],
    ] as const)
      expect(await edit(instance, id, company, { form: form as Edit['form'] & {} })).toMatchObject({
        status: 400,
        body: { errorField },
      })
    expect(await detail(instance, id)).toEqual(before)
    expect(await found(instance, 'baker')).toEqual([id])
  })

  test('an edit of a job that is not Open is refused', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    await change(instance, id, { status: 'Closed' })
    expect(await edit(instance, id, company)).toEqual({
      status: 409,
      body: { error: "This job is no longer open, so it can't be changed." },
    })
  })

  test('once somebody has applied, everything but the questions can be edited', async () => {
    const { instance, id, company, ann } = await newAppliedJob([WHY])
    const refused = {
      status: 409,
      body: { error: expect.stringContaining("its questions can't be changed") },
    }
    for (const questions of [[], [{ ...WHY, required: false }], [WHY, { ...WHY, value: 'When?' }]])
      expect(await edit(instance, id, company, { questions })).toEqual(refused)
    expect(await edit(instance, id, company, { form: { jobTitle: 'Cook' }, questions: [WHY] })).toMatchObject(
      {
        status: 200,
      },
    )
    // The answers of a withdrawn application were given to these questions, too.
    await instance.call(applying.withdrawApplication, { params: { id } }, ann)
    expect(await edit(instance, id, company)).toEqual(refused)
  })

  test('a job may be posted again as it was before an edit', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const post = () =>
      instance.call(posting.addJob, { body: { value: aJob(), additionalValue: 'true' } }, company)
    const first = (await post()).body as { id: number }
    await edit(instance, first.id, company, { form: { jobTitle: 'Cook' } })
    expect((await post()).body).not.toMatchObject({ id: first.id })
  })

  test('an application waits for an edit of the questions, and an edit for an application', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    const lock = `select from jobs where id = ${id} for update`
    const asked = await whileHolding(instance, lock, async (waiting) => {
      const edited = edit(instance, id, company, { questions: [WHY] })
      await waiting(1)
      const applied = apply(instance, id, ann)
      await waiting(2)
      return { edited, applied }
    })
    expect(await asked.edited).toMatchObject({ status: 200 })
    expect(await asked.applied).toMatchObject({ status: 400, body: { error: 'This field is required' } })

    await edit(instance, id, company)
    const answered = await whileHolding(instance, lock, async (waiting) => {
      const applied = apply(instance, id, bob)
      await waiting(1)
      const edited = edit(instance, id, company, { questions: [WHY] })
      await waiting(2)
      return { edited, applied }
    })
    expect(await answered.applied).toMatchObject({ status: 201 })
    expect(await answered.edited).toMatchObject({ status: 409 })
  })

  test('edits of a job and of its company at the same time both succeed, and searches find both', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const rounds = Array.from({ length: 10 }, (_, i) => i)
    const statuses = await Promise.all(
      rounds.flatMap((i) => [
        edit(instance, id, company, { form: { jobTitle: `Cook ${i}` } }),
        instance.call(profile.saveProfile, { body: { name: `Mill ${i}` } }, company),
      ]),
    )
    expect(statuses.map(({ status }) => status)).toEqual(rounds.flatMap(() => [200, 201]))
    await workLater(instance)
    const { job_title, user_posted } = await detail(instance, id)
    expect(await found(instance, `${job_title} ${user_posted.name}`)).toEqual([id])
  })
})

describe('extending a job', () => {
  test('a new deadline opens a job again whose deadline has passed, and keeps its applications', async () => {
    const { instance, id, company } = await newAppliedJob()
    await change(instance, id, { deadline: YESTERDAY })
    await instance.db.deleteFrom('search_documents').execute()
    expect(await extend(instance, id, company)).toEqual({
      status: 200,
      body: { success: 'Deadline extended' },
    })
    expect(await detail(instance, id)).toMatchObject({ deadline: inDays(60), job_status: 'Open' })
    expect(await found(instance, 'baker')).toEqual([id])
    expect(await apply(instance, id, await instance.newCandidate())).toMatchObject({ status: 201 })
    const { body } = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)
    expect(body).toMatchObject({ counts: { Applied: 2 } })
  })

  test('a deadline that has passed or is no day is refused', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    for (const [deadline, message] of [
      [inDays(-1), 'Please select today or a later date.'],
      ['tomorrow', 'Please select deadline.'],
    ] as const)
      expect(await extend(instance, id, company, deadline)).toMatchObject({
        status: 400,
        body: { errorField: { deadline: [message] } },
      })
    expect(await detail(instance, id)).toMatchObject({ deadline: inDays(30) })
  })

  test('the deadline of a job that is not Open stays as it is', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    await instance.choose(id)
    expect(await extend(instance, id, company)).toMatchObject({ status: 409 })
    expect(await detail(instance, id)).toMatchObject({ deadline: inDays(30) })
  })
})

describe('deleting a job', () => {
  test('a deleted job is gone from everywhere', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob({ questions: [WHY] })
    const ann = await instance.newCandidate()
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    await instance.call(jobs.viewJob, { params: { id } }, ann)
    expect(await remove(instance, id, company)).toEqual({ status: 200, body: { success: 'Job deleted' } })
    expect(await instance.call(jobs.getJobDetail, { params: { id } })).toEqual(NOT_FOUND)
    expect(await found(instance, 'baker')).toEqual([])
    expect(await instance.call(jobs.getSavedJobs, { query: {} }, ann)).toMatchObject({
      body: { total_job: 0 },
    })
    expect(await remove(instance, id, company)).toEqual(NOT_FOUND)
  })

  test('a job for which somebody has applied is not deleted, also after a withdrawal', async () => {
    const { instance, id, company, ann } = await newAppliedJob()
    const refused = {
      status: 409,
      body: { error: "People have applied for this job, so it can't be deleted. Close it instead." },
    }
    expect(await remove(instance, id, company)).toEqual(refused)
    await instance.call(applying.withdrawApplication, { params: { id } }, ann)
    expect(await remove(instance, id, company)).toEqual(refused)
  })

  test('of a deletion and an application at the same time, the first one counts', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const lock = (id: number) => `select from jobs where id = ${id} for update`
    const gone = await instance.newJob()
    const first = await whileHolding(instance, lock(gone.id), async (waiting) => {
      const deleted = remove(instance, gone.id, gone.company)
      await waiting(1)
      const applied = apply(instance, gone.id, ann)
      await waiting(2)
      return { deleted, applied }
    })
    expect([(await first.deleted).status, (await first.applied).status]).toEqual([200, 404])

    const kept = await instance.newJob()
    const second = await whileHolding(instance, lock(kept.id), async (waiting) => {
      const applied = apply(instance, kept.id, ann)
      await waiting(1)
      const deleted = remove(instance, kept.id, kept.company)
      await waiting(2)
      return { deleted, applied }
    })
    expect([(await second.applied).status, (await second.deleted).status]).toEqual([201, 409])
  })

  test('a job that is saved or viewed while it is deleted is not an error', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await instance.newCandidate()
    const calls = await whileHolding(
      instance,
      `select from jobs where id = ${id} for update`,
      async (waiting) => {
        const deleted = remove(instance, id, company)
        await waiting(1)
        const others = [
          instance.call(jobs.saveJob, { body: { id } }, ann),
          instance.call(jobs.viewJob, { params: { id } }, ann),
        ]
        await waiting(3)
        return { deleted, others }
      },
    )
    expect(await calls.deleted).toMatchObject({ status: 200 })
    const statuses = (await Promise.all(calls.others)).map(({ status }) => status)
    expect(statuses).toEqual([expect.toBeOneOf([201, 409]), 204])
    expect(await instance.db.selectFrom('saved_jobs').selectAll().execute()).toEqual([])
  })
})

test('only companies edit, extend and delete jobs', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob()
  const ann = await instance.newCandidate()
  for (const call of [edit, extend, remove])
    expect(await call(instance, id, ann)).toMatchObject({ status: 403 })
})
