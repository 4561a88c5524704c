import type { ResponseOf } from '@guildhall/contract/endpoint'
import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { listEmploymentTypes, listLocations, listSkills } from '../lookups/api.ts'
import { revalidate } from '../platform/http/etag.ts'
import { mount, reply, Serialized } from '../platform/http/mount.ts'
import { memoize } from '../platform/promises.ts'
import { dictionaryOf } from '../search/api.ts'
import { findFlags } from './queries.ts'
import { parseCards, searchJobsCorrected, type JobSearch } from './search.ts'

export function jobSearchRoutes(app: FastifyInstance, db: Db) {
  // Lookups change only with a migration.
  const readDictionary = memoize(() => readKnownWords(db))

  app.register(async (app) => {
    revalidate(app)
    mount(app, search.getSearchBarData, async () => reply(200, await readLookups(db)))
  })

  mount(app, search.searchJobs, async ({ query }) => {
    const { cards, total, corrected } = await searchJobsCorrected(db, jobSearchOf(query), readDictionary)
    const more = JSON.stringify({ total_user: total, corrected } satisfies Omit<Results, 'data'>)
    return reply(200, new Serialized(`{"data":${cards},${more.slice(1)}`))
  })

  mount(app, search.searchJobsAuthenticated, async ({ query, user }) => {
    const { cards, total, corrected } = await searchJobsCorrected(db, jobSearchOf(query), readDictionary)
    const jobs = parseCards(cards)
    const flags = await findFlags(
      db,
      user.id,
      jobs.map(({ id }) => id),
    )
    return reply(200, {
      data: jobs.map((job) => ({ ...job, ...flags(job.id) })),
      total_user: total,
      corrected,
    })
  })
}

type Results = Extract<ResponseOf<typeof search.searchJobs>, { status: 200 }>['body']
type Query = { search: string; page?: number; salary_min?: string } & JobSearch['filters']

const jobSearchOf = ({ search, page = 1, salary_min, ...filters }: Query): JobSearch => ({
  text: search,
  page,
  filters,
  salaryMin: salary_min,
})

async function readLookups(db: Db) {
  const [emp_type, skills, location] = await Promise.all([
    listEmploymentTypes(db),
    listSkills(db),
    listLocations(db),
  ])
  return { emp_type, skills, location }
}

async function readKnownWords(db: Db) {
  const { emp_type, skills, location } = await readLookups(db)
  return dictionaryOf([
    ...skills.map(({ skill_name }) => skill_name),
    ...location.map(({ location }) => location),
    ...emp_type.map(({ type }) => type),
  ])
}
