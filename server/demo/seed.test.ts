import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { applying } from '@guildhall/contract/hiring/applying'
import { jobs as jobCalls } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../test/folders.ts'
import { freshInstance, SECRET, type TestInstance } from '../test/instance.ts'
import { openPeopleSearch } from '../test/people.ts'
import { scanPeople } from '../test/scanPeople.ts'
import { listKeys, openFolder, type Files } from '../src/adapters/files.ts'
import { parseResumePath } from '../src/adapters/resumes.ts'
import { closeDemoAccounts } from '../src/account/api.ts'
import { findCompletion } from '../src/profile/api.ts'
import { connect, BACKGROUND_POOL, openPool } from '../src/db/connect.ts'
import { analyzeNew } from '../src/db/statistics.ts'
import { makeDemo } from './generate/demo.ts'
import { demoAccounts, openDemo } from './seed.ts'
import type { DemoCandidate } from './types.ts'

const SEEDING_TIMEOUT_MS = 60_000

/** Discards files, for tests that need only the rows. */
const discardFiles: Files = { put: async () => undefined } as unknown as Files

/** Turns the demo on or off in the same way as the start of the server. */
async function prepare({ url }: TestInstance, on: boolean, files = discardFiles) {
  const pool = openPool(url, () => undefined, BACKGROUND_POOL)
  const installation = { db: connect(pool), files, secret: SECRET, log: pino({ level: 'silent' }) }
  await (on ? openDemo(installation) : closeDemoAccounts(installation.db)).finally(() => pool.end())
}

const [candidate, company] = demoAccounts

const logIn = (instance: TestInstance, { email, password }: { email: string; password: string }) =>
  instance.call(account.logIn, { body: { email, password } })

/** The sample account, logged in as its owner would. */
async function enter(instance: TestInstance, sample: (typeof demoAccounts)[number]) {
  const { status, body } = await logIn(instance, sample)
  expect(status).toBe(200)
  const tokens = body as { access: string; refresh: string }
  return { id: 0, email: sample.email, username: '', ...tokens }
}

async function count(instance: TestInstance, table: 'users' | 'jobs' | 'search_documents' | 'messages') {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(instance.db)
  return rows[0]!.count
}

const TABLES = [
  'users',
  'user_skills',
  'user_employment_types',
  'user_languages',
  'experiences',
  'educations',
  'portfolios',
  'jobs',
  'job_skills',
  'job_locations',
  'job_employment_types',
  'job_views',
  'search_documents',
  'saved_jobs',
  'applications',
  'application_history',
  'application_snapshots',
  'response_times',
  'notifications',
  'job_reminders',
  'ratings',
  'messages',
  'comments',
  'saved_searches',
]

/** A hash of each table's rows, without the sample accounts' salted password hash. */
async function digestOf({ db }: TestInstance) {
  const digests = TABLES.map(async (table) => {
    const { rows } = await sql<{ digest: string }>`
      select md5(string_agg(line, '|' order by line)) as digest
      from (select (to_jsonb(row) - 'password_hash')::text as line from ${sql.table(table)} row) lines`.execute(
      db,
    )
    return [table, rows[0]!.digest]
  })
  return Object.fromEntries(await Promise.all(digests)) as Record<string, string | null>
}

const isComplete = (person: DemoCandidate) =>
  Boolean(person.short_intro && person.bio && person.rate && person.employment_types.length) &&
  person.languages.length > 0 &&
  person.hasResume !== false

const findJobs = async (instance: TestInstance, text: string) => {
  const { body } = await instance.call(search.searchJobs, { query: { search: text } })
  return body as { data: { id: number; job_title: string; created_at: string }[]; total_user: number }
}

/** Each choice is made by somebody, and most candidates keep the defaults. */
async function expectEachPrivacyChoice({ db }: TestInstance) {
  const candidates = await db
    .selectFrom('users')
    .where('user_type', '=', 'personal')
    .select(['profile_visibility', 'contact_visible_to'])
    .execute()
  const count = (choice: string) =>
    candidates.filter((row) => Object.values(row).includes(choice)).length / candidates.length
  for (const choice of ['members', 'companies']) expect(count(choice)).toBeGreaterThan(0)
  for (const choice of ['everybody', 'dealt_with']) expect(count(choice)).toBeGreaterThan(0.8)
}

