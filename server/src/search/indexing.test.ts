import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { fillJobs } from '../../bench/fillJobs.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import type { Db } from '../db/connect.ts'
import { jobCollection } from '../jobs/api.ts'
import type { Collection } from './collection.ts'
import { indexOutdated } from './indexing.ts'
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
  expect(await verifySearch(instance.db, NEXT)).toEqual({ documents: 0, chunks: 0 })
  expect((await find(instance, {})).data[0]).toMatchObject({ job_detail: 'Of the next version' })
})

test('documents of a newer version are left to the server that made them', async () => {
  const { db, newJob } = await freshInstance()
  await newJob()
  await indexOutdated(db, NEXT)
  await indexOutdated(db, jobCollection)
  expect(await countByVersion(db)).toEqual([{ version: NEXT.version, count: 1 }])
})
