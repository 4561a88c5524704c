import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { revalidate } from '../platform/http/etag.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { presentResults, type Dictionary } from '../search/api.ts'
import { countSuggestedJobs, createJobCounter, openJobsReader } from './counts.ts'
import { marketSummaryReader } from './market.ts'
import { addFlags } from './queries.ts'
import { searchBarReader } from './searchBar.ts'
import { jobSearchOf, parseCards, searchJobs } from './search.ts'

type Dependencies = { db: Db; readDictionary: () => Promise<Dictionary> }

export function jobSearchRoutes(app: FastifyInstance, { db, readDictionary }: Dependencies) {
  const readOpenJobs = openJobsReader(db)
  const readSearchBarData = searchBarReader(db, readOpenJobs)
  const readMarketSummary = marketSummaryReader(db, readOpenJobs)
  const countJobs = createJobCounter(db, readOpenJobs)

  app.register(async (app) => {
    revalidate(app)
    mount(app, search.getMarketSummary, async () => reply(200, await readMarketSummary()))
  })

  mount(app, search.getSearchBarData, async () => reply(200, await readSearchBarData()))

  mount(app, search.searchJobs, async ({ query }) =>
    reply(200, presentResults(await searchJobs(db, jobSearchOf(query), readDictionary))),
  )

  mount(app, search.countJobs, async ({ query }) => reply(200, await countJobs(jobSearchOf(query))))

  mount(app, search.countSuggestedJobs, async ({ query: { suggestion, ...filters } }) =>
    reply(200, { data: await countSuggestedJobs(db, suggestion, jobSearchOf({ search: '', ...filters })) }),
  )

  mount(app, search.searchJobsAuthenticated, async ({ query, user }) => {
    const { cards, total, corrected } = await searchJobs(db, jobSearchOf(query), readDictionary)
    return reply(200, {
      data: await addFlags(db, user.id, parseCards(cards)),
      total_user: total,
      corrected,
    })
  })
}
