import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

/** Posts some jobs one after the other; returns their ids, newest first. */
async function newJobs(instance: TestInstance, by: Account, count: number) {
  const ids: number[] = []
  for (let i = 0; i < count; i++) ids.unshift((await instance.newJob({ by })).id)
  return ids
}

const idsOf = (response: { body: unknown }) =>
  (response.body as { data: { id: number }[] }).data.map(({ id }) => id)

/** A day has passed everywhere on Earth once it has passed at UTC-12. */
const YESTERDAY = sql<string>`(now() at time zone 'Etc/GMT+12')::date - 1`
const TODAY = sql<string>`(now() at time zone 'Etc/GMT+12')::date`

describe('posted jobs of the company', () => {
  test('posted jobs are listed newest first, 5 a page, with the number of applicants', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const ids = await newJobs(instance, company, 7)
    await instance.newJob()
    const ann = await instance.newCandidate()
    await instance.call(applying.apply, { params: { id: ids[1]! }, body: [] }, ann)

    const page = (page: string) => instance.call(posting.getPostedJobs, { query: { page } }, company)
    const first = await page('1')
    expect(idsOf(first)).toEqual(ids.slice(0, 5))
    expect(first.body).toMatchObject({
      total_job: 7,
      data: [{ applicant_count: 0 }, { applicant_count: 1 }, {}, {}, {}],
    })
    expect(idsOf(await page('2'))).toEqual(ids.slice(5))
    expect(await page('3')).toMatchObject({ status: 200, body: { data: [], total_job: 7 } })
  })

  test('posted jobs are listed in every status', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const [closed, past, open] = await newJobs(instance, company, 3)
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed!).execute()
    await instance.db.updateTable('jobs').set({ deadline: YESTERDAY }).where('id', '=', past!).execute()
    const response = await instance.call(posting.getPostedJobs, { query: {} }, company)
    expect(idsOf(response)).toEqual([closed, past, open])
    expect(response.body).toMatchObject({ data: [{ job_status: 'Closed' }, {}, { job_status: 'Open' }] })
  })

  test('the list of posted jobs is for companies only', async () => {
    const instance = await freshInstance()
    expect(
      await instance.call(posting.getPostedJobs, { query: {} }, await instance.newAccount()),
    ).toMatchObject({
      status: 403,
    })
    expect(await instance.call(posting.getPostedJobs, { query: {} })).toMatchObject({ status: 401 })
  })
})

describe('open jobs of a company', () => {
  test('open jobs are public while they are Open and their deadline has not passed everywhere on Earth', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const [past, lastDay, closed, inProgress, open] = await newJobs(instance, company, 5)
    const change = (id: number, set: object) =>
      instance.db.updateTable('jobs').set(set).where('id', '=', id).execute()
    await change(past!, { deadline: YESTERDAY })
    await change(lastDay!, { deadline: TODAY })
    await change(closed!, { status: 'Closed' })
    await instance.choose(inProgress!)

    const response = await instance.call(jobs.getCompanyJobs, { params: { userId: company.id }, query: {} })
    expect(idsOf(response)).toEqual([lastDay, open])
    expect(response.body).toMatchObject({ total_job: 2 })
  })

  test('open jobs are listed 5 a page, with the total', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const ids = await newJobs(instance, company, 6)
    const response = await instance.call(jobs.getCompanyJobs, {
      params: { userId: company.id },
      query: { page: '2' },
    })
    expect(response.body).toMatchObject({ data: [{ id: ids[5] }], total_job: 6 })
    expect(idsOf(response)).toHaveLength(1)
  })

  test('open jobs of a person, an inactive account or an unknown id are not found', async () => {
    const instance = await freshInstance()
    const [ann, closed] = [await instance.newAccount(), await instance.newCompany()]
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute()
    for (const userId of [ann.id, closed.id, 999_999])
      expect(await instance.call(jobs.getCompanyJobs, { params: { userId }, query: {} })).toEqual({
        status: 404,
        body: { error: 'User Not Found' },
      })
  })
})

describe('every list of jobs', () => {
  test('a list of jobs refuses a page that is not an integer from 1', async () => {
    const instance = await freshInstance()
    const [ann, company] = [await instance.newAccount(), await instance.newCompany()]
    const lists: [url: string, as: Account][] = [
      [posting.getPostedJobs.path, company],
      [jobs.getCompanyJobs.path.replace(':userId', String(company.id)), ann],
      [jobs.getSavedJobs.path, ann],
    ]
    for (const [url, as] of lists)
      for (const page of ['page=0', 'page=-1', 'page=x', 'page=1e3', 'page=', 'page=1&page=2']) {
        const headers = { authorization: `JWT ${as.access}` }
        const response = await instance.app.inject({ method: 'GET', url: `${url}?${page}`, headers })
        expect([url, page, response.statusCode]).toEqual([url, page, 400])
      }
  })

  test('a job in a list has the beginning of its detail on one line, and no questions', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const questions = [{ type: 'input' as const, value: 'Why?', required: true }]
    await instance.newJob({ by: company, jobDetail: `You bake.\n\n${'bread '.repeat(100)}`, questions })
    const { body } = await instance.call(posting.getPostedJobs, { query: {} }, company)
    const [card] = (body as { data: { job_detail: string }[] }).data
    expect(card!.job_detail).toMatch(/^You bake\. bread .* bread…$/)
    expect(card!.job_detail.length).toBeLessThanOrEqual(201)
    expect(card).not.toHaveProperty('additional_question')
  })
})
