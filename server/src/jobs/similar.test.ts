import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { fillJobs } from '../../bench/fillJobs.ts'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import type { Db } from '../db/connect.ts'
import { findSimilar } from '../search/api.ts'

async function listSimilar(instance: TestInstance, id: number, as?: Account) {
  const response = await instance.call(similar.getSimilarJobs, { params: { id } }, as)
  return (response.body as { data: { id: number; is_saved?: boolean }[] }).data
}
const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id)

/** Moves all changes to the postings. */
const writePostings = (db: Db) => sql`select write_search_postings(1000)`.execute(db)

test('the jobs that share the most skills come first, a shared place counts as one more, then the newest', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob({ jobSkills: [1, 2, 3, 4], jobLocation: [2, 3] })
  const add = async (jobSkills: number[], jobLocation: number[]) =>
    (await instance.newJob({ jobSkills, jobLocation })).id
  const one = await add([1, 9], [5])
  const fourAway = await add([1, 2, 3, 4], [5])
  const oneHere = await add([4], [2, 3])
  const two = await add([1, 2], [5])
  const threeHere = await add([1, 2, 3, 9], [3])
  await add([9], [2])

  const expected = [threeHere, fourAway, two, oneHere, one]
  expect(idsOf(await listSimilar(instance, id))).toEqual(expected)
  await writePostings(instance.db)
  expect(idsOf(await listSimilar(instance, id))).toEqual(expected)
})

test('at most six jobs are listed, of those that are still open', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob()
  const company = await instance.newCompany()
  const ids: number[] = []
  for (let i = 0; i < 8; i++) ids.unshift((await instance.newJob({ by: company })).id)
  await writePostings(instance.db)
  await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', ids[0]!).execute()
  await sql`update search_documents set last_day = '2026-01-01' where id = ${ids[1]!}`.execute(instance.db)

  expect(idsOf(await listSimilar(instance, id))).toEqual(ids.slice(2, 8))
})

test('more similar jobs of the same company than the list has do not hide those of others', async () => {
  const instance = await freshInstance()
  const other = await instance.newJob()
  const { id, company } = await instance.newJob()
  for (let i = 0; i < 14; i++) await instance.newJob({ by: company })

  expect(idsOf(await listSimilar(instance, id))).toEqual([other.id])
  await writePostings(instance.db)
  expect(idsOf(await listSimilar(instance, id))).toEqual([other.id])
})

test('a job that has ended has similar jobs, as long as it is visible', async () => {
  const instance = await freshInstance()
  const { id, company } = await instance.newJob()
  const other = await instance.newJob()
  await instance.db.updateTable('jobs').set({ deadline: '2026-01-01' }).where('id', '=', id).execute()
  expect(idsOf(await listSimilar(instance, id))).toEqual([other.id])

  await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute()
  const call = (as?: Account) => instance.call(similar.getSimilarJobs, { params: { id } }, as)
  expect(await call()).toEqual({ status: 404, body: { error: 'Job Not Found' } })
  expect(await call(company)).toMatchObject({ status: 200 })
  expect(await instance.call(similar.getSimilarJobs, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
  })
})

test('a candidate sees what they saved among the similar jobs, and none that they applied for', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob()
  const applied = await instance.newJob()
  const saved = await instance.newJob()
  const ann = await instance.newCandidate()
  await instance.call(applying.apply, { params: { id: applied.id }, body: [] }, ann)
  await instance.call(jobs.saveJob, { body: { id: saved.id } }, ann)

  expect(await listSimilar(instance, id, ann)).toMatchObject([{ id: saved.id, is_saved: true }])
  expect(idsOf(await listSimilar(instance, id))).toEqual([saved.id, applied.id])
})

type Document = { id: number; skills: string[]; places: string[] }

/** The definition of the order, without bits. */
function rank(
  documents: Document[],
  { skills, places }: Document,
  { exceptIds, limit }: { exceptIds: number[]; limit: number },
) {
  const others = documents.filter(({ id }) => !exceptIds.includes(id))
  const shared = others.map((document) => {
    const count = document.skills.filter((skill) => skills.includes(skill)).length
    const isNear = document.places.some((place) => places.includes(place))
    return { id: document.id, points: count + Number(isNear), isSimilar: count > 0 }
  })
  return shared
    .filter(({ isSimilar }) => isSimilar)
    .sort((a, b) => Math.min(b.points, 3) - Math.min(a.points, 3) || b.id - a.id)
    .slice(0, 50)
    .sort((a, b) => b.points - a.points || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

test('the order agrees with the documents of thousands of jobs, across the borders of a chunk', async () => {
  const { db, url } = await freshInstance()
  await sql`select setval('jobs_id_seq', 7200)`.execute(db)
  await patiently({ url }, (db) => fillJobs(db, { count: 2000, today: new Date() }))
  const { rows } = await sql<Document>`
    select id, array(select card #>> array['jobskills', i::text, 'skill', 'skill_name']
        from generate_series(0, json_array_length(card -> 'jobskills') - 1) as i) as skills,
      array(select substr(token, length('=location:') + 1) from unnest(tsvector_to_array(tokens)) as token
        where starts_with(token, '=location:')) as places
    from search_documents where collection = 'jobs' order by id`.execute(db)
  for (const document of rows.filter((_, i) => i % 97 === 0)) {
    const exceptIds = [document.id, ...rows.filter(({ id }) => id % 5 === 0).map(({ id }) => id)]
    const cards = await findSimilar(
      db,
      { name: 'jobs' },
      {
        counted: { name: 'skill', values: document.skills },
        bonus: { name: 'location', values: document.places },
        exceptIds,
        limit: 12,
      },
    )
    const found = cards.map((card) => (JSON.parse(card) as { id: number }).id)
    expect([document.id, found]).toEqual([document.id, rank(rows, document, { exceptIds, limit: 12 })])
  }
})
