import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { findFlags } from '../jobs/api.ts'
import { revalidate } from '../platform/http/etag.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { reportWork } from '../platform/http/work.ts'
import { listEmploymentTypes, listLocations, listSkills } from '../lookups/api.ts'
import { findTokensNotInUse, searchJobs, type JobSearch } from './queries.ts'
import { correct, dictionaryOf, findUnknown, type Dictionary } from './spelling.ts'

export function searchRoutes(app: FastifyInstance, db: Db) {
  const knownWords = once(() => readKnownWords(db))

  app.register(async (app) => {
    revalidate(app)
    mount(app, search.getSearchBarData, async () => {
      const [emp_type, skills, location] = await Promise.all([
        listEmploymentTypes(db),
        listSkills(db),
        listLocations(db),
      ])
      return reply(200, { emp_type, skills, location })
    })
  })

  mount(app, search.searchJobs, async ({ query }) => {
    const { cards, total, corrected } = await find(db, wanted(query), knownWords)
    return reply(200, { data: cards, total_user: total, corrected })
  })

  mount(app, search.searchJobsAuthenticated, async ({ query, user }) => {
    const { cards, total, corrected } = await find(db, wanted(query), knownWords)
    const marks = await findFlags(
      db,
      user.id,
      cards.map((card) => card.id),
    )
    return reply(200, {
      data: cards.map((card) => ({ ...card, ...marks(card.id) })),
      total_user: total,
      corrected,
    })
  })
}

type Query = { search: string; page?: number; salary_min?: string } & JobSearch['filters']

const wanted = ({ search, page = 1, salary_min, ...filters }: Query): JobSearch => ({
  text: search,
  page,
  filters,
  salaryMin: salary_min,
})

/** A search that finds nothing is tried once more with its typos corrected. */
async function find(db: Db, search: JobSearch, knownWords: () => Promise<Dictionary>) {
  const found = await searchJobs(db, search)
  if (found.total > 0) return { ...found, corrected: null }
  const dictionary = await knownWords()
  const unknown = new Set(findUnknown(search.text, dictionary))
  // Names of companies and titles are no typos, however close they are to a skill.
  const misspelled = await findTokensNotInUse(db, search.text, unknown)
  const { text, ...work } = correct(search.text, misspelled, dictionary)
  reportWork(work)
  const again = text === null ? found : await searchJobs(db, { ...search, text })
  return { ...again, corrected: again.total > 0 ? text : null }
}

/** Look-ups change with a migration only, so their words are read once; a failure is tried again. */
function once(read: () => Promise<Dictionary>) {
  let reading: Promise<Dictionary> | undefined
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    }))
}

async function readKnownWords(db: Db) {
  const [types, skills, places] = await Promise.all([
    listEmploymentTypes(db),
    listSkills(db),
    listLocations(db),
  ])
  return dictionaryOf([
    ...skills.map((skill) => skill.skill_name),
    ...places.map((place) => place.location),
    ...types.map((type) => type.type),
  ])
}
