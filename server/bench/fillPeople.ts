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
    /** The rows of a section of all people. */
    const rowsOf = <Row>(section: (person: BenchPerson) => Row[]) =>
      people.flatMap((person) => section(person).map((row) => ({ user_id: person.row.id, ...row })))
    const accounts = people.map(({ row }) => row)
    await insertRows(db, 'users', accounts)
    const skills = rowsOf(({ skills }) => skills)
    await insertRows(db, 'user_skills', skills)
    const types = rowsOf(({ types }) => types.map((employment_type_id) => ({ employment_type_id })))
    await insertRows(db, 'user_employment_types', types)
    const languages = rowsOf(({ language }) => [language])
    await insertRows(db, 'user_languages', languages)
    const experiences = rowsOf(({ experiences }) => experiences)
    await insertRows(db, 'experiences', experiences)
    const ratings = rowsOf(({ ratings }) => ratings.map((rating) => ({ rating })))
    await insertRows(db, 'ratings', ratingRows(ratings, jobs))
  })

const ratingRows = (ratings: { user_id: number; rating: string }[], jobs: RatedJob[]) =>
  jobs.splice(0, ratings.length).map((job, i) => ({
    job_id: job.id,
    from_user_id: job.user_id,
    to_user_id: ratings[i]!.user_id,
    rating: ratings[i]!.rating,
    comment: 'Good work, and on time.',
  }))