describe('demo', { timeout: SEEDING_TIMEOUT_MS }, () => {
  test('a seeding is complete or changes no rows, has statistics, pictures and resumes, and lets two sample accounts log in', async () => {
    const files = await openFolder(await freshFolder())
    const instance = await freshInstance({ files })
    let written = 0
    const full = { ...files, put: async () => (written += 1) > 100 && Promise.reject(new Error('disk full')) }
    await expect(prepare(instance, true, full as unknown as Files)).rejects.toThrow('disk full')
    expect(await count(instance, 'users')).toBe(0)

    await prepare(instance, true, files)
    expect(await analyzeNew(instance.db), 'tables without statistics').toEqual([])
    await expectPicturesAndResumes(instance, files)
    await expectFindableJobs(instance)
    await expectSampleLogins(instance)
    await expectFindablePeople(instance)
    await expectHiddenRatings(instance)
    await expectEachPrivacyChoice(instance)

    const before = await digestOf(instance)
    await prepare(instance, true, files)
    expect(await digestOf(instance)).toEqual(before)
  })

  test('seedings on one day create the same rows, and two servers that start together seed once', async () => {
    const [concurrent, single] = [await freshInstance(), await freshInstance()]
    await Promise.all([prepare(concurrent, true), prepare(concurrent, true)])
    await prepare(single, true)
    const digest = await digestOf(concurrent)
    expect(digest).toEqual(await digestOf(single))
    for (const table of TABLES) expect.soft(digest[table], table).not.toBeNull()
  })

  test('turning the demo off closes its accounts and hides its jobs and people, turning it on restores both, and other accounts stay unchanged', async () => {
    const instance = await freshInstance()
    await prepare(instance, true)
    const sample = await enter(instance, candidate)
    const ann = await instance.newAccount()
    const whoAmI = (as: typeof ann) => instance.call(sessions.getLoginUserType, {}, as)
    const refresh = (as: typeof ann) => instance.call(sessions.refresh, { body: { refresh: as.refresh } })
    expect(await whoAmI(sample)).toMatchObject({ status: 200 })

    const found = () => findJobs(instance, '')
    const everything = await found()
    const { find: findPeople } = await openPeopleSearch(instance)
    const everybody = await findPeople()
    const { id } = everything.data[0]!
    const detail = (params = { id }) => instance.call(jobCalls.getJobDetail, { params })

    await prepare(instance, false)
    expect(await found()).toMatchObject({ total_user: 0 })
    expect(await findPeople()).toMatchObject({ total_user: 0 })
    expect(await detail()).toEqual(await detail({ id: 999_999 }))
    expect(await logIn(instance, candidate)).toMatchObject({ status: 401 })
    expect(await whoAmI(sample)).toMatchObject({ status: 401 })
    expect(await refresh(sample)).toMatchObject({ status: 401 })
    expect(await whoAmI(ann)).toMatchObject({ status: 200 })

    await prepare(instance, true)
    expect(await found()).toEqual(everything)
    expect(await findPeople()).toEqual(everybody)
    expect(await detail()).toMatchObject({ status: 200 })
    expect(await logIn(instance, candidate)).toMatchObject({ status: 200 })
    expect(await refresh(ann)).toMatchObject({ status: 200 })
  })

  test('a database with an account is not seeded', async () => {
    const instance = await freshInstance()
    await instance.newAccount()
    await prepare(instance, true)
    expect(await count(instance, 'users')).toBe(1)
    expect(await count(instance, 'jobs')).toBe(0)
  })

  test('an empty database is not seeded while the demo is off', async () => {
    const instance = await freshInstance()
    await prepare(instance, false)
    expect(await count(instance, 'users')).toBe(0)
  })
})

