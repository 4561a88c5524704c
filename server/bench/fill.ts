import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { jobCollection } from '../src/jobs/api.ts'
import type { JobRow } from '../src/jobs/queries.ts'
import { makeJobDocument } from '../src/jobs/search.ts'
import { tokensOfDocument, writeDocuments } from '../src/search/documents.ts'
import { makeCompanies, makeJobs, type Company, type Lookups } from './makeJobs.ts'
import { seeded, shuffled, type Random } from './random.ts'

const SEED = 20_261_121
const BATCH = 5_000
const JOBS_A_COMPANY = 25

type Options = { count: number; today: Date }
type Filled = {
  /** How many open jobs each token finds. */
  found: Map<string, number>
  openJobs: number
}

/**
 * Writes `count` jobs, the same ones in every run: their rows, skills, locations and types, and their search documents,
 * thousands at a time. Only for a database that nothing else uses.
 */
export async function fillJobs(db: Db, { count, today }: Options): Promise<Filled> {
  const random = seeded(SEED)
  const lookups = await readLookups(db, random)
  const companies = makeCompanies(random, {
    firstId: (await lastId(db, 'users')) + 1,
    count: Math.ceil(count / JOBS_A_COMPANY),
  })
  await insertCompanies(db, companies)

  // All bitmaps are written at the end: one job at a time takes minutes.
  await sql`alter table search_documents disable trigger user`.execute(db)
  const filled: Filled = { found: new Map(), openJobs: 0 }
  const firstId = (await lastId(db, 'jobs')) + 1
  let batch: JobRow[] = []
  for (const job of makeJobs({ firstId, count }, { random, lookups, companies, today })) {
    batch.push(job)
    if (batch.length === BATCH) await insertJobs(db, batch.splice(0), filled)
  }
  if (batch.length > 0) await insertJobs(db, batch, filled)
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`alter table search_documents enable trigger user`.execute(db)
    await insertBits(db)
  })
  await advanceSequences(db)
  return filled
}

/** Shuffled: otherwise the most frequent skills would all begin with A. */
async function readLookups(db: Db, random: Random): Promise<Lookups> {
  const skills = await db.selectFrom('skills').select(['id', 'skill_name']).orderBy('id').execute()
  const locations = await db.selectFrom('locations').selectAll().orderBy('id').execute()
  const types = await db.selectFrom('employment_types').select(['id', 'type']).orderBy('id').execute()
  return { skills: shuffled(random, skills), locations: shuffled(random, locations), types }
}

async function lastId(db: Db, table: 'users' | 'jobs') {
  const { last } = await db
    .selectFrom(table)
    .select((e) => e.fn.coalesce(e.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

async function insertCompanies(db: Db, companies: Company[]) {
  await sql`
    insert into users (id, user_type, username, email, name, is_active) overriding system value
    select id, 'company', username, username || '@example.com', name, true
    from json_to_recordset(${JSON.stringify(companies)}::json) as company (id bigint, username text, name text)
  `.execute(db)
}

async function insertJobs(db: Db, jobs: JobRow[], filled: Filled) {
  await db.transaction().execute(async (db) => {
    await insertRows(db, jobs)
    await insertChoices(db, jobs)
    await insertIndex(
      db,
      jobs.filter(({ status }) => status === 'Open'),
      filled,
    )
  })
}

async function insertRows(db: Db, jobs: JobRow[]) {
  await sql`
    insert into jobs (id, user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline,
      remote, status, created_at) overriding system value
    select * from json_to_recordset(${JSON.stringify(jobs)}::json) as job (id bigint, poster_id bigint, job_title text,
      job_detail text, salary_nominal numeric, salary_period text, experience_level text, deadline date,
      remote boolean, status text, created_at timestamptz)
  `.execute(db)
}

async function insertChoices(db: Db, jobs: JobRow[]) {
  const choices = [
    { table: 'job_skills', column: 'skill_id', of: (job: JobRow) => job.skills },
    { table: 'job_locations', column: 'location_id', of: (job: JobRow) => job.locations },
    {
      table: 'job_employment_types',
      column: 'employment_type_id',
      of: (job: JobRow) => job.employment_types,
    },
  ]
  for (const { table, column, of } of choices) {
    const rows = jobs.flatMap((job) => of(job).map(({ id }, i) => ({ job: job.id, id, position: i + 1 })))
    await sql`
      insert into ${sql.table(table)} (job_id, ${sql.ref(column)}, position)
      select * from unnest(${rows.map(({ job }) => job)}::bigint[], ${rows.map(({ id }) => id)}::bigint[],
        ${rows.map(({ position }) => position)}::smallint[])`.execute(db)
  }
}

async function insertIndex(db: Db, jobs: JobRow[], filled: Filled) {
  const documents = jobs.map(makeJobDocument)
  await writeDocuments(db, jobCollection, documents)

  const open = jobs.filter((job) => job.is_before_deadline)
  const isOpen = new Set(open.map(({ id }) => id))
  filled.openJobs += open.length
  for (const document of documents) {
    if (isOpen.has(document.id))
      for (const token of tokensOfDocument(document))
        filled.found.set(token, (filled.found.get(token) ?? 0) + 1)
  }
}

const insertBits = (db: Db) =>
  sql`
    insert into search_bits (collection, token, chunk, bits)
    select collection, token, (id >> 10)::int, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1))
    from search_documents, unnest(array_prepend('', tsvector_to_array(tokens))) as token
    group by 1, 2, 3 order by 1, 3, 2`.execute(db)

/** Sets the sequences, so that the next account and the next job get free ids. */
async function advanceSequences(db: Db) {
  for (const table of ['users', 'jobs'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    )
}
