import { EXPERIENCE_LEVELS } from '@guildhall/contract/jobs/choices'
import { canonicalQuery } from '@guildhall/contract/savedSearches/query'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { findNewJobs } from '../src/savedSearches/tasks.ts'
import type { Filled } from './database.ts'
import { insertRows } from './insertRows.ts'
import { pick, pickByRank, seeded, type Random } from './random.ts'

const SEED = 20_261_123
const BATCH_SIZE = 10_000
const PER_PERSON = 5
const MAX_SEARCHES = 100_000
/** The share of the jobs that were posted since the last run. */
const NEW_SHARE = 0.01
const FLAT = 20

const TYPES = ['Full-time', 'Part-time', 'Freelance', 'Internship']

/** The nightly search for new jobs, for 100,000 saved searches or five of each person. */
export function savedSearchWork({ url, jobs, people }: Filled) {
  const count = Math.min(MAX_SEARCHES, people.total * PER_PERSON)
  return {
    name: 'the new jobs of all saved searches',
    documents: count,
    async prepare(db: Db) {
      await runMigrations({ connectionString: url }) // of the queue, which gets the mails
      await fillSavedSearches(db, [...jobs.found.keys()].filter(isWord), count)
    },
    run: (db: Db) => findNewJobs({ db, sendsBulkMail: true }),
  }
}

const isWord = (token: string) => /^\p{L}/u.test(token)

async function fillSavedSearches(db: Db, words: string[], count: number) {
  const random = seeded(SEED)
  const people = await db
    .selectFrom('users')
    .where('user_type', '=', 'personal')
    .select('id')
    .orderBy('id')
    .limit(Math.ceil(count / PER_PERSON))
    .execute()
  const { rows } = await sql<{ unmailed: string }>`
    select int8multirange(int8range((max(id) * ${1 - NEW_SHARE}::float)::bigint, null)) as unmailed from jobs`.execute(
    db,
  )
  for (let start = 0; start < count; start += BATCH_SIZE)
    await insertSearches(db, people.slice(start / PER_PERSON, (start + BATCH_SIZE) / PER_PERSON), {
      queryOf: () => makeQuery(random, words),
      unmailed_ids: rows[0]!.unmailed,
    })
  await sql`analyze saved_searches`.execute(db)
}

type Searches = { queryOf: () => string; unmailed_ids: string }

async function insertSearches(db: Db, people: { id: number }[], { queryOf, unmailed_ids }: Searches) {
  const all = people.flatMap(({ id: user_id }) => {
    const queries = new Set(Array.from({ length: PER_PERSON }, queryOf))
    return [...queries].map((query) => ({ user_id, query, mail: 'daily', unmailed_ids }))
  })
  const columns = { unseen_ids: unmailed_ids, checked_at: '2026-01-01', created_at: '2026-01-01' }
  const first = (
    await sql<{ last: number }>`select coalesce(max(id), 0) as last from saved_searches`.execute(db)
  ).rows[0]!.last
  await insertRows(
    db,
    'saved_searches',
    all.map((row, i) => ({ ...row, ...columns, id: first + i + 1, new_jobs: 0, new_job_ids: [] })),
  )
}

/** One or two words, some with a type or a level: frequent words are searched for more often than rare ones. */
function makeQuery(random: Random, words: string[]) {
  const params = new URLSearchParams()
  const word = () => pickByRank(random, words, FLAT)
  params.append('search', random() < 0.5 ? word() : `${word()} ${word()}`)
  if (random() < 0.3) params.append('employment_type', pick(random, TYPES))
  if (random() < 0.2) params.append('experience_level', pick(random, EXPERIENCE_LEVELS))
  if (random() < 0.2) params.append('remote', 'true')
  return canonicalQuery(params)
}