async function expectPicturesAndResumes(instance: TestInstance, files: Files) {
  const complete = new Set(
    makeDemo(new Date())
      .candidates.filter(isComplete)
      .map(({ username }) => username),
  )
  expect(complete.size).toBeGreaterThan(200)
  const users = await instance.db.selectFrom('users').selectAll().execute()
  for (const { id, user_type, username, profile_picture, resume } of users) {
    const { statusCode, rawPayload } = await instance.app.inject(profile_picture!)
    expect.soft(statusCode, username).toBe(200)
    expect.soft(rawPayload.length, username).toBeLessThan(6 * 1024)
    if (user_type === 'company') continue
    const { percentage } = await findCompletion(instance.db, id)
    expect.soft(percentage === 100, username).toBe(complete.has(username))
    if (!resume) continue
    const pdf = Buffer.from(await files.getBytes(parseResumePath(resume)!.key)).toString('latin1')
    expect.soft(pdf, username).toMatch(/^%PDF-[^]*%%EOF\s*$/)
  }
  const { resume } = users.find((user) => user.email === candidate.email)!
  expect((await instance.app.inject(resume!)).statusCode).toBe(403)
  // The clean-up deletes files that no row names.
  const named = users.flatMap((user) => (user.resume ? [parseResumePath(user.resume)!.key] : []))
  expect((await listKeys(files, 'resumes')).sort()).toEqual(named.sort())
  expect(await listKeys(files, 'pictures')).toHaveLength(users.length)
  const pictures = users.map((user) => user.profile_picture)
  expect(new Set(pictures).size).toBe(users.length)
  const { rawPayload } = await instance.app.inject(pictures[0]!)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
}

async function expectFindableJobs(instance: TestInstance) {
  const open = await instance.db
    .selectFrom('jobs')
    .where('status', '=', 'Open')
    .where('deadline', '>', sql<string>`current_date`)
    .select(['id', 'job_title'])
    .execute()
  const all = await findJobs(instance, '')
  expect(all.total_user).toBe(open.length)
  const times = all.data.map((job) => job.created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  // A sample of all titles, to save time.
  for (const { job_title } of open.filter((_, i) => i % 12 === 0)) {
    const { data } = await findJobs(instance, job_title)
    expect(data.map((job) => job.job_title)).toContain(job_title)
  }
  const ended = await instance.db.selectFrom('jobs').where('status', '!=', 'Open').select('id').execute()
  const found = await instance.db
    .selectFrom('search_documents')
    .where('collection', '=', 'jobs')
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .select('id')
    .execute()
  expect(found).toEqual([])
}

/** All people with complete profiles are found. */
async function expectFindablePeople(instance: TestInstance) {
  const people = await scanPeople(instance.db, { search: '', employment_type: [], location: [] })
  expect(people.length).toBeGreaterThan(12)
  const { find } = await openPeopleSearch(instance)
  expect(await find()).toMatchObject({
    total_user: people.length,
    data: people.slice(0, 12).map(({ id, name, rating_count }) => ({ id, name, rating_count })),
  })
}

/** Some ratings wait for the other side. */
async function expectHiddenRatings({ db }: TestInstance) {
  const hidden = await db
    .selectFrom('ratings')
    .innerJoin('jobs', 'jobs.id', 'ratings.job_id')
    .where('shown_at', '>', sql<Date>`now()`)
    .select([
      sql<boolean>`finished_at > now() - interval '14 days'`.as('has_just_finished'),
      sql<number>`(select count(*) from ratings as other where other.job_id = jobs.id)`.as('given'),
    ])
    .execute()
  expect(hidden).not.toEqual([])
  for (const rating of hidden) expect(rating).toEqual({ has_just_finished: true, given: 1 })
}

async function expectSampleLogins(instance: TestInstance) {
  const [person, employer] = [await enter(instance, candidate), await enter(instance, company)]
  const { body } = await instance.call(applying.getInterestedJobs, { query: {} }, person)
  const { data } = body as { data: { application_status: string; history: { status: string }[] }[] }
  expect(new Set(data.map((job) => job.application_status))).toEqual(
    new Set(['Applied', 'Accepted', 'Not selected', 'Closed', 'Withdrawn', 'No decision']),
  )
  for (const { application_status, history } of data) expect(history.at(-1)!.status).toBe(application_status)
  const posted = await instance.call(posting.getPostedJobs, { query: {} }, employer)
  expect(posted).toMatchObject({ status: 200, body: { data: { 0: { job_status: 'Open' } } } })

  const others = await instance.db
    .selectFrom('users')
    .where('email', 'not in', [candidate.email, company.email])
    .where('password_hash', 'is not', null)
    .select('email')
    .execute()
  expect(others).toEqual([])
}
