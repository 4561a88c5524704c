import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import type { Account } from '../../test/factories.ts'
import { whileHolding } from '../../test/locks.ts'
import { jobsIn, makeAllDue, workLater } from '../../test/queues.ts'

const find = async (instance: TestInstance, text: string) =>
  (await instance.call(search.searchJobs, { query: { search: text } })).body as {
    total_user: number
    data: { id: number; user_posted: object }[]
  }

const save = (instance: TestInstance, by: Account, name: string) =>
  instance.call(profile.saveProfile, { body: { name, shortIntro: '', bio: '', phoneNumber: '' } }, by)

/** Copies the only job. */
const copyJob = ({ db }: TestInstance, copies: number) =>
  sql`
    insert into jobs (user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline)
    select user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline
    from jobs, generate_series(1, ${copies}::int)`.execute(db)

describe('a company with a new name and picture', () => {
  test('a company is found by its new name soon, and its cards show name and picture', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    const { id } = await instance.newJob({ by })
    const closed = await instance.newJob({ by, jobTitle: 'Welder' })
    await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed.id).execute()
    const other = await instance.newJob()

    await instance.db
      .updateTable('users')
      .set({ profile_picture: '/media/new.png' })
      .where('id', '=', by.id)
      .execute()
    expect(await save(instance, by, 'Lakeside Works')).toMatchObject({ status: 201 })
    await workLater(instance)
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 0 })
    const user_posted = { id: by.id, name: 'Lakeside Works', profile_picture: '/media/new.png' }
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 1, data: [{ id, user_posted }] })
    expect(await find(instance, '')).toMatchObject({ total_user: 2, data: [{ id: other.id }, { id }] })
  })

  test('ten new names in a row update the jobs of a company once, with the last name', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    await instance.newJob({ by })
    const versions = () => sql<{ xmin: string }>`select xmin::text from search_documents`.execute(instance.db)
    const before = await versions()
    for (let i = 1; i <= 10; i += 1) await save(instance, by, `Lakeside Works ${i}`)
    expect(await versions()).toEqual(before)
    const [queued, ...others] = await jobsIn(instance.db)
    expect(queued!.seconds).toBeLessThanOrEqual(2)
    expect(others).toEqual([])
    await workLater(instance)
    expect(await find(instance, 'lakeside 10')).toMatchObject({ total_user: 1 })
  })

  test('a company with many jobs waits longer, so that changes in a row cost no more', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    await instance.newJob({ by })
    await copyJob(instance, 99)
    await save(instance, by, 'Lakeside Works')
    const [queued] = await jobsIn(instance.db)
    expect(queued!.seconds).toBeGreaterThan(5)
    expect(queued!.seconds).toBeLessThanOrEqual(10)
    await save(instance, by, 'Seaside Works')
    const [merged] = await jobsIn(instance.db)
    expect(merged!.seconds).toBeLessThan(queued!.seconds)
    await workLater(instance)
    expect(await find(instance, 'seaside')).toMatchObject({ total_user: 100 })
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 0 })
  })

  test('a change while the jobs are updated updates them again', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    const { id } = await instance.newJob({ by })
    await save(instance, by, 'Lakeside Works')
    await makeAllDue(instance.db)
    let working: Promise<unknown> | undefined
    await whileHolding(instance, `select from jobs where id = ${id} for no key update`, async () => {
      working = instance.workQueue()
      await expect.poll(async () => (await jobsIn(instance.db))[0]!.locked_by).not.toBeNull()
      await save(instance, by, 'Seaside Works')
      expect(await jobsIn(instance.db)).toHaveLength(2)
    })
    await working
    await workLater(instance)
    expect(await find(instance, 'seaside')).toMatchObject({ total_user: 1 })
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 0 })
  })

  test('a company without open jobs queues nothing', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    await save(instance, by, 'Lakeside Works')
    expect(await jobsIn(instance.db)).toEqual([])
  })
})

test('a company that saves the location that it has does not index its jobs again', async () => {
  const instance = await freshInstance()
  const by = await instance.newCompany()
  await instance.newJob({ by })
  const save = () => instance.call(profile.saveLocation, { body: { id: 1 } }, by)
  expect(await save()).toMatchObject({ status: 200 })
  await workLater(instance)
  expect(await save()).toMatchObject({ status: 200 })
  expect(await jobsIn(instance.db)).toEqual([])
})
