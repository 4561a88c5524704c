import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { MAX_COUNTED_NAMES, search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import type { OpenJobs } from './counts.ts'
import { searchBarReader } from './searchBar.ts'

type Query = Record<string, string | string[]>

async function count(instance: TestInstance, query: Query = {}) {
  const { status, body } = await instance.call(search.countJobs, { query })
  expect(status).toBe(200)
  return search.countJobs.responses[200].parse(body)
}

/** Posts jobs, each in a city, or as remote. */
async function newJobs(instance: TestInstance, jobs: { title: string; city?: string; salary?: string }[]) {
  const by = await instance.newCompany()
  for (const { title, city = 'Berlin, Germany', salary = '20' } of jobs)
    await instance.newJob({
      by,
      jobTitle: title,
      jobSkills: [await instance.lookup('skill', 'Python')],
      jobLocation: [await instance.lookup('location', city)],
      jobEmploymentType: [await instance.lookup('employment_type', 'Full-time')],
      experienceLevel: ' > 10 years',
      jobSalary: salary,
      jobSalaryPaidPeriod: 'Hour',
    })
  return by
}

const CITIES = [
  { title: 'Joiner', salary: '30' },
  { title: 'Joiner' },
  { title: 'Welder', city: 'Paris, France' },
  { title: 'Joiner', city: 'Remote' },
]

describe('the counts of a search', () => {
  test('each name has the jobs that the search would find with it', async () => {
    const instance = await freshInstance()
    await newJobs(instance, CITIES)
    expect(await count(instance)).toEqual({
      employment_type: [{ name: 'Full-time', count: 4 }],
      location: [
        { name: 'Berlin, Germany', count: 2 },
        { name: 'Paris, France', count: 1 },
        { name: 'Remote', count: 1 },
      ],
      experience_level: [{ name: ' > 10 years', count: 4 }],
      period: [{ name: 'Hour', count: 4 }],
      remote: 1,
    })
  })

  test('words and other filters count, and the own filter does not', async () => {
    const instance = await freshInstance()
    await newJobs(instance, CITIES)
    const location = [
      { name: 'Berlin, Germany', count: 2 },
      { name: 'Remote', count: 1 },
      { name: 'Paris, France', count: 0 },
    ]
    const none = (...names: string[]) => names.map((name) => ({ name, count: 0 }))
    const berlin = { search: 'joiner', location: 'Berlin, Germany' }
    expect(await count(instance, berlin)).toMatchObject({
      employment_type: [{ name: 'Full-time', count: 2 }],
      location,
      remote: 0,
    })
    expect(await count(instance, { search: 'joiner', remote: 'true' })).toMatchObject({
      location: [{ name: 'Remote', count: 1 }, ...none('Berlin, Germany', 'Paris, France')],
      remote: 1,
    })
    expect(await count(instance, { salary_min: '25', period: 'Hour' })).toMatchObject({
      location: [{ name: 'Berlin, Germany', count: 1 }, ...none('Paris, France', 'Remote')],
      period: [{ name: 'Hour', count: 1 }],
    })
    expect(await count(instance, { search: '???' })).toMatchObject({
      location: none('Berlin, Germany', 'Paris, France', 'Remote'),
      remote: 0,
    })
  })

  test('jobs that have ended, and those of an inactive company, are not counted', async () => {
    const instance = await freshInstance()
    const by = await newJobs(instance, CITIES)
    const other = await newJobs(instance, CITIES)
    const closed = await instance.newJob({ by, jobTitle: 'Joiner' })
    await instance.call(hiring.closeJob, { params: { id: closed.id } }, by)
    const { id } = await instance.newJob({ by, jobTitle: 'Joiner' })
    await sql`update search_documents set last_day = '2020-01-01' where id = ${id}`.execute(instance.db)
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', other.id).execute()
    expect(await count(instance, { search: 'joiner' })).toMatchObject({
      employment_type: [{ name: 'Full-time', count: 3 }],
      remote: 1,
    })
  })

  test('only the most frequent names of a filter are counted, with Remote among them', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const locations = await instance.db
      .selectFrom('locations')
      .where('location', '<>', 'Remote')
      .select(['id', 'location'])
      .orderBy('id')
      .limit(MAX_COUNTED_NAMES + 10)
      .execute()
    const ids = locations.map(({ id }) => id)
    for (let i = 0; i < ids.length; i += 20) await instance.newJob({ by, jobLocation: ids.slice(i, i + 20) })
    // The last is the most frequent.
    await instance.newJob({ by, jobLocation: [ids.at(-1)!] })
    const { location } = await count(instance)
    expect(location).toHaveLength(MAX_COUNTED_NAMES)
    expect(location.at(-1)).toEqual({ name: 'Remote', count: 0 })
    expect(location[0]).toEqual({ name: locations.at(-1)!.location, count: 2 })
  })

  test('the same counts are shared for a moment, whatever the page and the order', async () => {
    const instance = await freshInstance()
    await newJobs(instance, CITIES)
    const before = await count(instance, { search: 'joiner' })
    await newJobs(instance, CITIES)
    expect(await count(instance, { search: 'joiner', page: '2', sort: 'closing' })).toEqual(before)
    expect((await count(instance, { search: 'joine' })).remote).toBe(2)
  })
})

