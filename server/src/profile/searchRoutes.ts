import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { presentResults, type Dictionary } from '../search/api.ts'
import { countSuggestedPeople, peopleCounter } from './counts.ts'
import { searchPeople } from './search.ts'

type Dependencies = { db: Db; readDictionary: () => Promise<Dictionary> }

export function peopleSearchRoutes(app: FastifyInstance, { db, readDictionary }: Dependencies) {
  const countPeople = peopleCounter(db)

  mount(app, search.searchPeople, async ({ user, query: { page }, body }) =>
    reply(200, presentResults(await searchPeople(db, user.id, { ...body, page }, readDictionary))),
  )

  mount(app, search.countPeople, async ({ user, body }) => reply(200, await countPeople(user.id, body)))

  mount(app, search.countSuggestedPeople, async ({ user, body: { suggestion, ...filters } }) =>
    reply(200, { data: await countSuggestedPeople(db, user.id, suggestion, { search: '', ...filters }) }),
  )
}
