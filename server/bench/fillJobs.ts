import type { Db } from '../src/db/connect.ts'
import { jobCollection } from '../src/jobs/api.ts'
import { fillIndex } from './fillIndex.ts'
import { advanceSequence, insertRows, lastId } from './insertRows.ts'
import { readLookups } from './lookups.ts'
import { makeCompanies, makeJobs, type BenchJob } from './makeJobs.ts'
import { seeded } from './random.ts'

const SEED = 20_261_121
const BATCH_SIZE = 5_000
const JOBS_A_COMPANY = 25

/**
 * Writes `count` jobs, the same ones in every run, and their search documents, thousands at a time. Only for a database
 * that nothing else uses. Returns what searches find: about 2 in 100 jobs are closed or past their deadline.
 */
export async function fillJobs(db: Db, { count, today }: { count: number; today: Date }) {
  const random = seeded(SEED)
  const lookups = await readLookups(db, random)
  const companies = makeCompanies(random, {
    firstId: (await lastId(db, 'users')) + 1,
    count: Math.ceil(count / JOBS_A_COMPANY),
  })
  await insertRows(db, 'users', companies)
  const firstId = (await lastId(db, 'jobs')) + 1
  let batch: BenchJob[] = []
  for (const job of makeJobs({ firstId, count }, { random, lookups, companies, today })) {
    batch.push(job)
    if (batch.length === BATCH_SIZE) await insertJobs(db, batch.splice(0))
  }
  await insertJobs(db, batch)
  for (const table of ['users', 'jobs'] as const) await advanceSequence(db, table)
  return fillIndex(db, jobCollection)
}

const insertJobs = (db: Db, jobs: BenchJob[]) =>
  db.transaction().execute(async (db) => {
    await insertRows(
      db,
      'jobs',
      jobs.map(({ row }) => row),
    )
    await insertRows(
      db,
      'job_skills',
      jobs.flatMap(({ row, skills }) =>
        skills.map((skill_id, i) => ({ job_id: row.id, skill_id, position: i + 1 })),
      ),
    )
    await insertRows(
      db,
      'job_locations',
      jobs.flatMap(({ row, locations }) =>
        locations.map((location_id, i) => ({ job_id: row.id, location_id, position: i + 1 })),
      ),
    )
    await insertRows(
      db,
      'job_employment_types',
      jobs.flatMap(({ row, types }) =>
        types.map((employment_type_id, i) => ({ job_id: row.id, employment_type_id, position: i + 1 })),
      ),
    )
  })
