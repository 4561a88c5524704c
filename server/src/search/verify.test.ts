import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import type { Db } from '../db/connect.ts'
import { analyzeNew } from '../db/statistics.ts'
import { jobCollection } from '../jobs/api.ts'
import { enqueue } from '../../test/queues.ts'
import { peopleCollection } from '../profile/api.ts'
import { queueIndexing } from './tasks.ts'
import { verifySearch } from './verify.ts'

const NOTHING = { documents: 0, chunks: 0 }

/** Everything that searches read. */
async function readIndex({ db }: TestInstance) {
  const documents = await sql`
    select id, version, last_day, amount, tokens::text, card::text from search_documents order by id`.execute(
    db,
  )
  const bits = await sql`
    select key, chunk, bits, positions from search_postings order by 1, 2`.execute(db)
  return [documents.rows, bits.rows]
}

/** Writes the bits of all changes, as one of the next posts would. */
const writeBits = (db: Db) => sql`select write_search_postings(1000)`.execute(db)

/** Changes a table without its triggers. */
const damage = ({ db }: TestInstance, statement: string, table = 'search_documents') =>
  db.transaction().execute(async (db) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql.raw(statement).execute(db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  })

/** Some jobs on both sides of a border between two bitmaps; the first one after it. */
async function filledInstance() {
  const instance = await freshInstance()
  await sql`select setval(pg_get_serial_sequence('jobs', 'id'), 8190)`.execute(instance.db)
  const { company: by } = await instance.newJob()
  const { id } = await instance.newJob({ by })
  await instance.newJob({ by, jobTitle: 'Welder' })
  await writeBits(instance.db)
  return { instance, id }
}

/** Each with what it is reported as. */
const DAMAGES: [name: string, statement: string, differences: object][] = [
  ['a document that is missing', 'delete from search_documents where id = $id', { documents: 1 }],
  ['another card', `update search_documents set card = '{"id":1}' where id = $id`, { documents: 1 }],
  ['another salary', 'update search_documents set amount = 1 where id = $id', { documents: 1 }],
  [
    'another deadline',
    "update search_documents set last_day = '2020-01-01' where id = $id",
    { documents: 1 },
  ],
  [
    'other tokens',
    "update search_documents set tokens = array_to_tsvector(array['another']) where id = $id",
    { documents: 1 },
  ],
  ['an older version', 'update search_documents set version = 0 where id = $id', { documents: 1 }],
  ['a bitmap that is missing', "delete from search_postings where key = 'welder'", { chunks: 1 }],
  [
    'a bitmap of all jobs that is missing',
    "delete from search_postings where key = '' and chunk = 1",
    { chunks: 1 },
  ],
  [
    'a bitmap with another bit',
    "update search_postings set positions = positions || 1000::smallint where key = 'welder'",
    { chunks: 1 },
  ],
  [
    'a bitmap of no document',
    "insert into search_postings (collection, key, chunk, positions) values ('jobs', 'nobody', 9, '{3}')",
    { chunks: 1 },
  ],
]

test('a verification ends with statistics of the search tables', async () => {
  const { instance } = await filledInstance()
  await verifySearch(instance.db, jobCollection)
  const unknown = await analyzeNew(instance.db)
  expect(unknown).toContain('jobs')
  expect(unknown.filter((table) => table.startsWith('search_'))).toEqual([])
})

test.each(DAMAGES)('%s is found and repaired', async (_name, statement, differences) => {
  const { instance, id } = await filledInstance()
  const before = await readIndex(instance)
  expect(await verifySearch(instance.db, jobCollection)).toEqual(NOTHING)
  await damage(instance, statement.replaceAll('$id', String(id)))
  expect(await readIndex(instance)).not.toEqual(before)
  expect(await verifySearch(instance.db, jobCollection)).toEqual({ ...NOTHING, ...differences })
  expect(await readIndex(instance)).toEqual(before)
  expect(await verifySearch(instance.db, jobCollection)).toEqual(NOTHING)
})

