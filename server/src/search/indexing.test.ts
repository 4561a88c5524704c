import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { fillJobs } from '../../bench/fillJobs.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { connect, openPool, type Db } from '../db/connect.ts'
import { jobCollection } from '../jobs/api.ts'
import { peopleCollection } from '../profile/api.ts'
import type { Collection } from './collection.ts'
import { indexOutdated } from './indexing.ts'
import { searchTasks } from './tasks.ts'
import { verifySearch } from './verify.ts'

/** The code of the next version: each document has one more word and another card. */
const NEXT: Collection = {
  ...jobCollection,
  version: jobCollection.version + 1,
  async makeDocuments(db, ids) {
    const documents = await jobCollection.makeDocuments(db, ids)
    return documents.map((document) => ({
      ...document,
      tokens: [...document.tokens, 'nextversion'],
      card: { ...document.card, job_detail: 'Of the next version' },
    }))
  },
}

const countByVersion = (db: Db) =>
  db
    .selectFrom('search_documents')
    .select((e) => ['version', e.fn.countAll<number>().as('count')])
    .groupBy('version')
    .execute()

async function find(instance: TestInstance, query: object) {
  const { status, body } = await instance.call(search.searchJobs, { query })
  expect([query, status]).toEqual([query, 200])
  return body as { total_user: number; data: { id: number }[] }
}

