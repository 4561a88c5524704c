import { account } from '@guildhall/contract/account'
import { hiring } from '@guildhall/contract/hiring'
import { jobs as jobCalls } from '@guildhall/contract/jobs'
import { search } from '@guildhall/contract/search'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { freshWorld, type TestWorld } from '../../../test/world.ts'
import { findCompletion } from '../../profile/api.ts'
import { applications, savedJobs } from './applications.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { jobs } from './jobs.ts'
import { demoAccounts, prepareDemo } from './seed.ts'

const prepare = (world: TestWorld, on: boolean) => prepareDemo(world.db, on, pino({ level: 'silent' }))

const [candidate, company] = demoAccounts

const logIn = (world: TestWorld, { email, password }: { email: string; password: string }) =>
  world.call(account.logIn, { body: { email, password } })

/** The sample account, logged in as its owner would. */
async function enter(world: TestWorld, sample: (typeof demoAccounts)[number]) {
  const { status, body } = await logIn(world, sample)
  expect(status).toBe(200)
  const tokens = body as { access: string; refresh: string }
  return { id: 0, email: sample.email, username: '', ...tokens }
}

const rowsOf = async (world: TestWorld) => {
  const tables = ['users', 'jobs', 'job_search', 'applications', 'application_history', 'saved_jobs'] as const
  const counted = tables.map(async (table) => {
    const rows = await world.db
      .selectFrom(table)
      .select((e) => e.lit(1).as('one'))
      .execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

const EVERYTHING = {
  users: companies.length + candidates.length,
  jobs: jobs.length,
  job_search: jobs.length,
  applications: applications.length,
  application_history: applications.length,
  saved_jobs: savedJobs.length,
}

describe('the demo', () => {
  test('fills an empty database with profiles that are as complete as they were written', async () => {
    const world = await freshWorld()
    await prepare(world, true)
    expect(await rowsOf(world)).toEqual(EVERYTHING)

    for (const person of candidates) {
      const row = await world.db
        .selectFrom('users')
        .where('username', '=', person.username)
        .select('id')
        .executeTakeFirstOrThrow()
      const isComplete = Boolean(
        person.short_intro &&
        person.bio &&
        person.skills.length &&
        person.rate &&
        person.employment_types.length &&
        person.languages.length,
      )
      const { percentage } = await findCompletion(world.db, row.id)
      expect([person.username, percentage === 100]).toEqual([person.username, isComplete])
    }
  })

  test('has jobs that the search finds, all of them and each by its title', async () => {
    const world = await freshWorld()
    await prepare(world, true)
    const find = async (text: string) => {
      const { body } = await world.call(search.searchJobs, { query: { search: text } })
      return body as { data: { job_title: string; created_at: string }[]; total_user: number }
    }
    const all = await find('')
    expect(all.total_user).toBe(jobs.length)
    const times = all.data.map((job) => job.created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const { title } of jobs) {
      const { data } = await find(title)
      expect(data.map((job) => job.job_title)).toContain(title)
    }
  })

  test('can be entered by its two sample accounts, and by no other', async () => {
    const world = await freshWorld()
    await prepare(world, true)
    const [ann, bakery] = [await enter(world, candidate), await enter(world, company)]
    const applied = await world.call(hiring.getInterestedJobs, { query: {} }, ann)
    expect(applied.body).toMatchObject({ data: { 0: { history: [{ status: 'Applied' }] } } })
    const posted = await world.call(jobCalls.getPostedJobs, { query: {} }, bakery)
    expect(posted.body).toMatchObject({ data: { 0: { job_status: 'Open' } } })

    const others = await world.db
      .selectFrom('users')
      .where('email', 'not in', [candidate.email, company.email])
      .where('password_hash', 'is not', null)
      .select('email')
      .execute()
    expect(others).toEqual([])
  })

  test('is added once, however often a server starts, and also when two start together', async () => {
    const world = await freshWorld()
    await Promise.all([prepare(world, true), prepare(world, true)])
    await prepare(world, true)
    expect(await rowsOf(world)).toEqual(EVERYTHING)
  })

  test('is never added to a database that somebody uses', async () => {
    const world = await freshWorld()
    await world.newAccount()
    await prepare(world, true)
    expect(await rowsOf(world)).toMatchObject({ users: 1, jobs: 0 })
  })

  test('is closed when it is turned off and opened when it is turned on, and other accounts are left alone', async () => {
    const world = await freshWorld()
    await prepare(world, true)
    const sample = await enter(world, candidate)
    const ann = await world.newAccount()
    const whoAmI = (as: typeof ann) => world.call(account.getLoginUserType, {}, as)
    const refresh = (as: typeof ann) => world.call(account.refresh, { body: { refresh: as.refresh } })
    expect(await whoAmI(sample)).toMatchObject({ status: 200 })

    const found = async () => (await world.call(search.searchJobs, { query: {} })).body
    const everything = await found()

    await prepare(world, false)
    expect(await found()).toMatchObject({ total_user: 0 })
    expect(await logIn(world, candidate)).toMatchObject({ status: 401 })
    expect(await whoAmI(sample)).toMatchObject({ status: 401 })
    expect(await refresh(sample)).toMatchObject({ status: 401 })
    expect(await whoAmI(ann)).toMatchObject({ status: 200 })

    await prepare(world, true)
    expect(await found()).toEqual(everything)
    expect(await logIn(world, candidate)).toMatchObject({ status: 200 })
    expect(await refresh(ann)).toMatchObject({ status: 200 })
  })

  test('is not there where it is off', async () => {
    const world = await freshWorld()
    await prepare(world, false)
    expect(await rowsOf(world)).toMatchObject({ users: 0, jobs: 0 })
  })
})
