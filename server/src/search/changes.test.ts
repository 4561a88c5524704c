import { JOB_SORTS, type Sort } from '@guildhall/contract/search/sorts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { enqueue } from '../../test/queues.ts'
import { seededRandom } from '../../test/seed.ts'
import type { Db } from '../db/connect.ts'
import { jobCollection } from '../jobs/api.ts'
import { search } from './api.ts'
import { clausesOf } from './clauses.ts'
import { writeDocuments } from './documents.ts'
import { columnsOf } from './ranges.ts'

const COLLECTION = { name: 'boats', version: 1, longTexts: () => sql<never>`null::json` }
const WORDS = ['red', 'blue', 'green', 'old', 'oldest', 'fast']
const COUNT = 40
const DAYS = ['2099-01-01', '2099-01-02', '2099-02-01', '9999-12-31']

type Boat = {
  id: number
  words: string[]
  title?: string[]
  long?: string[]
  amount: number
  isEnded: boolean
  lastDay?: string
}

const writeBoats = (db: Db, boats: Boat[]) =>
  writeDocuments(
    db,
    COLLECTION,
    boats.map(({ id, words, title = [], long = [], amount, isEnded, lastDay = '9999-12-31' }) => ({
      id,
      tokens: [...words, ...title],
      titleTokens: title,
      longTokens: long,
      facets: { word: words },
      amount: `${amount}`,
      lastDay: isEnded ? '2020-01-01' : lastDay,
      card: { id },
    })),
  )

const deleteBoat = (db: Db, id: number) =>
  db.deleteFrom('search_documents').where('collection', '=', 'boats').where('id', '=', id).execute()

/** Writes the bits of up to `changes` changes, as one of the next writers would. */
const writeBits = (db: Db, changes: number) => sql`select write_search_postings(${changes})`.execute(db)

