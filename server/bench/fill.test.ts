import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../test/instance.ts'
import { findJob } from '../src/jobs/api.ts'
import { indexJob, searchJobs } from '../src/jobs/search.ts'
import { fillJobs } from './fill.ts'

const today = new Date('2026-11-21T00:00:00Z')

const readIndex = async (db: Parameters<typeof findJob>[0]) =>
  (
    await sql`
    select id, version, last_day, amount, tokens::text, card::text
    from search_documents order by id`.execute(db)
  ).rows

test('generated jobs have the same search documents as posted ones', async () => {
  const { db } = await freshInstance()
  await fillJobs(db, { count: 60, today })
  const generated = await readIndex(db)
  expect(generated.length).toBeGreaterThan(50)

  for (const { id } of generated as { id: number }[]) await indexJob(db, (await findJob(db, id))!)
  expect(await readIndex(db)).toEqual(generated)
})

test('every run generates the same jobs, and a company can post after them', async () => {
  const [one, two] = [await freshInstance(), await freshInstance()]
  await fillJobs(one.db, { count: 30, today })
  await fillJobs(two.db, { count: 30, today })
  expect(await readIndex(one.db)).toEqual(await readIndex(two.db))
  expect((await one.newJob()).id).toBe(31)
})

test('the generator knows how many open jobs a word finds', async () => {
  const { db } = await freshInstance()
  const { found, openJobs } = await fillJobs(db, { count: 400, today: new Date() })
  const total = async (text: string) => (await searchJobs(db, { text, page: 1, filters: {} })).total
  expect(openJobs).toBeLessThan(400)
  expect(await total('')).toBe(openJobs)
  expect(await total('fulltime')).toBe(found.get('fulltime'))
})
