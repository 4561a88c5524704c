import type { Db } from '../src/db/connect.ts'
import { peopleCollection } from '../src/profile/search.ts'
import { fillIndex } from './fillIndex.ts'
import { advanceSequence, insertRows, lastId } from './insertRows.ts'
import { readLookups } from './lookups.ts'
import { makePeople, type BenchPerson } from './makePeople.ts'
import { seeded } from './random.ts'

const SEED = 20_261_122
const BATCH_SIZE = 5_000

/**
 * Writes `count` people, the same ones in every run, with complete profiles and ratings by the companies whose jobs are
 * there, and their search documents. Only for a database that nothing else uses. Returns what searches find.
 */
export async function fillPeople(db: Db, { count }: { count: number }) {
  const random = seeded(SEED)
  const lookups = await readLookups(db, random)
  const firstId = (await lastId(db, 'users')) + 1
  const jobs = await db.selectFrom('jobs').select(['id', 'user_id']).orderBy('id').limit(count).execute()
  let batch: BenchPerson[] = []
  for (const person of makePeople({ firstId, count }, { random, lookups })) {
    batch.push(person)
    if (batch.length === BATCH_SIZE) await insertPeople(db, batch.splice(0), jobs)
  }
  await insertPeople(db, batch, jobs)
  await advanceSequence(db, 'users')
  return fillIndex(db, peopleCollection)
}

type RatedJob = { id: number; user_id: number }

/** Takes a job for each rating: a company rates once for each of its jobs. */
const insertPeople = (db: Db, people: BenchPerson[], jobs: RatedJob[]) =>
  db.transaction().execute(async (db) => {
    const sections = people.map(({ row, ...sections }) => ({ user_id: row.id, ...sections }))
    await insertRows(
      db,
      'users',
      people.map(({ row }) => row),
    )
    await insertRows(
      db,
      'user_skills',
      sections.flatMap(({ user_id, skills }) => skills.map((skill) => ({ user_id, ...skill }))),
    )
    await insertRows(
      db,
      'user_employment_types',
      sections.flatMap(({ user_id, types }) =>
        types.map((employment_type_id) => ({ user_id, employment_type_id })),
      ),
    )
    await insertRows(
      db,
      'user_languages',
      sections.map(({ user_id, language }) => ({ user_id, ...language })),
    )
    await insertRows(
      db,
      'experiences',
      sections.flatMap(({ user_id, experiences }) => experiences.map((row) => ({ user_id, ...row }))),
    )
    const ratings = sections.flatMap(({ user_id, ratings }) => ratings.map((rating) => ({ user_id, rating })))
    await insertRows(
      db,
      'ratings',
      jobs.splice(0, ratings.length).map((job, i) => ({
        job_id: job.id,
        from_user_id: job.user_id,
        to_user_id: ratings[i]!.user_id,
        rating: ratings[i]!.rating,
        comment: 'Good work, and on time.',
      })),
    )
  })
