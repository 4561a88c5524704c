import { applying } from '@guildhall/contract/hiring/applying'
import { jobs, MAX_SAVED_JOBS } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'

describe('saved jobs', () => {
  test('a job is saved once and removed once, and the check reports it by status alone', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    const save = () => instance.call(jobs.saveJob, { body: { id } }, ann)
    const remove = () => instance.call(jobs.deleteSavedJob, { params: { id } }, ann)
    const check = (as: typeof ann) => instance.call(jobs.checkSavedJob, { params: { id } }, as)

    expect(await check(ann)).toMatchObject({ status: 404 })
    expect(await save()).toEqual({ status: 201, body: { success: 'Job saved' } })
    expect(await save()).toEqual({ status: 409, body: { error: 'This job is already saved' } })
    expect(await check(ann)).toEqual({ status: 302, body: {} })
    expect(await check(bob)).toMatchObject({ status: 404 })
    expect(await remove()).toEqual({ status: 200, body: { success: 'Removed from saved jobs' } })
    expect(await remove()).toEqual({ status: 404, body: { error: 'This job is already removed' } })
    expect(await check(ann)).toMatchObject({ status: 404 })
  })

  test('the 302 of a saved job has no Location header, so that a browser does not follow it', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newAccount()
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    const url = jobs.checkSavedJob.path.replace(':id', String(id))
    const headers = { authorization: `JWT ${ann.access}` }
    const response = await instance.app.inject({ method: 'GET', url, headers })
    expect(response.statusCode).toBe(302)
    expect(response.headers).not.toHaveProperty('location')
  })

  test('of twenty concurrent saves of one job, one succeeds and the others answer 409', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newAccount()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => instance.call(jobs.saveJob, { body: { id } }, ann)),
    )
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
    expect(await instance.db.selectFrom('saved_jobs').selectAll().execute()).toHaveLength(1)
  })

  test('a job saved while the account is deactivated is refused with 401', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newAccount()
    const lock = `update users set is_active = false where id = ${ann.id}`
    const { response } = await whileHolding(instance, lock, async (waiting) => {
      const response = instance.call(jobs.saveJob, { body: { id } }, ann)
      await waiting(1)
      return { response }
    })
    expect(await response).toMatchObject({ status: 401 })
    expect(await instance.db.selectFrom('saved_jobs').selectAll().execute()).toEqual([])
  })

  test('saved jobs are listed last saved first, 12 a page, including ended ones', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const ann = await instance.newCandidate()
    const ids: number[] = []
    for (let i = 0; i < 13; i++) ids.push((await instance.newJob({ by })).id)
    // Saved in another order than they were posted in.
    const saved = [...ids.slice(6), ...ids.slice(0, 6)]
    for (const id of saved) await instance.call(jobs.saveJob, { body: { id } }, ann)
    const [closed, past] = saved.slice(-2)
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed!).execute()
    await instance.db
      .updateTable('jobs')
      .set({ deadline: sql`deadline - 40` })
      .where('id', '=', past!)
      .execute()
    await instance.call(applying.apply, { params: { id: saved[0]! }, body: [] }, ann)

    const first = await instance.call(jobs.getSavedJobs, { query: {} }, ann)
    expect(first.body).toMatchObject({
      total_job: 13,
      data: saved
        .slice(1)
        .toReversed()
        .map((id) => ({ id, is_saved: true, job_status: id === closed ? 'Closed' : 'Open' })),
    })
    const second = await instance.call(jobs.getSavedJobs, { query: { page: '2' } }, ann)
    expect(second.body).toMatchObject({ total_job: 13, data: [{ id: saved[0], is_applied: true }] })
    const third = await instance.call(jobs.getSavedJobs, { query: { page: '3' } }, ann)
    expect(third.body).toEqual({ total_job: 13, data: [] })
  })

  test('a person saves at most 1,000 jobs, also at the same time, and one more after a removal', async () => {
    const instance = await freshInstance()
    const { id: first, company: by } = await instance.newJob()
    const others: number[] = []
    for (let i = 0; i < 4; i++) others.push((await instance.newJob({ by })).id)
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    await sql`
      with copies as (
        insert into jobs (user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline)
        select user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline
        from jobs, generate_series(1, ${MAX_SAVED_JOBS - 2}::int) where jobs.id = ${first}
        returning id
      )
      insert into saved_jobs (user_id, job_id)
      select ${ann.id}::bigint, id from copies union all select ${ann.id}::bigint, ${first}::bigint`.execute(
      instance.db,
    )
    const save = (id: number, as = ann) => instance.call(jobs.saveJob, { body: { id } }, as)
    const responses = await Promise.all(others.map((id) => save(id)))
    const refused = {
      status: 403,
      body: { error: 'You can save up to 1,000 jobs. Remove one to save another.' },
    }
    expect(responses.toSorted((a, b) => a.status - b.status)).toEqual([
      { status: 201, body: { success: 'Job saved' } },
      ...Array<unknown>(3).fill(refused),
    ])
    expect(await save(first)).toMatchObject({ status: 409 })
    expect(await save(others[0]!, bob)).toMatchObject({ status: 201 })

    await instance.call(jobs.deleteSavedJob, { params: { id: first } }, ann)
    expect(await save(first)).toMatchObject({ status: 201 })
    expect(await instance.call(jobs.getSavedJobs, { query: {} }, ann)).toMatchObject({
      body: { total_job: MAX_SAVED_JOBS },
    })
  })

  test('saved jobs are private to each person', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    await instance.call(jobs.saveJob, { body: { id } }, ann)
    expect(await instance.call(jobs.getSavedJobs, { query: {} }, bob)).toMatchObject({
      body: { total_job: 0 },
    })
    expect(await instance.call(jobs.deleteSavedJob, { params: { id } }, bob)).toMatchObject({ status: 404 })
    expect(await instance.call(jobs.getSavedJobs, { query: {} }, ann)).toMatchObject({
      body: { total_job: 1 },
    })
  })

  test('a job that is unknown, or closed to this person, cannot be saved', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await instance.newAccount()
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).execute()
    for (const unknown of [id, 999_999])
      expect(await instance.call(jobs.saveJob, { body: { id: unknown } }, ann)).toEqual({
        status: 400,
        body: {
          error: 'This job was closed or removed',
          errorField: { id: ['This job was closed or removed'] },
        },
      })
    for (const wrong of [0, -1, 1.5, '1', null, 2 ** 53])
      expect(await instance.call(jobs.saveJob, { body: { id: wrong as number } }, ann)).toMatchObject({
        status: 400,
        body: { errorField: { id: ['Please name the job to save.'] } },
      })
  })

  test('saved jobs are for personal accounts only', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    for (const [as, status] of [
      [company, 403],
      [undefined, 401],
    ] as const) {
      expect(await instance.call(jobs.saveJob, { body: { id } }, as)).toMatchObject({ status })
      expect(await instance.call(jobs.deleteSavedJob, { params: { id } }, as)).toMatchObject({ status })
      expect(await instance.call(jobs.getSavedJobs, { query: {} }, as)).toMatchObject({ status })
    }
    expect(await instance.call(jobs.checkSavedJob, { params: { id } })).toMatchObject({ status: 401 })
  })
})
