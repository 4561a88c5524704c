import { CONTACT_NOTICES, profile, USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { nameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { loginRequired, Refused } from '../platform/http/refusal.ts'
import { findCompletionItems } from './completion.ts'
import { findContactNotice } from './contacts.ts'
import { saveLocation, saveProfile } from './edit.ts'
import { presentProfile } from './present.ts'
import { findProfile } from './queries.ts'
import { completion, maySeeResume, type ResumeVisibility } from './rules.ts'
import { SUCCESS } from './sections.ts'

type Dependencies = { db: Db; siteName: string; resumeVisibility: ResumeVisibility }

export function profileRoutes(app: FastifyInstance, { db, siteName, resumeVisibility }: Dependencies) {
  const nameErrorOf = nameRule(siteName)

  mount(app, profile.getProfile, async ({ params, query, user, request }) => {
    const row = await findProfile(db, params.userId)
    if (!row) throw new Refused(404, USER_NOT_FOUND)
    const isIncluded = query.contact ?? true
    const read = { profileId: row.id, isRead: isIncluded }
    const notice = user ? await findContactNotice(db, { reader: user, ...read }) : CONTACT_NOTICES.visitor
    if (user && notice && isIncluded) app.recordSecurityEvent('contact_limit_exceeded', request)
    const isShown = isIncluded && notice === null
    const isResumeShown = isShown && user !== null && maySeeResume(user, row.id, resumeVisibility)
    return reply(200, presentProfile(row, { notice, isShown, isResumeShown }))
  })

  mount(app, profile.getOwnProfile, async ({ user }) => {
    const row = await findProfile(db, user.id)
    if (!row) throw loginRequired()
    return reply(200, presentProfile(row, { notice: null, isShown: true, isResumeShown: true }))
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
