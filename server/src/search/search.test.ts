import { sql, type RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { fillJobs } from '../../bench/fillJobs.ts'
import { freshInstance } from '../../test/instance.ts'
import type { Db } from '../db/connect.ts'
import { findJob } from '../jobs/api.ts'
import { indexJob, jobCollection, parseCards, queryOf, type JobSearch } from '../jobs/search.ts'
import { deleteEndedDocuments } from './documents.ts'
import { findTokensNotInUse, search } from './search.ts'

type Query = Omit<JobSearch, 'page' | 'sort'>

const findPage = async (db: Db, query: Query, page = 1) => {
  const { cards, total } = await search(db, jobCollection, queryOf({ ...query, page, sort: 'newest' }))
  return { ids: parseCards(cards).map(({ id }) => id), total }
}

/** The ids of all matches, from the documents without bitmaps. */
async function findAll(db: Db, tsquery: string, more = sql<boolean>`true`) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents
    where (${tsquery} = '' or tokens @@ nullif(${tsquery}, '')::tsquery) and ${more}
      and last_day >= (now() at time zone 'Etc/GMT+12')::date
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

const fulltime = { employment_type: ['Full-time'] }
type Case = { search: Query; tsquery: string; more?: RawBuilder<boolean> }
const CASES: Case[] = [
  { search: { text: '', filters: {} }, tsquery: '' },
  { search: { text: 'engineer', filters: {} }, tsquery: `'engineer':*` },
  { search: { text: '', filters: fulltime }, tsquery: `'=employment_type:Full-time'` },
  { search: { text: 'e', filters: {} }, tsquery: `'e':*` },
  { search: { text: 'senior e', filters: {} }, tsquery: `'senior' & 'e':*` },
  { search: { text: 'full-time', filters: {} }, tsquery: `'fulltime':* | ('full' & 'time':*)` },
  {
    search: { text: '', filters: { ...fulltime, period: ['Year', 'Hour'] } },
    tsquery: `'=employment_type:Full-time' & ('=period:Year' | '=period:Hour')`,
  },
  { search: { text: 'manager', filters: { remote: true } }, tsquery: `'manager':* & '=remote:true'` },
  {
    search: { text: '', filters: { period: ['Year'] }, salaryMin: '90000' },
    tsquery: `'=period:Year'`,
    more: sql<boolean>`amount >= 90000`,
  },
]

/** Compares pages of all cases with the documents. */
async function expectPages(db: Db) {
  for (const { search, tsquery, more } of CASES) {
    const ids = await findAll(db, tsquery, more)
    expect(ids.length).toBeGreaterThan(20)
    for (const page of [1, 2, 50, 85, Math.ceil(ids.length / 12), 9999])
      expect([search, page, await findPage(db, search, page)]).toEqual([
        search,
        page,
        { ids: ids.slice((page - 1) * 12, page * 12), total: ids.length },
      ])
  }
}

describe('search bitmaps', () => {
  test('totals and pages agree with the documents, across the borders of a chunk', async () => {
    const { db, url } = await freshInstance()
    await patiently({ url }, (db) => fillJobs(db, { count: 2500, today: new Date() }))
    await expectPages(db)
    // Documents that ended, but are still stored.
    await sql`update search_documents set last_day = '2026-01-01' where id % 50 = 0`.execute(db)
    await expectPages(db)
  })

  test('bitmaps follow every job that is posted, changed, closed and deleted', async () => {
    const { db, newJob } = await freshInstance()
    const potter = await newJob({ jobTitle: 'Potter' })
    const welder = await newJob({ jobTitle: 'Welder', by: potter.company })
    const find = async (text: string) => (await findPage(db, { text, filters: {} })).ids

    const job = (await findJob(db, potter.id))!
    await indexJob(db, { ...job, job_title: 'Cook' })
    expect([await find('potter'), await find('cook')]).toEqual([[], [potter.id]])
    const text = 'potter cook welder'
    expect(await findTokensNotInUse(db, 'jobs', { text }, new Set(text.split(' ')))).toEqual(
      new Set(['potter']),
    )

    await db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', potter.id).execute()
    expect([await find('cook'), await find('')]).toEqual([[], [welder.id]])
    await db.deleteFrom('jobs').where('id', '=', welder.id).execute()
    expect(await find('')).toEqual([])
  })

  test('bitmaps are correct after concurrent posts and closings', async () => {
    const { db, newCompany, newJob } = await freshInstance()
    const by = await newCompany()
    const old = await Promise.all(
      Array.from({ length: 20 }, (_, i) => newJob({ by, jobTitle: `Baker ${i}` })),
    )
    await Promise.all([
      ...old.map(({ id }) => db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute()),
      ...Array.from({ length: 20 }, (_, i) => newJob({ by, jobTitle: `Second baker ${i}` })),
    ])
    const ids = await findAll(db, `'baker'`)
    expect(ids.length).toBe(20)
    expect(await findPage(db, { text: 'baker', filters: {} })).toEqual({ ids: ids.slice(0, 12), total: 20 })
  })
})

test('the hourly task deletes documents whose deadline has passed, and no others', async () => {
  const { db, newJob } = await freshInstance()
  const ended = await newJob()
  const open = await newJob({ by: ended.company })
  await db
    .updateTable('search_documents')
    .set({ last_day: '2026-01-01' })
    .where('id', '=', ended.id)
    .execute()
  await deleteEndedDocuments(db)
  expect(await db.selectFrom('search_documents').select('id').execute()).toEqual([{ id: open.id }])
  expect(await findPage(db, { text: '', filters: {} })).toEqual({ ids: [open.id], total: 1 })
})
