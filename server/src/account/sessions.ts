import { account } from '@guildhall/contract/account/endpoints'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { deviceOf } from './device.ts'
import type { KnownLogins } from './knownLogins.ts'
import { isPassword } from './passwords.ts'
import { findUser, findUserByEmail, recordFirstLogin } from './queries.ts'
import { endSession, insertSession, touchSession } from './sessionQueries.ts'
import { queueNewLoginMail } from './tasks.ts'
import { hashOf, newToken, type AccessTokens } from './tokens.ts'

export type SessionDependencies = { db: Db; tokens: AccessTokens; logins: KnownLogins }

export function sessionRoutes(app: FastifyInstance, { db, tokens, logins }: SessionDependencies) {
  mount(app, account.logIn, async ({ body, request }) => {
    const wrong = new Refused(401, 'Username or password not found')
    const user = await findUserByEmail(db, body.email)
    const isCorrect = await isPassword(body.password, user?.password_hash ?? null)
    // The same response, after the same work, for a wrong password, an unknown email and an inactive account.
    if (!user || !isCorrect || !user.is_active) {
      app.recordSecurityEvent('login_failed', request, user ?? body)
      throw wrong
    }
    const refresh = newToken()
    const sessionId = await db.transaction().execute(async (db) => {
      const id = await insertSession(db, {
        userId: user.id,
        passwordHash: user.password_hash,
        refreshHash: hashOf(refresh),
        device: deviceOf(request.headers['user-agent']),
      })
      if (!id) throw wrong
      await recordLogin(db, logins, user, request)
      return id
    })
    app.recordSecurityEvent('login', request, user)
    return reply(200, { access: await tokens.sign(sessionId, user.id), refresh })
  })

  mount(app, account.refresh, async ({ body }) => {
    const session = await touchSession(db, hashOf(body.refresh))
    if (!session) throw new Refused(401, 'Please log in.')
    return reply(200, { access: await tokens.sign(session.id, session.user_id) })
  })

  mount(app, account.logOut, async ({ body }) => {
    await endSession(db, hashOf(body.refresh))
    return reply(204, undefined)
  })

  mount(app, account.getProfileImageName, async ({ user }) => {
    const { id, username, user_type, profile_picture } = await requireUser(db, user.id)
    return reply(200, { profile_picture, username, user_id: id, user_type })
  })

  mount(app, account.getLoginUserType, async ({ user }) => reply(200, user.type))

  mount(app, account.checkUserType, async ({ query }) => {
    const { user_type } = await requireUser(db, query.id)
    return reply(200, user_type)
  })
}

type LoggedIn = { id: number; email: string; is_demo: boolean }

/**
 * Records the network and the browser of a login, and queues a mail to the owner if neither the pair was used in the
 * last 180 days nor this is the first login. Nothing is recorded for demo accounts, which are shared.
 */
async function recordLogin(db: Db, logins: KnownLogins, user: LoggedIn, { ip, headers }: FastifyRequest) {
  if (user.is_demo) return
  const device = deviceOf(headers['user-agent'])
  const isKnown = await logins.remember(db, user, { ip, device })
  const isFirst = await recordFirstLogin(db, user.id)
  if (!isKnown && !isFirst) await queueNewLoginMail(db, { userId: user.id, device })
}

async function requireUser(db: Db, userId: number) {
  const user = await findUser(db, userId)
  if (!user) throw new Refused(404, USER_NOT_FOUND)
  return { ...user, user_type: user.user_type as 'personal' | 'company' }
}
