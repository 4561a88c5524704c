import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting, type PostedJob } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const YESTERDAY = sql<string>`(now() at time zone 'Etc/GMT+12')::date - 1`

type Query = { page?: string; status?: PostedJob['job_status']; sort?: 'newest' | 'deadline' | 'applicants' }

async function list(instance: TestInstance, company: Account, query: Query = {}) {
  const { status, body } = await instance.call(posting.getPostedJobs, { query }, company)
  if (status !== 200) throw new Error(`The jobs were not listed: ${status}`)
  return { ...body, ids: body.data.map(({ id }) => id) }
}

const apply = (instance: TestInstance, id: number, as: Account) =>
  instance.call(applying.apply, { params: { id }, body: [] }, as)

describe('posted jobs', () => {
  test('posted jobs are filtered by status, with the counts of all and the total of the filter', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const open: number[] = []
    for (let i = 0; i < 6; i++) open.unshift((await instance.newJob({ by })).id)
    const [closed, finished] = [await instance.newJob({ by }), await instance.newJob({ by })]
    await instance.call(hiring.closeJob, { params: { id: closed.id } }, by)
    await instance.choose(finished.id, 'Finished')
    await instance.newJob()

    const counts = { Open: 6, 'In Progress': 0, Finished: 1, Closed: 1 }
    expect(await list(instance, by)).toMatchObject({ total_job: 8, counts })
    expect(await list(instance, by, { status: 'Open' })).toMatchObject({
      ids: open.slice(0, 5),
      total_job: 6,
      counts,
    })
    expect(await list(instance, by, { status: 'Open', page: '2' })).toMatchObject({ ids: open.slice(5) })
    expect(await list(instance, by, { status: 'Closed' })).toMatchObject({ ids: [closed.id], total_job: 1 })
    expect(await list(instance, by, { status: 'In Progress' })).toMatchObject({
      ids: [],
      total_job: 0,
      counts,
    })
  })

  test('posted jobs are sorted by deadline, those that have ended last, or by applicants', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const jobIn = async (days: number) => (await instance.newJob({ by, deadline: inDays(days) })).id
    const [late, soon, past, closed] = [await jobIn(40), await jobIn(10), await jobIn(20), await jobIn(5)]
    await instance.db.updateTable('jobs').set({ deadline: YESTERDAY }).where('id', '=', past).execute()
    await instance.call(hiring.closeJob, { params: { id: closed } }, by)
    expect(await list(instance, by, { sort: 'deadline' })).toMatchObject({ ids: [soon, late, past, closed] })

    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    for (const [id, person] of [
      [late, ann],
      [late, bob],
      [soon, ann],
    ] as const)
      await apply(instance, id, person)
    expect(await list(instance, by, { sort: 'applicants' })).toMatchObject({
      ids: [late, soon, closed, past],
    })
    for (const id of [late, late]) await instance.call(applying.withdrawApplication, { params: { id } }, ann)
    await instance.call(applying.withdrawApplication, { params: { id: late } }, bob)
    expect(await list(instance, by, { sort: 'applicants' })).toMatchObject({
      ids: [soon, closed, past, late],
    })
    expect(await list(instance, by, { sort: 'newest' })).toMatchObject({ ids: [closed, past, soon, late] })
  })

  test('posted jobs have their figures, without people who have withdrawn or whose accounts are inactive', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const people = [
      await instance.newCandidate(),
      await instance.newCandidate(),
      await instance.newCandidate(),
      await instance.newCandidate(),
    ]
    for (const person of people) {
      await instance.call(jobs.viewJob, { params: { id } }, person)
      await apply(instance, id, person)
    }
    await instance.call(jobs.saveJob, { body: { id } }, people[0])
    await instance.call(applying.withdrawApplication, { params: { id } }, people[0])
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', people[1]!.id).execute()
    const figures = { views: 4, saves: 1, applicants: 2 }
    expect((await list(instance, company)).data).toMatchObject([
      { applicant_count: 2, figures, new_count: 2 },
    ])
    expect(await instance.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
      body: { figures },
    })
  })

  test('a job that has finished or was closed says when, to its company only', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const [open, closed, finished] = [
      await instance.newJob({ by }),
      await instance.newJob({ by }),
      await instance.newJob({ by }),
    ]
    const before = Date.now()
    await instance.call(hiring.closeJob, { params: { id: closed.id } }, by)
    await instance.choose(finished.id, 'Finished')
    const { data } = await list(instance, by)
    expect(data.map(({ id, ended_at }) => [id, ended_at])).toEqual([
      [finished.id, expect.any(String)],
      [closed.id, expect.any(String)],
      [open.id, null],
    ])
    const { ended_at } = data[1]!
    expect(Date.parse(ended_at!)).toBeGreaterThanOrEqual(before - 1000)

    const input = { params: { id: closed.id } }
    expect(await instance.call(jobs.getJobDetail, input, by)).toMatchObject({ body: { ended_at } })
    expect((await instance.call(jobs.getJobDetail, input)).body).not.toHaveProperty('ended_at')
  })

  test('an unknown status or sort of posted jobs is refused', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    for (const query of [{ status: 'open' }, { sort: 'oldest' }])
      expect(await instance.call(posting.getPostedJobs, { query: query as Query }, company)).toMatchObject({
        status: 400,
      })
  })
})