test.each([
  ['a bit too many', 'update search_postings set bits = set_bit(bits, 5000, 1)'],
  ['a bit too few', 'update search_postings set bits = set_bit(bits, 10, 0)'],
  ['positions instead of bits', 'update search_postings set bits = null, positions = array[10]'],
  ['no row', 'delete from search_postings'],
])('of a key that many jobs have, %s is found and repaired', async (_name, statement) => {
  const { instance } = await filledInstance()
  const { company: by } = await instance.newJob()
  for (let i = 0; i < 25; i++) await instance.newJob({ by })
  await writeBits(instance.db)
  const before = await readIndex(instance)
  const { rows } =
    await sql`select from search_postings where key = '' and chunk = 1 and get_bit(bits, 10) = 1`.execute(
      instance.db,
    )
  expect(rows).toHaveLength(1)
  await sql.raw(`${statement} where key = '' and chunk = 1`).execute(instance.db)
  expect(await readIndex(instance)).not.toEqual(before)
  expect(await verifySearch(instance.db, jobCollection)).toEqual({ ...NOTHING, chunks: 1 })
  expect(await readIndex(instance)).toEqual(before)
})

test('of people, a posting that is missing is found and repaired', async () => {
  const instance = await freshInstance()
  await instance.newCandidate()
  await writeBits(instance.db)
  const before = await readIndex(instance)
  await sql`delete from search_postings where key = ''`.execute(instance.db)
  expect(await verifySearch(instance.db, peopleCollection)).toEqual({ ...NOTHING, chunks: 1 })
  expect(await readIndex(instance)).toEqual(before)
})

test('PostgreSQL refuses positions outside a chunk, which would make searches fail', async () => {
  const { db } = await freshInstance()
  for (const [chunk, position] of [
    [-1, 0],
    [0, -1],
    [0, 8192],
  ])
    await expect(
      sql`insert into search_postings (collection, key, chunk, positions)
        values ('jobs', 'any', ${chunk}, array[${position}]::smallint[])`.execute(db),
    ).rejects.toThrow('violates check constraint')
})

test('the document of a job that is not open is deleted', async () => {
  const { instance, id } = await filledInstance()
  await damage(instance, `update jobs set status = 'Closed' where id = ${id}`, 'jobs')
  expect(await verifySearch(instance.db, jobCollection)).toEqual({ ...NOTHING, documents: 1 })
  const document = instance.db.selectFrom('search_documents').where('id', '=', id).select('id')
  expect(await document.executeTakeFirst()).toBeUndefined()
  expect(await verifySearch(instance.db, jobCollection)).toEqual(NOTHING)
})

test('the document of a person whose profile is not complete is deleted', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newCandidate()
  expect(await verifySearch(instance.db, peopleCollection)).toEqual(NOTHING)
  await instance.db.deleteFrom('user_languages').where('user_id', '=', id).execute()
  expect(await verifySearch(instance.db, peopleCollection)).toEqual({ ...NOTHING, documents: 1 })
  expect((await readIndex(instance))[0]).toEqual([])
})

test('the weekly task repairs what differs', async () => {
  const instance = await freshInstance()
  await instance.newJob()
  await instance.newCandidate()
  const before = await readIndex(instance)
  await damage(instance, 'delete from search_documents')
  await enqueue(instance.db, 'verify_search', {}, 'verify_search')
  await instance.workQueue()
  expect(await readIndex(instance)).toEqual(before)
})

test('a start that applied migrations verifies the search after an hour, others do not', async () => {
  const { db } = await freshInstance()
  const waiting = async () => {
    const { rows } = await sql<{ task: string; minutes: number }>`
      select task_identifier as task, round(extract(epoch from run_at - now()) / 60)::int as minutes
      from graphile_worker.jobs order by 1`.execute(db)
    return rows
  }
  await queueIndexing(db, { isMigrated: false })
  expect(await waiting()).toEqual([{ task: 'index_search_documents', minutes: 0 }])
  await queueIndexing(db, { isMigrated: true })
  expect(await waiting()).toEqual([
    { task: 'index_search_documents', minutes: 0 },
    { task: 'verify_search', minutes: 60 },
  ])
})
