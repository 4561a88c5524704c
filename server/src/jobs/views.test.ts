import { jobs } from '@guildhall/contract/jobs/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

/** A job, with calls that count a view of it and that read its number of views as its company. */
async function newViewedJob(over: Parameters<typeof freshInstance>[0] = {}) {
  const instance = await freshInstance(over)
  const { id, company } = await instance.newJob()
  const view = async (as?: Account, headers: Record<string, string> = {}) =>
    (await instance.call(jobs.viewJob, { params: { id } }, as, headers)).status
  return { instance, id, company, view, views: () => viewsOf(instance, id, company) }
}

async function viewsOf(instance: TestInstance, id: number, company: Account) {
  const { body } = await instance.call(jobs.getJobDetail, { params: { id } }, company)
  return 'figures' in body ? body.figures?.views : undefined
}

const from = (ip: string) => ({ 'x-forwarded-for': ip })

describe('views of a job', () => {
  test('a view counts once per account and day', async () => {
    const { instance, view, views } = await newViewedJob()
    const ann = await instance.newAccount()
    for (const as of [ann, ann, await instance.newCompany()]) expect(await view(as)).toBe(204)
    expect(await views()).toBe(2)

    await instance.db.updateTable('job_views').set({ day: '2026-01-01' }).execute()
    await view(ann)
    expect(await views()).toBe(3)
  })

  test('views of all visitors of one network, an IPv4 address or an IPv6 /64, count once per day', async () => {
    const { view, views } = await newViewedJob({ trustProxy: ['127.0.0.1'] })
    const networks = ['203.0.113.1', '203.0.113.2', '2001:db8:0:1::5', '2001:db8:0:2::5']
    for (const ip of [...networks, '203.0.113.1', '2001:db8:0:1:ffff::9'])
      expect(await view(undefined, { ...from(ip), 'user-agent': `browser at ${ip}` })).toBe(204)
    expect(await views()).toBe(networks.length)
  })

  test('views of all visitors behind an untrusted proxy count once', async () => {
    const { view, views } = await newViewedJob({ trustProxy: [] })
    for (const ip of ['203.0.113.1', '203.0.113.2']) await view(undefined, from(ip))
    expect(await views()).toBe(1)
  })

  test("views by the job's company, from other sites and of prefetched pages do not count", async () => {
    const { company, view, views } = await newViewedJob()
    expect(await view(company)).toBe(204)
    expect(await view(undefined, { 'sec-fetch-site': 'cross-site' })).toBe(204)
    expect(await view(undefined, { 'sec-purpose': 'prefetch;prerender' })).toBe(204)
    expect(await views()).toBe(0)

    await view(undefined, { 'sec-fetch-site': 'same-origin' })
    expect(await views()).toBe(1)
  })

  test('a view of a closed job answers 404 to everybody and does not count', async () => {
    const { instance, id, company, view, views } = await newViewedJob()
    const saver = await instance.newAccount()
    await instance.call(jobs.saveJob, { body: { id } }, saver)
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).execute()
    for (const as of [undefined, saver, company]) expect(await view(as)).toBe(404)
    expect(await views()).toBe(0)
  })

  test('a view of a job that does not exist answers 404', async () => {
    const instance = await freshInstance()
    for (const id of ['999999', '0', 'x', '9007199254740993'])
      expect(await instance.call(jobs.viewJob, { params: { id } })).toMatchObject({ status: 404 })
  })
})
