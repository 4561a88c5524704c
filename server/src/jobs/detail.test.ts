import { fill } from '@guildhall/contract/url'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import type { Render } from '@guildhall/contract/rendering'
import { describe, expect, test } from 'vitest'
import { freshWebFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'

describe('job detail', () => {
  test('the figures of a job are shown to its company only', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [ann, rival] = [await instance.newCandidate(), await instance.newCompany()]
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    await instance.call(hiring.apply, { params: { id }, body: [] }, ann)
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
    await instance.call(hiring.apply, { params: { id }, body: [] }, ann)
    expect(await detail(ann)).toMatchObject({ is_saved: true, is_applied: true })
    expect(await detail(company)).toMatchObject({ is_saved: false, is_applied: false })
    const visitors = await detail()
    expect(visitors).not.toHaveProperty('is_saved')
    expect(visitors).not.toHaveProperty('is_applied')
  })

  test.each([
    { proxies: ['127.0.0.1'], views: 2 },
    { proxies: [], views: 1 },
  ])('behind the trusted proxies $proxies two visitors are $views views', async ({ proxies, views }) => {
    const instance = await freshInstance({ trustProxy: proxies })
    const { id, company } = await instance.newJob()
    for (const visitor of ['203.0.113.1', '203.0.113.2'])
      await instance.call(jobs.getJobDetail, { params: { id } }, undefined, { 'x-forwarded-for': visitor })
    expect(await instance.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
      body: { figures: { views } },
    })
  })

  test('a view counts once a viewer and day, and neither for its company nor for a browser that fetches ahead', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await instance.newAccount()
    const look = (as?: typeof ann, headers = {}) =>
      instance.call(jobs.getJobDetail, { params: { id } }, as, headers)
    const views = async () => (await look(company)).body

    for (const as of [ann, ann, undefined, undefined, company]) await look(as)
    await look(undefined, { 'user-agent': 'another browser' })
    await look(undefined, { 'user-agent': 'a third browser', 'sec-purpose': 'prefetch' })
    expect(await views()).toMatchObject({ figures: { views: 3 } })

    await instance.db.updateTable('job_views').set({ day: '2026-01-01' }).execute()
    await look(ann)
    expect(await views()).toMatchObject({ figures: { views: 4 } })
  })

  test('a page that was drawn for a visitor counts once, with what its browser asks for afterwards', async () => {
    const { url } = fill(jobs.getJobDetail.path, { params: { id: 1 } })
    const render: Render = async ({ fetch, now }) => {
      await fetch(url, { isPrefetch: false })
      return { status: 200, html: '', renderedAt: now }
    }
    const instance = await freshInstance({ webFolder: await freshWebFolder(), render })
    const { id, company } = await instance.newJob()
    expect(id).toBe(1)
    const ann = await instance.newAccount()
    const look = (browser: string, as?: typeof ann) =>
      instance.call(jobs.getJobDetail, { params: { id } }, as, { 'user-agent': browser })
    const draw = (browser: string) => instance.app.inject({ url: '/', headers: { 'user-agent': browser } })

    for (const browser of ['of a visitor', 'of Ann', 'of the company']) await draw(browser)
    await look('of Ann', ann)
    expect((await look('of the company', company)).body).toMatchObject({ figures: { views: 2 } })
  })

  test('a client that claims to render a page for the server is ignored', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const look = (headers = {}) => instance.call(jobs.getJobDetail, { params: { id } }, undefined, headers)
    await look()
    // A rendered page is counted apart from its visitor until the visitor's browser asks.
    await look({ 'sec-purpose': 'drawing' })
    expect(await instance.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
      body: { figures: { views: 1 } },
    })
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
    await instance.call(hiring.apply, { params: { id }, body: [] }, applicant)
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
