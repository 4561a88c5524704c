import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../test/instance.ts'
import { searchCollections } from '../src/background.ts'
import type { Db } from '../src/db/connect.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { peopleCollection } from '../src/profile/api.ts'
import { search, verifySearch } from '../src/search/api.ts'
import { fillJobs } from './fillJobs.ts'
import { fillPeople } from './fillPeople.ts'

const today = new Date()

const readIndex = async (db: Db) =>
  (
    await sql`
    select collection, id, version, last_day, amount, tokens::text, card::text
    from search_documents order by collection, id`.execute(db)
  ).rows

test('the generated documents and bitmaps are those of the generated rows', async () => {
  const { db } = await freshInstance()
  await fillJobs(db, { count: 60, today })
  await fillPeople(db, { count: 60 })
  for (const collection of searchCollections)
    expect(await verifySearch(db, collection)).toEqual({ documents: 0, chunks: 0 })
})

test('every run generates the same jobs and people, and others can be added to them', async () => {
  const [one, two] = [await freshInstance(), await freshInstance()]
  for (const { db } of [one, two]) {
    await fillJobs(db, { count: 30, today })
    await fillPeople(db, { count: 30 })
  }
  expect(await readIndex(one.db)).toEqual(await readIndex(two.db))
  expect((await one.newJob()).id).toBe(31)
})

test('the generator knows how many open jobs and how many people a word finds', async () => {
  const { db } = await freshInstance()
  const jobs = await fillJobs(db, { count: 400, today })
  const people = await fillPeople(db, { count: 100 })
  expect([jobs.total > 350, jobs.total < 400, people.total]).toEqual([true, true, 100])
  for (const [collection, { total, found }] of [
    [jobCollection, jobs],
    [peopleCollection, people],
  ] as const) {
    const find = async (text: string) =>
      (await search(db, collection, { text, facets: {}, offset: 0, limit: 12 })).total
    expect(await find('')).toBe(total)
    expect(await find('fulltime')).toBe(found.get('fulltime'))
  }
})