describe('the counts of suggestions', () => {
  async function countSuggested(instance: TestInstance, query: Query) {
    const { status, body } = await instance.call(search.countSuggestedJobs, { query })
    expect(status).toBe(200)
    return search.countSuggestedJobs.responses[200].parse(body).data
  }

  test('are the totals of the searches for them, with the filters', async () => {
    const instance = await freshInstance()
    await newJobs(instance, CITIES)
    const suggestion = ['Joiner', 'Python', 'joiner Berlin, Germany', 'Madrid, Spain']
    const filters: Query[] = [{}, { remote: 'true' }, { salary_min: '25', period: 'Hour' }]
    for (const filter of filters) {
      const totals = suggestion.map(async (text) => {
        const { body } = await instance.call(search.searchJobs, { query: { search: text, ...filter } })
        return { name: text, count: search.searchJobs.responses[200].parse(body).total_user }
      })
      expect(await countSuggested(instance, { suggestion, ...filter })).toEqual(await Promise.all(totals))
    }
    expect(await countSuggested(instance, { suggestion })).toEqual([
      { name: 'Joiner', count: 3 },
      { name: 'Python', count: 4 },
      { name: 'joiner Berlin, Germany', count: 2 },
      { name: 'Madrid, Spain', count: 0 },
    ])
  })

  test('include a job from the moment it is posted', async () => {
    const instance = await freshInstance()
    const before = await countSuggested(instance, { suggestion: 'Joiner' })
    await newJobs(instance, CITIES)
    const after = await countSuggested(instance, { suggestion: 'Joiner' })
    expect([before, after]).toEqual([[{ name: 'Joiner', count: 0 }], [{ name: 'Joiner', count: 3 }]])
  })

  test('are empty without a suggestion, and leave out those without a word', async () => {
    const instance = await freshInstance()
    expect(await countSuggested(instance, {})).toEqual([])
    expect(await countSuggested(instance, { suggestion: ['???', 'cook'] })).toEqual([
      { name: 'cook', count: 0 },
    ])
  })

  test.each([
    ['too many of them', { suggestion: Array.from({ length: 10 }, (_, i) => `skill ${i}`) }],
    ['one that is too long', { suggestion: 'x'.repeat(101) }],
    ['a minimum without a period', { suggestion: 'cook', salary_min: '20' }],
  ])('are refused for %s', async (_, query) => {
    const instance = await freshInstance()
    expect(await instance.call(search.countSuggestedJobs, { query })).toMatchObject({ status: 400 })
  })
})

describe('the search bar data', () => {
  async function readData(instance: TestInstance) {
    const { body } = await instance.call(search.getSearchBarData, {})
    return search.getSearchBarData.responses[200].parse(body)
  }

  test('each skill, type and location has its open jobs', async () => {
    const instance = await freshInstance()
    const by = await newJobs(instance, CITIES)
    const closed = await instance.newJob({ by, jobSkills: [await instance.lookup('skill', 'Python')] })
    await instance.call(hiring.closeJob, { params: { id: closed.id } }, by)
    const { emp_type, skills, location } = await readData(instance)
    expect(skills).toContainEqual({ id: expect.any(Number), skill_name: 'Python', total_job: 4 })
    expect(emp_type[0]).toEqual({ id: expect.any(Number), type: 'Full-time', total_job: 4 })
    expect(location[0]).toEqual({ id: expect.any(Number), location: 'Remote', total_job: 1 })
    expect(location).toContainEqual({
      id: expect.any(Number),
      location: 'Berlin, Germany',
      total_job: 2,
    })
    expect(location).toContainEqual({ id: expect.any(Number), location: 'Madrid, Spain', total_job: 0 })
  })

  test('it is compressed for browsers, as brotli or gzip, and known by its ETag', async () => {
    const instance = await freshInstance()
    const read = async (headers: Record<string, string>) =>
      instance.send(search.getSearchBarData, {}, { headers })
    const plain = await read({})
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    const packed = await read({ 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
    const gzipped = await read({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.payload)
    const known = await read({ 'if-none-match': String(plain.headers.etag) })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
  })

  test('it is made once for each count of open jobs, compressed once while they are the same', async () => {
    const { db } = await freshInstance()
    const none = { employment_type: [], skill: [], location: [], experience_level: [], period: [] }
    let openJobs: OpenJobs = { ...none }
    const read = searchBarReader(db, async () => openJobs)
    const [first, second] = await Promise.all([read(), read()])
    expect(second).toBe(first)
    openJobs = { ...none }
    expect(await read()).toBe(first)
    await db.insertInto('skills').values({ skill_name: 'Sourdough' }).execute()
    expect(await read()).toBe(first)
    openJobs = { ...none, employment_type: [{ name: 'Full-time', count: 3 }] }
    const changed = await read()
    expect(changed.etag).not.toBe(first.etag)
    expect(changed.plain.toString()).toContain('"Full-time","total_job":3')
    expect(changed.plain.toString()).toContain('Sourdough')
  })

  test('open jobs are counted once for many readers', async () => {
    const instance = await freshInstance()
    await newJobs(instance, CITIES)
    const before = await readData(instance)
    await newJobs(instance, CITIES)
    expect(await readData(instance)).toEqual(before)
    const response = await instance.anotherServer().inject({ url: search.getSearchBarData.path })
    expect(search.getSearchBarData.responses[200].parse(response.json()).emp_type[0]).toMatchObject({
      total_job: 8,
    })
  })
})
