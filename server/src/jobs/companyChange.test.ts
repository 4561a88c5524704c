import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { indexJobs, indexJobsOfCompany } from './api.ts'

const find = async (instance: TestInstance, text: string) =>
  (await instance.call(search.searchJobs, { query: { search: text } })).body as {
    total_user: number
    data: { id: number; user_posted: object }[]
  }

const rename = ({ db }: TestInstance, companyId: number, name: string) =>
  db.transaction().execute(async (db) => {
    await db
      .updateTable('users')
      .set({ name, profile_picture: '/media/new.png' })
      .where('id', '=', companyId)
      .execute()
    await indexJobsOfCompany(db, companyId)
  })

describe('a company with a new name and picture', () => {
  test('is found by its new name at once, and its cards show both', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    const { id } = await instance.newJob({ by })
    const closed = await instance.newJob({ by, jobTitle: 'Welder' })
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed.id).execute()
    const other = await instance.newJob()

    await rename(instance, by.id, 'Lakeside Works')
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 0 })
    const user_posted = { id: by.id, name: 'Lakeside Works', profile_picture: '/media/new.png' }
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 1, data: [{ id, user_posted }] })
    expect(await find(instance, '')).toMatchObject({ total_user: 2, data: [{ id: other.id }, { id }] })
  })

  test('is changed on its newest twenty jobs at once, and on the others by a task', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    const { id: oldest } = await instance.newJob({ by })
    await sql`
      insert into jobs (user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline)
      select user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline
      from jobs, generate_series(1, 20)`.execute(instance.db)
    await indexJobs(instance.db)

    await rename(instance, by.id, 'Lakeside Works')
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 20 })
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 1, data: [{ id: oldest }] })
    await instance.workQueue()
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 21 })
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 0 })
  })
})

test('a company that saves the location that it has does not index its jobs again', async () => {
  const instance = await freshInstance()
  const by = await instance.newCompany()
  const { id } = await instance.newJob({ by })
  const save = () => instance.call(profile.saveLocation, { body: { id: 1 } }, by)
  expect(await save()).toMatchObject({ status: 200 })
  await whileHolding(instance, `select from jobs where id = ${id} for no key update`, async () => {
    expect(await save()).toMatchObject({ status: 200 })
  })
})
