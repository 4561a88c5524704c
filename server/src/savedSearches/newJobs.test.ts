import { posting } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { insertPostings } from '../../bench/fillIndex.ts'
import { aJob } from '../../test/factories.ts'
import { freshInstance } from '../../test/instance.ts'
import { savedSearchesOf } from '../../test/savedSearches.ts'
import { setActive } from '../../test/people.ts'
import { indexJobs } from '../jobs/api.ts'

async function freshSearch() {
  const instance = await freshInstance()
  const by = await instance.newCompany({ name: 'Oven' })
  const post = (jobTitle = 'Baker') => instance.newJob({ by, jobTitle })
  const calls = savedSearchesOf(instance, await instance.newAccount())
  await post()
  return { instance, by, post, ...calls, id: await calls.saved('search=baker') }
}

test('the open jobs that match and were posted since the search was opened are new', async () => {
  const { instance, by, post, id, newCounts, see } = await freshSearch()
  expect(await newCounts()).toEqual([0])
  await post()
  await post()
  await post('Miller')
  expect(await newCounts()).toEqual([2])
  expect(await see(id)).toEqual({ status: 200, body: { success: 'Marked as seen' } })
  expect(await newCounts()).toEqual([0])
  const closed = await post()
  await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed.id).execute()
  expect(await newCounts()).toEqual([0])
  await post()
  expect(await newCounts()).toEqual([1])
  await setActive(instance, by, false)
  // A count is kept for a second or until the next post.
  await instance.newJob({ by: await instance.newCompany({ name: 'Mill' }), jobTitle: 'Miller' })
  expect(await newCounts()).toEqual([0])
})

test('each search counts its own new jobs, with words, filters and a minimum', async () => {
  const { instance, by, saved, newCounts, see } = await freshSearch()
  const queries = ['remote=true', 'period=Hour&salary_min=20', 'search=bak&remote=true', '']
  for (const query of queries) await saved(query)
  await instance.newJob({ by, jobTitle: 'Baker', remote: true, jobSalary: '25', jobSalaryPaidPeriod: 'Hour' })
  await instance.newJob({
    by,
    jobTitle: 'Miller',
    remote: true,
    jobSalary: '15',
    jobSalaryPaidPeriod: 'Hour',
  })
  expect(await newCounts()).toEqual([2, 1, 1, 2, 1])
  await see(await saved('search=miller'))
  expect((await newCounts())[0]).toBe(0)
})

test('an old job that is edited and matches now is not new', async () => {
  const { instance, by, post, id, newCounts, see } = await freshSearch()
  const miller = await post('Miller')
  await see(id)
  const body = { value: { ...aJob(), jobTitle: 'Baker' }, additionalValue: 'true' as const }
  expect(await instance.call(posting.editJob, { params: { id: miller.id }, body }, by)).toMatchObject({
    status: 200,
  })
  expect(await newCounts()).toEqual([0])
})

test('of the new jobs, the newest 1,000 are counted', async () => {
  const { instance, post, newCounts } = await freshSearch()
  const { db } = instance
  await sql`alter table search_documents disable trigger user`.execute(db)
  await sql`
    insert into search_documents (collection, id, version, last_day, amount, tokens, card)
    select collection, id + i, version, last_day, null, array_to_tsvector('{baker}'), '{}'
    from search_documents, generate_series(1, 1001) as i where collection = 'jobs'`.execute(db)
  await sql`alter table search_documents enable trigger user`.execute(db)
  await sql`delete from search_changes`.execute(db)
  await sql`delete from search_postings`.execute(db)
  await patiently(instance, (db) => insertPostings(db, { name: 'jobs' }))
  await sql`select setval(pg_get_serial_sequence('jobs', 'id'), 20000)`.execute(db)
  await post()
  expect(await newCounts()).toEqual([1_000])
})

test('a job whose transaction commits after that of a job with a higher id is new', async () => {
  const { instance, post, id, newCounts, see } = await freshSearch()
  const { db } = instance
  const { id: _id, ...job } = await db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  const copy = { ...job, additional_questions: '[]' }
  await db.transaction().execute(async (db) => {
    await db.insertInto('jobs').values(copy).execute()
    await post()
    await see(id)
  })
  await indexJobs(db)
  expect(await newCounts()).toEqual([1])
})
