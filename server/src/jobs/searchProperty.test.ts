import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { JOB_SORTS } from '@guildhall/contract/search/sorts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aJob, inDays, type Account } from '../../test/factories.ts'
import { freshInstance } from '../../test/instance.ts'
import { scanJobs, type ScannedSearch } from '../../test/scanJobs.ts'
import { connect, openPool, type Db } from '../db/connect.ts'
import { search, verifySearch } from '../search/api.ts'
import { deleteEndedDocuments, writeChanges } from '../search/documents.ts'
import { jobCollection, parseCards, queryOf, type JobSearch } from './search.ts'

const PAGE_SIZE = 12
const SERVERS = 3
const ROUNDS = 60
const COMPANIES = 8

const TITLES = ['Baker', 'Head baker', 'Bakery helper', 'Python welder', 'Welder']
const DETAILS = ['Nothing to add.', 'The baker knows python.', 'Rust and welder at times.', 'Full of time.']
const SKILLS = ['Python', 'Rust']
const TYPES = ['Full-time', 'Contract']
const PLACES = ['Berlin, Germany', 'Paris, France', 'Remote']
const WORDS = [
  'baker',
  'bakery',
  'welder',
  'python',
  'rust',
  'berlin',
  'remote',
  'full',
  'time',
  'mill',
  'head',
]
const PERIODS = ['Hour', 'Month'] as const
const AMOUNTS = ['9', '25', '25.50', '99.99', '1200', '90000']

const choice = fc.nat({ max: 1000 })
const pick = <T>(from: readonly T[], index: number) => from[index % from.length]!

type Change = { kind: 'post' | 'edit' | 'close' | 'expire' | 'sweep' | 'write'; job: number; choice: number }
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('post', 'post', 'post', 'edit', 'edit', 'close', 'expire', 'sweep', 'write'),
  job: choice,
  choice,
})

type Query = ScannedSearch & { page: number }

const query: fc.Arbitrary<Query> = fc
  .record({
    // The last word is cut off at times.
    search: fc
      .tuple(fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }), fc.nat({ max: 3 }))
      .map(([words, cut]) =>
        words
          .join(' ')
          .slice(0, -cut || undefined)
          .trim(),
      ),
    sort: fc.constantFrom(undefined, ...JOB_SORTS),
    employment_type: fc.subarray(TYPES, { maxLength: 1 }),
    location: fc.subarray(PLACES, { maxLength: 2 }),
    remote: fc.boolean(),
    minimum: fc.option(
      fc.record({ amount: fc.constantFrom(...AMOUNTS), period: fc.constantFrom(...PERIODS) }),
    ),
    page: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ minimum, ...query }) => ({
    ...query,
    salary_min: minimum?.amount,
    period: minimum ? [minimum.period] : [],
  }))

const round = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 8 }),
  queries: fc.array(query, { minLength: SERVERS, maxLength: SERVERS }),
})

/** Compares a search with the scan in one snapshot, whatever is changed meanwhile. */
const compareInSnapshot = (db: Db, { page, ...scanned }: Query) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { search: text, sort, salary_min: salaryMin, ...lists } = scanned
      const filters = { ...lists, experience_level: [] } as JobSearch['filters']
      const { cards, total } = await search(
        db,
        jobCollection,
        queryOf({ text, sort, page, filters, salaryMin }),
      )
      const found = await scanJobs(db, scanned)
      expect({ scanned, page, total, ids: parseCards(cards).map(({ id }) => id) }).toEqual({
        scanned,
        page,
        total: found.length,
        ids: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      })
    })

type Posted = { id: number; company: Account }

/** Companies whose jobs are changed while several servers on one database search. */
async function openServers() {
  const instance = await freshInstance()
  const servers = Array.from({ length: SERVERS }, () => {
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    return connect(pool)
  })
  // Each may post a limited number of jobs.
  const companies = await Promise.all(
    Array.from({ length: COMPANIES }, () => instance.newCompany({ name: 'Mill' })),
  )
  const ids = (kind: 'skill' | 'employment_type' | 'location', names: string[]) =>
    Promise.all(names.map((name) => instance.lookup(kind, name)))
  const [skills, types, places] = [
    await ids('skill', SKILLS),
    await ids('employment_type', TYPES),
    await ids('location', PLACES),
  ]
  const form = (choice: number) => ({
    ...aJob(),
    jobTitle: pick(TITLES, choice),
    jobDetail: pick(DETAILS, choice >> 1),
    jobSkills: [pick(skills, choice)],
    jobEmploymentType: [pick(types, choice >> 2)],
    jobLocation: [pick(places, choice >> 3)],
    jobSalary: pick(AMOUNTS, choice),
    jobSalaryPaidPeriod: pick(PERIODS, choice >> 1),
    deadline: inDays(1 + (choice % 4)),
    remote: choice % 5 === 0,
  })
  const posted: Posted[] = []

  /** As it is after the last day of the job: the row and its document stay until a task deletes the document. */
  const expire = ({ id }: Posted) =>
    instance.db.transaction().execute(async (db) => {
      await sql`update jobs set deadline = '2020-01-01' where id = ${id}`.execute(db)
      await sql`update search_documents set last_day = '2020-01-01' where collection = 'jobs' and id = ${id}`.execute(
        db,
      )
    })

  const changes: Record<Change['kind'], (job: Posted, choice: number) => Promise<unknown>> = {
    post: async (_job, choice) => {
      const by = pick(companies, posted.length)
      posted.push(await instance.newJob({ by, ...form(choice) }))
    },
    edit: ({ id, company }, choice) => {
      const body = { value: form(choice), additionalValue: [] }
      return instance.call(posting.editJob, { params: { id }, body }, company)
    },
    close: ({ id, company }) => instance.call(hiring.closeJob, { params: { id } }, company),
    expire,
    sweep: () => deleteEndedDocuments(instance.db),
    write: () => writeChanges(instance.db),
  }
  return {
    db: instance.db,
    servers,
    make: ({ kind, job, choice }: Change) =>
      kind === 'post' || posted.length > 0 ? changes[kind](pick(posted, job), choice) : undefined,
  }
}

test('searches from several connections find what a scan of the tables finds, while jobs are changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
      const { db, servers, make } = await openServers()
      for (const { changes, queries } of rounds) {
        const searches = () => queries.map((query, server) => compareInSnapshot(servers[server]!, query))
        await Promise.all([...changes.map(make), ...searches()])
        await Promise.all(searches())
      }
      expect(await verifySearch(db, jobCollection)).toEqual({ documents: 0, chunks: 0 })
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 60_000)
