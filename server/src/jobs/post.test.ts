import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { jobForm } from '@guildhall/contract/jobs/forms'
import { posting } from '@guildhall/contract/posting/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aJob, inDays, type Account } from '../../test/factories.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { postJobOnce } from './post.ts'

/** Posts any form, also one that the contract's types don't allow. */
async function post(
  instance: TestInstance,
  by: Account | undefined,
  value: object,
  additionalValue: unknown = 'true',
) {
  const response = await instance.app.inject({
    method: 'POST',
    url: posting.addJob.path,
    headers: by && { authorization: `JWT ${by.access}` },
    payload: { value: { ...aJob(), ...value }, additionalValue },
  })
  return {
    status: response.statusCode,
    body: response.json<{ id: number; error: string; errorField: object }>(),
  }
}

/** The number of rows of each table that a post writes. */
async function countRows(instance: TestInstance) {
  const tables = ['jobs', 'search_documents', 'job_skills', 'job_locations'] as const
  const counts = tables.map(async (table) => {
    const rows = await instance.db
      .selectFrom(table)
      .select((e) => e.lit(1).as('one'))
      .execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const NO_ROWS = { jobs: 0, search_documents: 0, job_skills: 0, job_locations: 0 }

describe('posting a job', () => {
  test('the detail of a posted job has everything that was sent', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany({ name: 'Harbour Bakery' })
    const [python, sql, berlin, remote, contract, fullTime] = await Promise.all([
      instance.lookup('skill', 'Python'),
      instance.lookup('skill', 'SQL'),
      instance.lookup('location', 'Berlin, Germany'),
      instance.lookup('location', 'Remote'),
      instance.lookup('employment_type', 'Contract'),
      instance.lookup('employment_type', 'Full-time'),
    ])
    const { status, body } = await post(instance, company, {
      jobTitle: ' Data\u202e baker ',
      jobDetail: 'You bake data.\r\n\r\nEarly.',
      jobSkills: [sql, python],
      jobLocation: [remote, berlin],
      jobEmploymentType: [contract, fullTime],
      jobSalary: 2400.5,
      experienceLevel: ' > 10 years',
      deadline: inDays(14),
      remote: true,
    })
    expect(status).toBe(201)
    expect(await instance.call(jobs.getJobDetail, { params: { id: body.id } })).toEqual({
      status: 200,
      body: {
        id: body.id,
        job_title: 'Data baker',
        user_posted: { id: company.id, name: 'Harbour Bakery', profile_picture: null, response_time: null },
        joblocation: [
          { location: { id: remote, location: 'Remote' } },
          { location: { id: berlin, location: 'Berlin, Germany', country: 'DE' } },
        ],
        jobemploymenttype: [
          { employment_type: { id: contract, type: 'Contract' } },
          { employment_type: { id: fullTime, type: 'Full-time' } },
        ],
        jobsalaryrates: { nominal: '2400.50', paid_period: 'Month' },
        experience_level: ' > 10 years',
        deadline: inDays(14),
        remote: true,
        jobskills: [
          { skill: { id: sql, skill_name: 'SQL' } },
          { skill: { id: python, skill_name: 'Python' } },
        ],
        job_detail: 'You bake data.\n\nEarly.',
        job_status: 'Open',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    })
  })

  test('a job has its questions in their order, and none if they are sent as an empty list or as true', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const questions = [
      { type: 'textarea', value: 'Why "us"?', required: true },
      { type: 'input', value: 'When?', required: false },
    ]
    const withQuestions = await post(instance, company, {}, questions)
    const { body } = await instance.call(jobs.getJobDetail, { params: { id: withQuestions.body.id } })
    expect(body).toMatchObject({ additional_question: questions })

    for (const none of ['true', []]) {
      const without = await post(instance, company, {}, none)
      const detail = await instance.call(jobs.getJobDetail, { params: { id: without.body.id } })
      expect(detail.body).not.toHaveProperty('additional_question')
    }
  })

  test('a form sent again within seconds, or twenty times at once, posts one job', async () => {
    const instance = await freshInstance()
    const [company, another] = [await instance.newCompany(), await instance.newCompany({ name: 'Mill' })]
    const times = (n: number, by: Account, form: object = {}) =>
      Promise.all(Array.from({ length: n }, () => post(instance, by, form)))

    const answers = [...(await times(20, company)), ...(await times(2, company))]
    expect(answers.map(({ status }) => status)).toEqual(Array(22).fill(201))
    const [id, ...others] = new Set(answers.map(({ body }) => body.id))
    expect(others).toEqual([])
    expect(await countRows(instance)).toMatchObject({ jobs: 1, job_skills: 1, search_documents: 1 })

    // Another form, another company, a later time, or a first job that is closed: not a duplicate.
    await times(3, company, { jobTitle: 'Miller' })
    await post(instance, company, {}, [{ type: 'input', value: 'When?', required: false }])
    await post(instance, another, {})
    expect(await countRows(instance)).toMatchObject({ jobs: 4 })
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id!).execute()
    await times(2, company)
    expect(await countRows(instance)).toMatchObject({ jobs: 5 })
    await sql`update jobs set created_at = created_at - interval '10 seconds'`.execute(instance.db)
    await times(2, company)
    expect(await countRows(instance)).toMatchObject({ jobs: 6 })
  })

  test('a job posted while the account is deactivated is refused with 401', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const { answer } = await whileHolding(instance, 'update users set is_active = false', async (waiting) => {
      const answer = post(instance, company, {})
      await waiting(1)
      return { answer }
    })
    expect(await answer).toEqual({ status: 401, body: { error: 'Please log in.' } })
    expect(await countRows(instance)).toEqual(NO_ROWS)
  })

  test('a post does not wait for a post of another company that has not committed yet', async () => {
    const instance = await freshInstance()
    await instance.newJob()
    const [slow, quick] = [await instance.newCompany(), await instance.newCompany()]
    const company = { id: slow.id, isDemo: false }
    await instance.db.transaction().execute(async (db) => {
      await postJobOnce(db, { company, form: jobForm.parse(aJob()), questions: [] })
      expect(await post(instance, quick, {})).toMatchObject({ status: 201 })
    })
    expect(await instance.call(search.searchJobs, { query: { search: 'bak' } })).toMatchObject({
      body: { total_user: 3 },
    })
  })

  test('a job may have no employment type', async () => {
    const instance = await freshInstance()
    const { status, body } = await post(instance, await instance.newCompany(), { jobEmploymentType: [] })
    expect(status).toBe(201)
    const read = await instance.call(jobs.getJobDetail, { params: { id: body.id } })
    expect(read.body).toMatchObject({ jobemploymenttype: [] })
  })

  test('a posted job can be found and applied for at once', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob({ jobTitle: 'Baker' })
    expect(await instance.call(search.searchJobs, { query: { search: 'bak' } })).toMatchObject({
      body: { total_user: 1, data: [{ id }] },
    })
    await instance.call(applying.apply, { params: { id }, body: [] }, await instance.newCandidate())
    expect(await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)).toMatchObject({
      body: { total_user: 1 },
    })
  })

  test('a refused form names all its errors by field, and writes nothing', async () => {
    const instance = await freshInstance()
    const empty = {
      jobTitle: '   ',
      jobDetail: '',
      jobSkills: [],
      jobLocation: [],
      jobEmploymentType: [],
      jobSalary: '',
      jobSalaryPaidPeriod: '',
      experienceLevel: '',
      deadline: '',
    }
    expect(await post(instance, await instance.newCompany(), empty)).toEqual({
      status: 400,
      body: {
        error: 'Job title is required',
        errorField: {
          jobTitle: ['Job title is required'],
          jobDetail: ['Job detail is required.'],
          jobSkills: ['Please select minimum 1 skill.'],
          jobLocation: ['Please select minimum 1 location.'],
          jobSalary: ['Please insert the job salary dan period.'],
          experienceLevel: ['Please select 1 experience level.'],
          deadline: ['Please select deadline.'],
        },
      },
    })
    expect(await countRows(instance)).toEqual(NO_ROWS)
  })

  test('each error is reported under the name of its field', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const question = { type: 'input', value: 'Why?', required: true }
    const cases: [over: object, errorField: object, additionalValue?: unknown][] = [
      [{ jobSalary: '' }, { jobSalary: ['Please insert the job salary.'] }],
      [{ jobSalaryPaidPeriod: '' }, { jobSalaryPaidPeriod: ['Please insert the job salary period.'] }],
      [{ jobSalary: '-1' }, { jobSalary: ['Enter an amount above 0, such as 25 or 25.50.'] }],
      [{ jobSalary: 'NaN' }, { jobSalary: ['Enter an amount above 0, such as 25 or 25.50.'] }],
      [{ experienceLevel: '> 10 years' }, { experienceLevel: ['Please select 1 experience level.'] }],
      [{ deadline: inDays(-1) }, { deadline: ['Please select today or a later date.'] }],
      [{ deadline: '2027-02-30' }, { deadline: ['Please select deadline.'] }],
      [{ deadline: 'infinity' }, { deadline: ['Please select deadline.'] }],
      [{ jobSkills: [1, 1] }, { jobSkills: ['You selected the same option twice.'] }],
      [{ jobDetail: 'x'.repeat(10_001) }, { jobDetail: ['Please use at most 10,000 characters.'] }],
      [{ jobTitle: 'x'.repeat(121) }, { jobTitle: ['Please use at most 120 characters.'] }],
      [{ jobTitle: 'a\0b' }, { jobTitle: ['This text contains unreadable characters.'] }],
      [{ jobDetail: '\ud800' }, { jobDetail: ['This text contains unreadable characters.'] }],
      [{}, { additionalValue: ['Please check the additional questions.'] }, 'false'],
      [{}, { additionalValue: ['Enter a question.'] }, [{ ...question, value: ' ' }]],
      [{}, { additionalValue: ['Please ask at most 20 questions.'] }, Array(21).fill(question)],
    ]
    for (const [over, errorField, additionalValue] of cases)
      expect(await post(instance, company, over, additionalValue)).toMatchObject({
        status: 400,
        body: { errorField },
      })
    expect(await countRows(instance)).toEqual(NO_ROWS)
  })

  test('numbers that JSON allows but no amount of money has are refused', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const { jobSalary: _, ...form } = aJob()
    for (const number of ['1e400', '-1e400', '1e-7', '0.001']) {
      const response = await instance.app.inject({
        method: 'POST',
        url: posting.addJob.path,
        headers: { authorization: `JWT ${company.access}`, 'content-type': 'application/json' },
        payload: `{"value": {"jobSalary": ${number}, ${JSON.stringify(form).slice(1)}, "additionalValue": "true"}`,
      })
      expect(response.json()).toMatchObject({ errorField: { jobSalary: [expect.any(String)] } })
      expect(response.statusCode).toBe(400)
    }
  })

  test('ids that do not exist are refused in all fields at once, and nothing is written', async () => {
    const instance = await freshInstance()
    const unknown = [1, 999_999]
    const form = { jobSkills: unknown, jobLocation: unknown, jobEmploymentType: unknown }
    const message = ['Please choose from the list.']
    expect(await post(instance, await instance.newCompany(), form)).toEqual({
      status: 400,
      body: {
        error: 'Please choose from the list.',
        errorField: { jobSkills: message, jobLocation: message, jobEmploymentType: message },
      },
    })
    expect(await countRows(instance)).toEqual(NO_ROWS)
  })

  test('a form that is refused uses no id of a job', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const before = (await post(instance, company, {})).body.id
    for (const skill of [999_998, 999_999]) await post(instance, company, { jobSkills: [skill] })
    expect((await post(instance, company, { jobTitle: 'Miller' })).body.id).toBe(before + 1)
  })

  test('texts that look like code or SQL are stored unchanged', async () => {
    const instance = await freshInstance()
    const texts = {
      jobTitle: `<script>alert('1')</script> "; drop table jobs; -- \\ %s`,
      jobDetail: '{"__proto__": 1} 🧁 ${x} \'"\\',
    }
    const { body } = await post(instance, await instance.newCompany(), texts)
    expect(await instance.call(jobs.getJobDetail, { params: { id: body.id } })).toMatchObject({
      status: 200,
      body: { job_title: texts.jobTitle, job_detail: texts.jobDetail },
    })
  })

  test('only a company posts jobs', async () => {
    const instance = await freshInstance()
    expect(await post(instance, await instance.newAccount(), {})).toMatchObject({ status: 403 })
    expect(await post(instance, undefined, {})).toMatchObject({ status: 401 })
    expect(await countRows(instance)).toEqual(NO_ROWS)
  })
})
