import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { presentResults, type Dictionary } from '../search/api.ts'
import { findFlags } from './queries.ts'
import { parseCards, searchJobsCorrected, type JobSearch } from './search.ts'

export function jobSearchRoutes(app: FastifyInstance, db: Db, readDictionary: () => Promise<Dictionary>) {
  mount(app, search.searchJobs, async ({ query }) =>
    reply(200, presentResults(await searchJobsCorrected(db, jobSearchOf(query), readDictionary))),
  )

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

type Query = { search: string; page?: number; salary_min?: string } & JobSearch['filters']

const jobSearchOf = ({ search, page = 1, salary_min, ...filters }: Query): JobSearch => ({
  text: search,
  page,
  filters,
  salaryMin: salary_min,
})