/** NEXT, but the fourth batch of a rebuild waits until `proceed` is called. */
function pausingNext() {
  const [isPaused, isProceeding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let batches = 0
  const collection: Collection = {
    ...NEXT,
    async lock(db, ids) {
      if (++batches === 4) {
        isPaused.resolve()
        await isProceeding.promise
      }
      return NEXT.lock(db, ids)
    },
  }
  return { collection, isPaused: isPaused.promise, proceed: isProceeding.resolve }
}

test('documents of an older version are rebuilt under traffic, and every search finds all jobs meanwhile', async () => {
  const instance = await freshInstance()
  const { total: openJobs } = await patiently(instance, (db) =>
    fillJobs(db, { count: 1100, today: new Date() }),
  )
  let total = openJobs
  const { collection, isPaused, proceed } = pausingNext()
  const isDone = new AbortController()
  const rebuilding = indexOutdated(instance.db, collection).finally(() => isDone.abort())
  const by = await instance.newCompany()
  await isPaused
  expect(await find(instance, { search: 'nextversion' })).toMatchObject({ total_user: 60 })
  let rounds = 0
  let id = 0
  for (; !isDone.signal.aborted; rounds++) {
    // An older server that still runs posts documents of its version, as many as its limits allow.
    if (rounds < 20) {
      id = (await instance.newJob({ by, jobTitle: `Lighthouse keeper ${rounds}` })).id
      total += 1
    }
    expect(await find(instance, {})).toMatchObject({ total_user: total })
    expect((await find(instance, { search: 'lighthouse' })).data[0]).toMatchObject({ id })
    const last = await find(instance, { page: Math.ceil(total / 12) })
    expect(last.data.length).toBe(total % 12 || 12)
    proceed()
  }
  await rebuilding
  expect([openJobs > 1000, rounds > 0]).toEqual([true, true])

  await indexOutdated(instance.db, NEXT)
  expect(await countByVersion(instance.db)).toEqual([{ version: NEXT.version, count: total }])
  expect(await find(instance, { search: 'nextversion' })).toMatchObject({ total_user: total })
  // As the task that does it, without the timeouts of requests.
  expect(await patiently(instance, (db) => verifySearch(db, NEXT))).toEqual({ documents: 0, chunks: 0 })
  expect((await find(instance, {})).data[0]).toMatchObject({ job_detail: 'Of the next version' })
})

test('a rebuild ends with statistics of the search tables, if it wrote anything', async () => {
  const { db, newJob } = await freshInstance()
  await newJob()
  /** The number of documents as of the last analyze; -1 before the first. */
  const known = async () => {
    const { rows } = await sql<{ documents: number }>`
      select reltuples::int as documents from pg_class where relname = 'search_documents'`.execute(db)
    return rows[0]!.documents
  }
  await indexOutdated(db, jobCollection)
  expect(await known()).toBe(-1)
  await sql`delete from search_documents`.execute(db)
  await indexOutdated(db, jobCollection)
  expect(await known()).toBe(1)
})

test('documents of a newer version are left to the server that made them', async () => {
  const { db, newJob } = await freshInstance()
  await newJob()
  await indexOutdated(db, NEXT)
  await indexOutdated(db, jobCollection)
  expect(await countByVersion(db)).toEqual([{ version: NEXT.version, count: 1 }])
})

describe('a row that fails', () => {
  /** NEXT, in which one of several jobs can't be indexed, for one of several reasons. */
  async function openBroken(reason: (db: Db) => Promise<unknown>) {
    const instance = await freshInstance()
    const ids: number[] = []
    for (let i = 0; i < 3; i++) ids.push((await instance.newJob()).id)
    const broken = ids[1]!
    const collection: Collection = {
      ...NEXT,
      async makeDocuments(db, ids) {
        if (ids.includes(broken)) await reason(db)
        return NEXT.makeDocuments(db, ids)
      },
    }
    const versions = async () =>
      Object.fromEntries(
        (
          await instance.db.selectFrom('search_documents').select(['id', 'version']).orderBy('id').execute()
        ).map(({ id, version }) => [id, version]),
      )
    const expected = { [ids[0]!]: NEXT.version, [broken]: jobCollection.version, [ids[2]!]: NEXT.version }
    return { instance, collection, broken, versions, expected }
  }

  test.each([
    ['a failure of the program', () => Promise.reject(new TypeError('no title'))],
    ['a failure of a statement', (db: Db) => sql`select 1 / 0`.execute(db)],
  ])('does not stop the others: %s', async (_reason, fail) => {
    const { instance, collection, broken, versions, expected } = await openBroken(fail)
    await expect(indexOutdated(instance.db, collection)).rejects.toMatchObject({
      message: `Rows of jobs that could not be indexed: 1, the first is ${broken}.`,
      ids: [broken],
    })
    expect(await versions()).toEqual(expected)
  })

  test('makes the task fail after all collections are indexed, and is logged', async () => {
    const { instance, collection, broken, versions, expected } = await openBroken(() =>
      Promise.reject(new TypeError('no title')),
    )
    const ann = await instance.newCandidate()
    await instance.db.deleteFrom('search_documents').where('collection', '=', 'people').execute()
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    const { tasks } = searchTasks(instance.db, [collection, peopleCollection], log)
    await expect(tasks['index_search_documents']!({} as never)).rejects.toThrow('Some rows were not indexed.')
    expect(await versions()).toEqual({ ...expected, [ann.id]: peopleCollection.version })
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        collection: 'jobs',
        rows: 1,
        ids: [broken],
        failure: expect.stringMatching(/^TypeError\n +at .*indexing\.test\.ts/),
      },
    ])
    expect(lines[0]).not.toContain('no title')
  })

  test('stops a rebuild in the transaction of the caller, which is aborted', async () => {
    const { instance, collection } = await openBroken((db) => sql`select 1 / 0`.execute(db))
    const rebuilding = instance.db.transaction().execute((db) => indexOutdated(db, collection))
    await expect(rebuilding).rejects.toThrow('division by zero')
  })

  test('is not tried alone while the database is unavailable', async () => {
    const { instance, collection } = await openBroken(() => Promise.reject(new Error('lost')))
    const pool = openPool(instance.url, () => undefined)
    let batches = 0
    const lost: Collection = {
      ...collection,
      async lock() {
        batches += 1
        void pool.end()
      },
    }
    await expect(indexOutdated(connect(pool), lost)).rejects.toThrow('pool')
    expect(batches).toBe(1)
  })
})