const countChanges = async (db: Db) =>
  (
    await db
      .selectFrom('search_changes')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

type Query = {
  words?: string[]
  anyOf?: string[]
  min?: number | undefined
  sort?: Sort
  offset?: number
  limit?: number
  except?: number[]
}

const arrayOf = (ids: number[]) => sql<number[]>`${ids}::bigint[]`

async function findBoats(
  db: Db,
  { words = [], anyOf = [], min, sort, offset = 0, limit = COUNT, except }: Query,
) {
  const { cards, total } = await search(db, COLLECTION, {
    text: words.join(' '),
    facets: { word: anyOf },
    minAmount: min?.toString(),
    sort,
    offset,
    limit,
    except: except && arrayOf(except),
  })
  return { ids: (JSON.parse(cards) as { id: number }[]).map(({ id }) => id), total }
}

/** The same ids as a search finds that has too many matches to put them in order one by one. */
async function findMany(
  db: Db,
  { words = [], anyOf = [], min, sort = 'best', offset = 0, limit = COUNT, except = [] }: Query,
) {
  const minAmount = min?.toString()
  const clauses = clausesOf({ text: words.join(' '), facets: { word: anyOf }, minAmount })!
  const { rows } = await sql<{ total: number; ids: number[] }>`
    select total, coalesce(ids, '{}')::int[] as ids from find_documents('boats'::text, ${columnsOf(clauses)}, ${minAmount ?? null}::numeric, ${sort}::text,
      0::bigint, ${offset}::bigint, ${limit}::bigint, ${arrayOf(except)})`.execute(db)
  return rows[0]!
}

/** The worst of the ranks of the words in a boat; infinity if it doesn't have all of them. */
const rankOf = ({ words, title = [], long = [] }: Boat, searched: string[]) =>
  searched.reduce((worst, word, i) => {
    const isLast = i === searched.length - 1
    const head = [...words, ...title]
    const rank = title.includes(word)
      ? 1
      : head.includes(word)
        ? 2
        : isLast && head.some((other) => other.startsWith(word))
          ? 3
          : long.includes(word)
            ? 4
            : Infinity
    return Math.max(worst, rank)
  }, 1)

/** What the search must find, in plain code. */
function expectedOf(
  boats: Iterable<Boat>,
  { words = [], anyOf = [], min = 0, sort, offset = 0, limit = COUNT, except = [] }: Query,
) {
  const found = [...boats]
    .filter(({ id }) => !except.includes(id))
    .filter((boat) => !boat.isEnded && boat.amount >= min)
    .filter((boat) => anyOf.length === 0 || anyOf.some((word) => boat.words.includes(word)))
    .filter((boat) => rankOf(boat, words) < Infinity)
    .toSorted((a, b) => b.id - a.id)
  if (sort === undefined || sort === 'best') found.sort((a, b) => rankOf(a, words) - rankOf(b, words))
  if (sort === 'closing')
    found.sort((a, b) => (a.lastDay! < b.lastDay! ? -1 : a.lastDay! > b.lastDay! ? 1 : 0))
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

describe('changes that are not yet in the bitmaps', () => {
  test.each([
    { where: 'around the border of two chunks', idOf: (n: number) => 8192 - COUNT / 2 + n },
    { where: 'in 30 chunks', idOf: (n: number) => n * 6_000 },
  ])(
    'random changes $where are found exactly, whichever are in the bitmaps and whichever ids are left out',
    async ({ idOf }) => {
      const { db } = await freshInstance()
      const random = seededRandom()
      const below = (limit: number) => Math.floor(random() * limit)
      const some = (share: number) => WORDS.filter(() => random() < share)
      const boats = new Map<number, Boat>()
      for (let step = 0; step < 250; step++) {
        const id = idOf(below(COUNT))
        const choice = random()
        if (choice < 0.7) {
          const boat = {
            id,
            words: some(0.3),
            title: some(0.2),
            long: some(0.2),
            amount: below(2000),
            isEnded: random() < 0.1,
            lastDay: DAYS[below(DAYS.length)]!,
          }
          boats.set(id, boat)
          await writeBoats(db, [boat])
        } else if (choice < 0.9) {
          boats.delete(id)
          await deleteBoat(db, id)
        } else {
          await writeBits(db, 1 + below(8))
        }
        const query = {
          words: some(0.2),
          anyOf: some(0.2),
          min: random() < 0.3 ? below(2000) : undefined,
          sort: JOB_SORTS[below(3)]!,
          offset: random() < 0.5 ? below(8) : 0,
          limit: random() < 0.5 ? 1 + below(5) : COUNT,
          // Among them ids that have changed, and some without a document.
          ...(random() < 0.3 && { except: [idOf(below(COUNT)), idOf(below(COUNT)), id, idOf(COUNT)] }),
        }
        const expected = expectedOf(boats.values(), query)
        expect([step, query, await findBoats(db, query)]).toEqual([step, query, expected])
        // The ways that only many matches take.
        expect([step, query, await findMany(db, query)]).toEqual([step, query, expected])
      }
      await writeBits(db, 1000)
      expect(await countChanges(db)).toBe(0)
      for (const words of [[], ...WORDS.map((word) => [word])]) {
        expect([words, await findBoats(db, { words })]).toEqual([
          words,
          expectedOf(boats.values(), { words }),
        ])
      }
      // Most of the time, nothing has ended or is still to be written.
      for (const { id } of [...boats.values()].filter(({ isEnded }) => isEnded)) {
        boats.delete(id)
        await deleteBoat(db, id)
      }
      await writeBits(db, 1000)
      for (const words of [[], ['red'], ['old'], ['red', 'blue']])
        for (const sort of JOB_SORTS)
          for (const [offset, limit] of [
            [0, 2],
            [1, 5],
            [6, 4],
            [0, COUNT],
            [COUNT, 1],
          ]) {
            for (const except of [[], [...boats.keys()].slice(0, 5)]) {
              const query = { words, sort, offset, limit, except }
              expect([query, await findMany(db, query)]).toEqual([query, expectedOf(boats.values(), query)])
              expect([query, await findBoats(db, query)]).toEqual([query, expectedOf(boats.values(), query)])
            }
          }
    },
  )

  test('a key that no document has any more takes no space', async () => {
    const { db } = await freshInstance()
    const boats = Array.from({ length: 40 }, (_, id) => ({ id, words: ['red'], amount: 1, isEnded: false }))
    await writeBoats(db, boats)
    await writeBits(db, 1000)
    for (const { id } of boats) await deleteBoat(db, id)
    await writeBits(db, 1000)
    expect(await db.selectFrom('search_postings').selectAll().execute()).toEqual([])
  })

  test('a value is found whatever characters it has', async () => {
    const { db } = await freshInstance()
    const values = ["O'Neil & (sons | daughters):*", 'a\\b', "a\\'b", '"a" <-> !b', 'a', 'a:']
    for (const [id, value] of values.entries())
      await writeBoats(db, [{ id, words: [value], amount: 1, isEnded: false }])
    for (const [id, value] of values.entries())
      expect([value, await findBoats(db, { anyOf: [value] })]).toEqual([value, { ids: [id], total: 1 }])
    expect(await findBoats(db, { anyOf: values })).toMatchObject({ total: values.length })
    expect(await countChanges(db)).toBe(values.length)
  })

  test('a document that stays the same is not written again', async () => {
    const { db } = await freshInstance()
    const readVersions = async () =>
      (await sql<{ xmin: string }>`select xmin::text from search_documents`.execute(db)).rows
    const boat = { id: 1, words: ['red'], amount: 1, isEnded: false }
    await writeBoats(db, [boat])
    const before = await readVersions()
    await writeBoats(db, [boat])
    expect(await readVersions()).toEqual(before)
    for (const change of [{ amount: 2 }, { isEnded: true }]) {
      const before = await readVersions()
      await writeBoats(db, [{ ...boat, ...change }])
      expect([change, await readVersions()]).not.toEqual([change, before])
    }
  })

  test('a search sees each document once while all of them change at once', async () => {
    const { db } = await freshInstance()
    const boatsOf = (ids: number[], word: string) =>
      ids.map((id) => ({ id, words: [word], amount: 1, isEnded: false }))
    const ids = Array.from({ length: COUNT }, (_, i) => 1024 - COUNT / 2 + i)
    await writeBoats(db, boatsOf(ids, 'red'))
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      const own = ids.filter((id) => id % 4 === writer)
      for (let round = 0; round < 30; round++)
        await writeBoats(db, boatsOf(own, ['blue', 'green', 'red'][round % 3]!))
    })
    const isDone = Promise.all(writers).then(() => true)
    while (!(await Promise.race([isDone, false])))
      expect(await findBoats(db, { anyOf: ['red', 'blue', 'green'] })).toMatchObject({ total: COUNT })
    expect(await findBoats(db, { words: ['red'] })).toMatchObject({ total: COUNT })
  })

  test('writers do not wait while another transaction writes bits', async () => {
    const instance = await freshInstance()
    const lock = "select pg_advisory_xact_lock('search_postings'::regclass::bigint)"
    const by = await instance.newCompany()
    const jobs = await whileHolding(instance, lock, () =>
      Promise.all(Array.from({ length: 20 }, (_, i) => instance.newJob({ by, jobTitle: `Baker ${i}` }))),
    )
    expect(await countChanges(instance.db)).toBe(20)
    const { total } = await search(instance.db, jobCollection, { text: '', facets: {}, offset: 0, limit: 12 })
    expect(total).toBe(jobs.length)
    for (let i = jobs.length; i < 32; i++) await instance.newJob({ by })
    expect(await countChanges(instance.db)).toBe(0)
  })

  test('a task writes the bits of the last changes', async () => {
    const instance = await freshInstance()
    await instance.newJob({ jobTitle: 'Baker' })
    await instance.newJob({ jobTitle: 'Baker' })
    expect(await countChanges(instance.db)).toBe(2)
    await enqueue(instance.db, 'write_search_changes', {}, 'write_search_changes')
    await instance.workQueue()
    expect(await countChanges(instance.db)).toBe(0)
    const { total } = await search(instance.db, jobCollection, {
      text: 'baker',
      facets: {},
      offset: 0,
      limit: 12,
    })
    expect(total).toBe(2)
  })

  test('the changes of a transaction that is rolled back leave nothing', async () => {
    const { db } = await freshInstance()
    const boats = Array.from({ length: COUNT }, (_, id) => ({
      id,
      words: ['red'],
      amount: 1,
      isEnded: false,
    }))
    await expect(
      db.transaction().execute(async (db) => {
        await writeBoats(db, boats)
        await sql`set constraints all immediate`.execute(db)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await countChanges(db)).toBe(0)
    expect(await findBoats(db, {})).toEqual({ ids: [], total: 0 })
    expect(await db.selectFrom('search_postings').selectAll().execute()).toEqual([])
  })
})
