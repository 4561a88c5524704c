import { search } from '@guildhall/contract/search/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { presentResults, type Dictionary } from '../search/api.ts'
import { searchPeople } from './search.ts'

export function peopleSearchRoutes(app: FastifyInstance, db: Db, readDictionary: () => Promise<Dictionary>) {
  mount(app, search.searchPeople, async ({ query: { page = 1 }, body }) =>
    reply(200, presentResults(await searchPeople(db, { ...body, page }, readDictionary))),
  )
}
