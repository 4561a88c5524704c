import { lookups } from '@guildhall/contract/lookups/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { revalidate } from '../platform/http/etag.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { listEmploymentTypes, listLocations, listSkillLevels, listSkills } from './queries.ts'

export function lookupRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.register(async (app) => {
    revalidate(app)
    mount(app, lookups.getLocations, async () => reply(200, await listLocations(db)))
    mount(app, lookups.getEmploymentTypes, async () => reply(200, await listEmploymentTypes(db)))
    mount(app, lookups.getSkills, async () => reply(200, await listSkills(db)))
    mount(app, lookups.getSkillLevels, async () => reply(200, await listSkillLevels(db)))
  })
}
