import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { openLog } from '../platform/log.ts'

async function readSummary(instance: TestInstance) {
  const { status, body } = await instance.call(search.getMarketSummary, {})
  expect(status).toBe(200)
  return search.getMarketSummary.responses[200].parse(body)
}

async function newCompanyWithJobs(instance: TestInstance, jobs: number) {
  const by = await instance.newCompany()
  for (let i = 0; i < jobs; i++) await instance.newJob({ by })
  return by
}

test('the summary counts open jobs and their companies, and names those with most jobs first', async () => {
  const instance = await freshInstance()
  const small = await newCompanyWithJobs(instance, 1)
  const large = await newCompanyWithJobs(instance, 3)
  await newCompanyWithJobs(instance, 0)
  const ended = await newCompanyWithJobs(instance, 1)
  await sql`update jobs set deadline = '2020-01-01' where user_id = ${ended.id}`.execute(instance.db)
  const closed = await newCompanyWithJobs(instance, 1)
  await sql`update jobs set status = 'Closed' where user_id = ${closed.id}`.execute(instance.db)
  const inactive = await newCompanyWithJobs(instance, 1)
  await sql`update users set is_active = false where id = ${inactive.id}`.execute(instance.db)

  const summary = await readSummary(instance)
  expect(summary).toMatchObject({ total_job: 4, total_company: 2 })
  expect(summary.companies.map(({ id }) => id)).toEqual([large.id, small.id])
})

test('the summary names at most 12 companies and counts all', async () => {
  const instance = await freshInstance()
  for (let i = 0; i < 13; i++) await newCompanyWithJobs(instance, 1)

  const { total_company, companies } = await readSummary(instance)
  expect(total_company).toBe(13)
  expect(companies).toHaveLength(12)
})

test('the popular searches are the skills and the locations with most open jobs', async () => {
  const instance = await freshInstance()
  const by = await instance.newCompany()
  const [python, sqlSkill] = [await instance.lookup('skill', 'Python'), await instance.lookup('skill', 'SQL')]
  const [paris, remote] = [
    await instance.lookup('location', 'Paris, France'),
    await instance.lookup('location', 'Remote'),
  ]
  await instance.newJob({ by, jobSkills: [python, sqlSkill], jobLocation: [paris, remote] })
  await instance.newJob({ by, jobSkills: [python], jobLocation: [remote] })

  const { popular } = await readSummary(instance)
  expect(popular).toEqual({ skills: ['Python', 'SQL'], locations: ['Paris, France'] })
})

test('the summary of an empty board is empty', async () => {
  expect(await readSummary(await freshInstance())).toEqual({
    total_job: 0,
    total_company: 0,
    companies: [],
    popular: { skills: [], locations: [] },
  })
})

test('a search is recorded neither in the database nor in the log', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const instance = await freshInstance({ log })
  await instance.newJob()
  const [candidate, company] = [await instance.newCandidate(), await instance.newCompany()]
  const words = 'zarquon'
  const statuses = [
    await instance.call(search.searchJobs, { query: { search: words } }),
    await instance.call(search.searchJobsAuthenticated, { query: { search: words } }, candidate),
    await instance.call(search.countJobs, { query: { search: words } }),
    await instance.call(search.searchPeople, { query: {}, body: { search: words } }, company),
  ].map(({ status }) => status)
  await instance.workQueue()

  expect(new Set(statuses)).toEqual(new Set([200]))
  const { rows } = await sql`
    select oid::regclass from pg_class
    where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and query_to_xml('select * from ' || oid::regclass, false, false, '')::text ilike ${`%${words}%`}
  `.execute(instance.db)
  expect(rows).toEqual([])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(words)
})
