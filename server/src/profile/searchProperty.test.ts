import type { PersonCard } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { anEdit, type AnEdit, LOCATIONS, makeEdit, TYPES } from '../../test/profileEdits.ts'
import { scanPeople, type ScannedSearch } from '../../test/scanPeople.ts'
import { aPdf, aPicture } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { connect, openPool, type Db } from '../db/connect.ts'
import { dictionaryReader } from '../lookups/api.ts'
import { verifySearch } from '../search/api.ts'
import { peopleCollection } from './api.ts'
import { searchPeople } from './search.ts'

const PAGE_SIZE = 12
// More than one page.
const PEOPLE = 15
const SERVERS = 3
const RATERS = 2
const ROUNDS = 100

const WORDS = [
  'ann',
  'annika',
  'baker',
  'welder',
  'head',
  'python',
  'pyhton',
  'rust',
  'germany',
  'full',
  'time',
]

type Query = ScannedSearch & { page: number }
const query: fc.Arbitrary<Query> = fc.record({
  // The last word is cut off at times.
  search: fc
    .tuple(fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }), fc.nat({ max: 2 }))
    .map(([words, cut]) => words.join(' ').slice(0, -cut || undefined)),
  employment_type: fc.subarray(TYPES, { maxLength: 1 }),
  location: fc.subarray(LOCATIONS, { maxLength: 2 }),
  sort: fc.constantFrom(undefined, 'best', 'newest'),
  page: fc.integer({ min: 1, max: 2 }),
})

const round = fc.record({
  // Few, so that several servers edit one person at once.
  people: fc.uniqueArray(fc.nat({ max: PEOPLE - 1 }), { minLength: 3, maxLength: 3 }),
  edits: fc.array(anEdit({ people: 3, servers: SERVERS }), { minLength: 1, maxLength: 12 }),
  queries: fc.array(query, { minLength: SERVERS, maxLength: SERVERS }),
})

/** What the scan says about a person, from the card. */
const scannedFrom = (card: PersonCard) => ({
  id: card.id,
  name: card.name,
  short_intro: card.short_intro,
  location: card.userlocation?.location.location,
  skills: card.skills.map(({ skills }) => skills.skill_name),
  last_job: card.last_experience?.job_name ?? null,
  profile_picture: card.profile_picture,
  rate: card.expectedsalary?.nominal ?? null,
  rate_ratio: card.rate_ratio,
  rating_count: card.rating_count,
})

type Results = { data: PersonCard[]; total_user: number; corrected: string | null }

async function expectScanned(db: Db, { page, ...query }: Query, { data, total_user, corrected }: Results) {
  const found = await scanPeople(db, query)
  // Only a search that finds nothing is corrected.
  if (corrected !== null) expect([query, found]).toEqual([query, []])
  const people =
    corrected === null ? found : await scanPeople(db, { ...query, search: corrected.toLowerCase() })
  expect({ query, page, total_user, people: data.map(scannedFrom) }).toEqual({
    query,
    page,
    total_user: people.length,
    people: people.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  })
}

/** People with complete profiles, companies that rate them, and several servers on one database. */
async function openServers(files: { resume: Buffer; picture: Buffer }) {
  const instance = await freshInstance({ files: await openFolder(await freshFolder()) })
  const servers = Array.from({ length: SERVERS }, () => {
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const db = connect(pool)
    return { db, app: instance.anotherServer({ db }), readDictionary: dictionaryReader(db) }
  })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => instance.newCandidate()))
  const searcher = await instance.newCompany()
  const raters = await Promise.all(
    Array.from({ length: RATERS }, async () => {
      const by = await instance.newCompany()
      const jobs = await Promise.all(people.map(() => instance.newJob({ by })))
      return { id: by.id, jobs: jobs.map(({ id }) => id) }
    }),
  )

  return {
    db: instance.db,

    edit: ({ edit, server, choice }: AnEdit, person: number) => {
      const target = { instance, app: servers[server]!.app, person: people[person]!, raters, ...files }
      return makeEdit(edit, target, choice)
    },

    /** Compares a search with the scan in one snapshot, whatever is edited meanwhile. */
    compareInSnapshot: ({ page, ...form }: Query, server: number) => {
      const { db, readDictionary } = servers[server]!
      const query = { ...form, page }
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (db) => {
          const { cards, total, corrected } = await searchPeople(db, searcher.id, query, readDictionary)
          const data = JSON.parse(cards) as PersonCard[]
          await expectScanned(db, query, { data, total_user: total, corrected })
        })
    },

    /** Compares the response to a search with the scan, while nothing is edited. */
    compareResponse: async ({ page, ...form }: Query, server: number) => {
      const { db, app } = servers[server]!
      const response = await app.inject({
        method: 'POST',
        url: search.searchPeople.path,
        query: { page: String(page) },
        payload: form,
        headers: { authorization: `JWT ${searcher.access}` },
      })
      await expectScanned(db, { ...form, page }, response.json<Results>())
    },
  }
}

test('searches from several connections find what a scan of the tables finds, during and after random edits', async () => {
  const files = { resume: await aPdf(), picture: await aPicture() }
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
      const { db, edit, compareInSnapshot, compareResponse } = await openServers(files)
      for (const { people, edits, queries } of rounds) {
        await Promise.all([
          ...edits.map((one) => edit(one, people[one.person]!)),
          ...queries.map(compareInSnapshot),
        ])
        await Promise.all(queries.map(compareResponse))
      }
      expect(await verifySearch(db, peopleCollection)).toEqual({ documents: 0, chunks: 0 })
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 60_000)
