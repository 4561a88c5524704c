import { MAX_SAVED_SEARCHES, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { createNewJobCounter } from './newJobs.ts'
import { deleteSearch, listSearches, markSeen, saveSearch, setMail, type SavedSearchRow } from './queries.ts'

const TOO_MANY = `You can save up to ${MAX_SAVED_SEARCHES} searches. Delete one to save another.`
const GONE = 'This saved search no longer exists.'

export function savedSearchRoutes(app: FastifyInstance, { db }: { db: Db }) {
  const countNewJobs = createNewJobCounter(db)

  mount(app, savedSearches.saveSearch, async ({ user, body: { query: search, mail } }) => {
    const saved = await db
      .transaction()
      .execute((db) => saveSearch(db, { user_id: user.id, ...search, mail }))
    if (!saved) throw new Refused(409, TOO_MANY)
    return reply(201, { ...saved, success: 'Search saved' })
  })

  mount(app, savedSearches.getSavedSearches, async ({ user }) => {
    const found = []
    // One after the other: an account keeps one connection busy at most.
    for (const search of await listSearches(db, user.id))
      found.push(presentSearch(search, await countNewJobs(search)))
    return reply(200, found)
  })

  mount(app, savedSearches.editSavedSearch, async ({ user, params, body }) => {
    if (!(await setMail(db, { id: params.id, userId: user.id }, body.mail))) throw new Refused(404, GONE)
    return reply(200, { success: 'Saved search updated' })
  })

  mount(app, savedSearches.seenSavedSearch, async ({ user, params }) => {
    if (!(await markSeen(db, { id: params.id, userId: user.id }))) throw new Refused(404, GONE)
    return reply(200, { success: 'Marked as seen' })
  })

  mount(app, savedSearches.deleteSavedSearch, async ({ user, params }) => {
    if (!(await deleteSearch(db, { id: params.id, userId: user.id }))) throw new Refused(404, GONE)
    return reply(200, { success: 'Saved search deleted' })
  })
}

const presentSearch = ({ id, query, sort, mail, created_at }: SavedSearchRow, new_count: number) => ({
  id,
  query: [query, ...(sort ? [`sort=${sort}`] : [])].filter(Boolean).join('&'),
  mail,
  new_count,
  created_at: created_at.toISOString(),
})
