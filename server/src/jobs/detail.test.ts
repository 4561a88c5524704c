import { fill } from '@guildhall/contract/address'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import type { Render } from '@guildhall/contract/rendering'
import { describe, expect, test } from 'vitest'
import { freshWebFolder } from '../../test/folders.ts'
import { freshWorld } from '../../test/world.ts'

describe('the detail of a job', () => {
  test('its figures are for its company only', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const [ann, rival] = [await world.newCandidate(), await world.newCompany()]
    await world.call(jobs.saveJob, { body: { id } }, ann)
    await world.call(hiring.apply, { params: { id }, body: [] }, ann)
    const detail = async (as?: typeof ann) =>
      (await world.call(jobs.getJobDetail, { params: { id } }, as)).body

    expect(await detail()).not.toHaveProperty('figures')
    expect(await detail(ann)).not.toHaveProperty('figures')
    expect(await detail(rival)).not.toHaveProperty('figures')
    expect(await detail(company)).toMatchObject({ figures: { views: 3, saves: 1, applicants: 1 } })
  })

  test('who is signed in sees whether the job is saved and applied for, a visitor does not', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const ann = await world.newCandidate()
    const detail = async (as?: typeof ann) =>
      (await world.call(jobs.getJobDetail, { params: { id } }, as)).body

    expect(await detail(ann)).toMatchObject({ is_saved: false, is_applied: false })
    await world.call(jobs.saveJob, { body: { id } }, ann)
    await world.call(hiring.apply, { params: { id }, body: [] }, ann)
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
    const world = await freshWorld({ trustProxy: proxies })
    const { id, company } = await world.newJob()
    for (const visitor of ['203.0.113.1', '203.0.113.2'])
      await world.call(jobs.getJobDetail, { params: { id } }, undefined, { 'x-forwarded-for': visitor })
    expect(await world.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
      body: { figures: { views } },
    })
  })

  test('a view counts once a viewer and day, and neither for its company nor for a browser that fetches ahead', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const ann = await world.newAccount()
    const look = (as?: typeof ann, headers = {}) =>
      world.call(jobs.getJobDetail, { params: { id } }, as, headers)
    const views = async () => (await look(company)).body

    for (const as of [ann, ann, undefined, undefined, company]) await look(as)
    await look(undefined, { 'user-agent': 'another browser' })
    await look(undefined, { 'user-agent': 'a third browser', 'sec-purpose': 'prefetch' })
    expect(await views()).toMatchObject({ figures: { views: 3 } })

    await world.db.updateTable('job_views').set({ day: '2026-01-01' }).execute()
    await look(ann)
    expect(await views()).toMatchObject({ figures: { views: 4 } })
  })

  test('a page that was drawn for a visitor counts once, with what its browser asks for afterwards', async () => {
    const { url } = fill(jobs.getJobDetail.path, { params: { id: 1 } })
    const render: Render = async ({ ask, now }) => {
      await ask(url, { ahead: false })
      return { status: 200, html: '', drawnAt: now }
    }
    const world = await freshWorld({ webFolder: await freshWebFolder(), render })
    const { id, company } = await world.newJob()
    expect(id).toBe(1)
    const ann = await world.newAccount()
    const look = (browser: string, as?: typeof ann) =>
      world.call(jobs.getJobDetail, { params: { id } }, as, { 'user-agent': browser })
    const draw = (browser: string) => world.app.inject({ url: '/', headers: { 'user-agent': browser } })

    for (const browser of ['of a visitor', 'of Ann', 'of the company']) await draw(browser)
    await look('of Ann', ann)
    expect((await look('of the company', company)).body).toMatchObject({ figures: { views: 2 } })
  })

  test('a client that claims to render a page for the server is ignored', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const look = (headers = {}) => world.call(jobs.getJobDetail, { params: { id } }, undefined, headers)
    await look()
    // A rendered page is counted apart from its visitor until the visitor's browser asks.
    await look({ 'sec-purpose': 'drawing' })
    expect(await world.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
      body: { figures: { views: 1 } },
    })
  })

  test('a closed job is there for its company and for those who saved it or applied, and for nobody else', async () => {
    const world = await freshWorld()
    const { id, company } = await world.newJob()
    const [saver, applicant, stranger] = [
      await world.newAccount(),
      await world.newCandidate(),
      await world.newAccount(),
    ]
    await world.call(jobs.saveJob, { body: { id } }, saver)
    await world.call(hiring.apply, { params: { id }, body: [] }, applicant)
    await world.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute()

    for (const as of [company, saver, applicant])
      expect(await world.call(jobs.getJobDetail, { params: { id } }, as)).toMatchObject({
        status: 200,
        body: { job_status: 'Closed' },
      })
    for (const as of [stranger, await world.newCompany(), undefined])
      expect(await world.call(jobs.getJobDetail, { params: { id } }, as)).toEqual({
        status: 404,
        body: { error: 'Job Not Found' },
      })
  })

  test('a job that has somebody, or is done, stays open to everybody to read', async () => {
    const world = await freshWorld()
    const { id } = await world.newJob()
    for (const status of ['In Progress', 'Finished'] as const) {
      await world.choose(id, status)
      expect(await world.call(jobs.getJobDetail, { params: { id } })).toMatchObject({
        status: 200,
        body: { job_status: status },
      })
    }
  })

  test('an id that is unknown or none at all is not found', async () => {
    const world = await freshWorld()
    for (const id of ['999999', '0', '-1', '1e3', '01', 'x', '99999999999', '9007199254740993', '1%00'])
      expect(await world.app.inject({ method: 'GET', url: `/api/job/get_job_detail/${id}/` })).toMatchObject({
        statusCode: 404,
      })
  })
})
