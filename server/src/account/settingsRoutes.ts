import { settings } from '@guildhall/contract/account/settings'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { changePassword, findCredentials, findPreferences, savePreferences } from './queries.ts'
import { passwordErrors } from './rules.ts'
import { endOwnSession, endSessions, listSessions, type SessionRow } from './sessionQueries.ts'
import { queuePasswordChangedMail } from './tasks.ts'

const WRONG_PASSWORD = 'The current password is incorrect.'

type Dependencies = { db: Db; siteName: string }

export function settingsRoutes(app: FastifyInstance, { db, siteName }: Dependencies) {
  mount(app, settings.getPreferences, async ({ user }) => reply(200, await findPreferences(db, user.id)))

  mount(app, settings.savePreferences, async ({ user, body }) => {
    await savePreferences(db, user.id, body)
    return reply(200, { success: 'Settings saved' })
  })

  mount(app, settings.getSessions, async ({ user }) => {
    const sessions = await listSessions(db, user)
    return reply(
      200,
      sessions.map((session) => presentSession(session, user.sessionId)),
    )
  })

  mount(app, settings.endSession, async ({ params, user, request }) => {
    const ended = await endOwnSession(db, { userId: user.id, sessionId: params.id })
    if (!ended) throw new Refused(404, NOT_FOUND)
    app.recordSecurityEvent('session_ended', request)
    return reply(204, undefined)
  })

  mount(app, settings.endOtherSessions, async ({ user, request }) => {
    await endSessions(db, user.id, { except: user.sessionId })
    app.recordSecurityEvent('other_sessions_ended', request)
    return reply(204, undefined)
  })

  mount(app, settings.changePassword, async ({ body, user, request }) => {
    const owner = await findCredentials(db, user.id)
    const isCorrect = await isPassword(body.old_password, owner.password_hash)
    const weak = passwordErrors(body.new_password, owner, siteName)
    if (!isCorrect || weak.length > 0) {
      throw refusedFields({
        ...(!isCorrect && { old_password: [WRONG_PASSWORD] }),
        ...(weak.length > 0 && { new_password: weak }),
      })
    }
    const newHash = await hashPassword(body.new_password)
    await db.transaction().execute(async (db) => {
      const change = { userId: user.id, sessionId: user.sessionId, oldHash: owner.password_hash!, newHash }
      // The password may have been changed elsewhere while the passwords were hashed.
      if (!(await changePassword(db, change))) throw refusedFields({ old_password: [WRONG_PASSWORD] })
      await queuePasswordChangedMail(db, user.id)
    })
    app.recordSecurityEvent('password_changed', request)
    return reply(200, { success: 'Password changed' })
  })
}

const presentSession = ({ id, device, created_at, used_at }: SessionRow, currentId: string) => ({
  id,
  device,
  created_at: created_at.toISOString(),
  last_used_at: used_at.toISOString(),
  is_current: id === currentId,
})
