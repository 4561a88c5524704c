import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patiently } from '../../bench/database.ts'
import { insertPostings } from '../../bench/fillIndex.ts'
import { freshInstance } from '../../test/instance.ts'
import { seededRandom } from '../../test/seed.ts'
import { countFacets } from './api.ts'
import { writeDocuments } from './documents.ts'

const COLLECTION = { name: 'boats', version: 1 }
const VALUES = {
  colour: ['red', 'blue', 'green', 'a:b', "O'Neil | (x) & !y:*"],
  size: ['small', 'large', 'larger'],
}
const WORDS = ['old', 'oldest', 'fast']
const NAMES = { colour: VALUES.colour, size: VALUES.size, sails: ['true'] }

type Facets = Record<string, string[]>
type Boat = { words: string[]; facets: Facets; amount: number; isEnded: boolean }
type Query = { words: string[]; facets: Facets; min?: number | undefined }

const hasAll = (boat: Boat, words: string[]) =>
  words.every((word, i) =>
    boat.words.some((own) => (i === words.length - 1 ? own.startsWith(word) : own === word)),
  )

/** What is to be counted, in plain code. */
function expectedOf(boats: Boat[], { words, facets, min = 0 }: Query) {
  const isMatch = (boat: Boat, leftOut: string) =>
    !boat.isEnded &&
    boat.amount >= min &&
    hasAll(boat, words) &&
    Object.entries(facets).every(
      ([facet, values]) =>
        facet === leftOut ||
        values.length === 0 ||
        values.some((value) => boat.facets[facet]!.includes(value)),
    )
  return Object.fromEntries(
    Object.entries(NAMES).map(([facet, names]) => [
      facet,
      names
        .map((name) => ({
          name,
          count: boats.filter((boat) => isMatch(boat, facet) && boat.facets[facet]!.includes(name)).length,
        }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    ]),
  )
}

test('random searches are counted exactly, whichever changes are in the index and whichever ids are left out', async () => {
  const { db } = await freshInstance()
  const random = seededRandom()
  const below = (limit: number) => Math.floor(random() * limit)
  const some = (values: string[], share: number) => values.filter(() => random() < share)
  const boats = new Map<number, Boat>()
  for (let step = 0; step < 150; step++) {
    // On both sides of the border of two chunks.
    const id = 8192 - 20 + below(40)
    const boat = {
      words: some(WORDS, 0.5),
      facets: {
        colour: some(VALUES.colour, 0.4),
        size: some(VALUES.size, 0.4),
        sails: some(['true'], 0.5),
      },
      amount: below(100),
      isEnded: random() < 0.1,
    }
    const { words, facets, amount, isEnded } = boat
    const choice = random()
    if (choice < 0.7) {
      boats.set(id, boat)
      const lastDay = isEnded ? '2020-01-01' : '9999-12-31'
      await writeDocuments(db, COLLECTION, [
        {
          id,
          tokens: words,
          titleTokens: [],
          longTokens: [],
          facets,
          amount: `${amount}`,
          lastDay,
          card: {},
        },
      ])
    } else if (choice < 0.85) {
      boats.delete(id)
      await db.deleteFrom('search_documents').where('id', '=', id).execute()
    } else {
      await sql`select write_search_postings(${1 + below(8)})`.execute(db)
    }
    const query = {
      words: some(WORDS, 0.2),
      facets: { colour: some(VALUES.colour, 0.2), size: some(VALUES.size, 0.2), sails: some(['true'], 0.2) },
      min: random() < 0.3 ? below(100) : undefined,
    }
    const excepted = random() < 0.3 ? [id, 8192 - 20 + below(40), 1] : []
    const searched = {
      text: query.words.join(' '),
      facets: query.facets,
      minAmount: query.min?.toString(),
      except: sql<number[]>`${excepted}::bigint[]`,
    }
    const counted = [...boats].flatMap(([id, boat]) => (excepted.includes(id) ? [] : [boat]))
    const expected = expectedOf(counted, query)
    const every = { colour: 'all', size: 'all', sails: 'all' } as const
    for (const names of [NAMES, every]) {
      const counts = await countFacets(db, 'boats', searched, names)
      const found = Object.entries(counts).map(([facet, all]) => [
        facet,
        all.filter(({ count }) => count > 0),
      ])
      expect([step, query, Object.fromEntries(found)]).toEqual([step, query, expected])
    }
  }
})

test('only the names asked for are counted, and a text without a word has none of them', async () => {
  const { db } = await freshInstance()
  await writeDocuments(db, COLLECTION, [
    {
      id: 1,
      tokens: ['red'],
      titleTokens: [],
      longTokens: [],
      facets: { colour: ['red', 'blue'], size: ['small'] },
      amount: null,
      lastDay: '9999-12-31',
      card: {},
    },
  ])
  const count = (text: string) => countFacets(db, 'boats', { text, facets: {} }, { colour: ['red', 'pink'] })
  expect(await count('red')).toEqual({
    colour: [
      { name: 'red', count: 1 },
      { name: 'pink', count: 0 },
    ],
  })
  expect(await count('???')).toEqual({
    colour: [
      { name: 'red', count: 0 },
      { name: 'pink', count: 0 },
    ],
  })
})

test('of many chunks those with the most matches are counted, unless there are few', async () => {
  const { db, url } = await freshInstance()
  // 80 chunks of 160 documents: one of eight is blue, one of 400 old, and only the last five are green.
  await sql`alter table search_documents disable trigger user`.execute(db)
  await sql`
    insert into search_documents (collection, id, version, last_day, amount, tokens, card)
    select 'boats', i / 160 * 8192 + i % 160, 1, '9999-12-31', null, array_to_tsvector(array[
      case when i > 12794 then '=colour:green' when i % 8 = 0 then '=colour:blue' else '=colour:red' end,
      case when i % 400 = 0 then 'old' else 'new' end,
      case when i % 160 = 1 and i < 4800 or i between 6400 and 8959 then 'west' else 'far' end]), '{}'
    from generate_series(0, 12799) as i`.execute(db)
  await patiently({ url }, (db) => insertPostings(db, COLLECTION))
  const count = async (text: string, facets = {}, names: string[] | 'all' = ['red', 'blue', 'green']) =>
    (await countFacets(db, 'boats', { text, facets }, { colour: names })).colour
  const estimate = [
    { name: 'red', count: 11_000 },
    { name: 'blue', count: 1_600 },
    { name: 'green', count: 5 },
  ]
  expect(await count('')).toEqual(estimate)
  expect(await count('', { colour: ['blue'] })).toEqual(estimate)
  expect(await count('', {}, 'all')).toEqual([
    { name: 'red', count: 11_195 },
    { name: 'blue', count: 1_600 },
    { name: 'green', count: 5 },
  ])
  const none = (...names: string[]) => names.map((name) => ({ name, count: 0 }))
  expect(await count('old')).toEqual([{ name: 'blue', count: 32 }, ...none('red', 'green')])
  // One in each of thirty chunks, and 2,560 in sixteen others.
  expect(await count('west')).toEqual([
    { name: 'red', count: 2_300 },
    { name: 'blue', count: 320 },
    ...none('green'),
  ])
})
