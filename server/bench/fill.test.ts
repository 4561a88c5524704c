import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../test/instance.ts'
import { findJob, presentCard } from '../src/jobs/api.ts'
import { indexJob } from '../src/search/api.ts'
import { searchJobs } from '../src/search/queries.ts'
import { fillJobs } from './fill.ts'

const today = new Date('2026-11-21T00:00:00Z')

const readIndex = async (db: Parameters<typeof findJob>[0]) =>
  (
    await sql`
    select job_id, deadline, salary, tokens::text, card::text
    from job_search join job_card using (job_id) order by job_id`.execute(db)
  ).rows

test('generated jobs are indexed to the letter as posted ones are', async () => {
  const { db } = await freshInstance()
  await fillJobs(db, { count: 60, today })
  const generated = await readIndex(db)
  expect(generated.length).toBeGreaterThan(50)

  for (const { job_id } of generated as { job_id: number }[])
    await indexJob(db, presentCard((await findJob(db, job_id))!))
  expect(await readIndex(db)).toEqual(generated)
})

test('the same jobs are generated at every run, and a company can go on posting after them', async () => {
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
