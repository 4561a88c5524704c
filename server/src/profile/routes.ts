import { profile, USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { nameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { loginRequired, Refused } from '../platform/http/refusal.ts'
import { aliasesAt } from '../privacy/api.ts'
import { findCompletionItems } from './completion.ts'
import { contactReader } from './contacts.ts'
import { saveLocation, saveProfile } from './edit.ts'
import { presentOwnProfile, presentProfile } from './present.ts'
import { findProfile } from './queries.ts'
import { completion } from './rules.ts'
import { SUCCESS } from './sections.ts'

type Dependencies = { db: Db; siteName: string; publicUrl: string }

export function profileRoutes(app: FastifyInstance, { db, siteName, publicUrl }: Dependencies) {
  const nameErrorOf = nameRule(siteName)
  const { aliasOf } = aliasesAt(publicUrl)
  const findContactNotice = contactReader(app, db)

  mount(app, profile.getProfile, async ({ params, query, user, request }) => {
    const row = await findProfile(db, params.userId, user?.id ?? null)
    if (!row) throw new Refused(404, USER_NOT_FOUND)
    const isRead = query.contact ?? true
    const notice = await findContactNotice({ user, request, profile: row, isRead })
    const alias = user && isRead ? aliasOf(row.username) : null
    return reply(200, presentProfile(row, { notice, isShown: isRead && notice === null, alias }))
  })

  mount(app, profile.getOwnProfile, async ({ user }) => {
    const row = await findProfile(db, user.id, user.id)
    if (!row) throw loginRequired()
    return reply(200, presentOwnProfile(row))
  })

  mount(app, profile.saveProfile, async ({ user, body }) => {
    await saveProfile(db, user.id, body, nameErrorOf)
    return reply(201, { success: SUCCESS.profileSaved })
  })

  mount(app, profile.saveLocation, async ({ user, body }) => {
    await saveLocation(db, user.id, body.id)
    return reply(200, { success: SUCCESS.locationSaved })
  })

  mount(app, profile.getCompletion, async ({ user }) =>
    reply(200, completion(await findCompletionItems(db, user.id))),
  )
}
