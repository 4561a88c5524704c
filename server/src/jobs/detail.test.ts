import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { serverWithStatementLog } from '../../test/statements.ts'

describe('job detail', () => {
  test('the figures of a job are shown to its company only', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, rival] = [await instance.newCandidate(), await instance.newCompany()]
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    await instance.call(applying.apply, { params: { id }, body: [] }, ann)
    for (const viewer of [undefined, ann, rival])
      await instance.call(jobs.viewJob, { params: { id } }, viewer)
    const detail = async (as?: typeof ann) =>
      (await instance.call(jobs.getJobDetail, { params: { id } }, as)).body

    expect(await detail()).not.toHaveProperty('figures')
    expect(await detail(ann)).not.toHaveProperty('figures')
    expect(await detail(rival)).not.toHaveProperty('figures')
    expect(await detail(company)).toMatchObject({ figures: { views: 3, saves: 1, applicants: 1 } })
  })

  test('a logged-in account sees whether a job is saved and applied for, and a visitor does not', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await instance.newCandidate()
    const detail = async (as?: typeof ann) =>
      (await instance.call(jobs.getJobDetail, { params: { id } }, as)).body

    expect(await detail(ann)).toMatchObject({ is_saved: false, is_applied: false })
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    await instance.call(applying.apply, { params: { id }, body: [] }, ann)
    expect(await detail(ann)).toMatchObject({ is_saved: true, is_applied: true })
    expect(await detail(company)).toMatchObject({ is_saved: false, is_applied: false })
    const visitors = await detail()
    expect(visitors).not.toHaveProperty('is_saved')
    expect(visitors).not.toHaveProperty('is_applied')
  })

  test("a job and its card carry the status of the caller's application", async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, ben] = [await instance.newCandidate(), await instance.newCandidate()]
    const detail = async (as?: typeof ann) =>
      (await instance.call(jobs.getJobDetail, { params: { id } }, as)).body
    for (const candidate of [ann, ben]) {
      expect(await detail(candidate)).not.toHaveProperty('application_status')
      await instance.call(applying.apply, { params: { id }, body: [] }, candidate)
    }
    await instance.call(applying.withdrawApplication, { params: { id } }, ann)

    expect(await detail(ann)).toMatchObject({ is_applied: true, application_status: 'Withdrawn' })
    expect(await detail(ben)).toMatchObject({ is_applied: true, application_status: 'Applied' })
    for (const other of [undefined, company])
      expect(await detail(other)).not.toHaveProperty('application_status')
    const found = await instance.call(search.searchJobsAuthenticated, { query: { search: '' } }, ann)
    expect(found.body).toMatchObject({ data: [{ id, application_status: 'Withdrawn' }] })
  })

  test('reading a job writes nothing', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const { access } = await instance.newAccount()
    const { app, statementsOf } = serverWithStatementLog(instance)
    const url = `/api/job/get_job_detail/${id}/`
    const statements = await statementsOf(async () => {
      await app.inject({ url })
      await app.inject({ url, headers: { authorization: `JWT ${access}` } })
    })
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.filter((text) => !text.startsWith('select'))).toEqual([])
  })

  test('a closed job is visible only to its company and to those who saved it or applied for it', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [saver, applicant, stranger] = [
      await instance.newAccount(),
      await instance.newCandidate(),
      await instance.newAccount(),
    ]
    await instance.call(jobs.saveJob, { body: { id } }, saver)
    await instance.call(applying.apply, { params: { id }, body: [] }, applicant)
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute()

    for (const as of [company, saver, applicant])
      expect(await instance.call(jobs.getJobDetail, { params: { id } }, as)).toMatchObject({
        status: 200,
        body: { job_status: 'Closed' },
      })
    for (const as of [stranger, await instance.newCompany(), undefined])
      expect(await instance.call(jobs.getJobDetail, { params: { id } }, as)).toEqual({
        status: 404,
        body: { error: 'Job Not Found' },
      })
  })

  test('a job that is In Progress or Finished stays public', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    for (const status of ['In Progress', 'Finished'] as const) {
      await instance.choose(id, status)
      expect(await instance.call(jobs.getJobDetail, { params: { id } })).toMatchObject({
        status: 200,
        body: { job_status: status },
      })
    }
  })

  test('a job with an unknown or invalid id is not found', async () => {
    const instance = await freshInstance()
    for (const id of ['999999', '0', '-1', '1e3', '01', 'x', '99999999999', '9007199254740993', '1%00'])
      expect(
        await instance.app.inject({ method: 'GET', url: `/api/job/get_job_detail/${id}/` }),
      ).toMatchObject({
        statusCode: 404,
      })
  })
})
