import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { loginRequired, Refused } from '../platform/http/refusal.ts'
import type { KnownLogins } from './knownLogins.ts'
import { beginSession } from './newSession.ts'
import { isPassword } from './passwords.ts'
import { findUser, findUserByEmail, findVisibleUser, hasPostedJob } from './queries.ts'
import { endSession, touchSession } from './sessionQueries.ts'
import { hashOf, type AccessTokens } from './tokens.ts'

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
    const session = await db.transaction().execute((db) => beginSession(db, logins, { user, request }))
    if (!session) throw wrong
    app.recordSecurityEvent('login', request, user)
    return reply(200, { access: await tokens.sign(session.id, user.id), refresh: session.refresh })
  })

  mount(app, sessions.refresh, async ({ body }) => {
    const session = await touchSession(db, hashOf(body.refresh))
    if (!session) throw loginRequired()
    return reply(200, { access: await tokens.sign(session.id, session.user_id) })
  })

  mount(app, sessions.logOut, async ({ body, request }) => {
    const session = await endSession(db, hashOf(body.refresh))
    if (session) app.recordSecurityEvent('logout', request, { id: session.user_id })
    return reply(204, undefined)
  })

  mount(app, sessions.getProfileImageName, async ({ user }) => {
    const { id, username, user_type, profile_picture } = found(await findUser(db, user.id))
    const has_posted_job = user_type === 'company' && (await hasPostedJob(db, id))
    return reply(200, { profile_picture, username, user_id: id, user_type, has_posted_job })
  })

  mount(app, sessions.getLoginUserType, async ({ user }) => reply(200, user.type))

  mount(app, sessions.checkUserType, async ({ user, query }) =>
    reply(200, found(await findVisibleUser(db, query.id, user.id)).user_type),
  )
}

function found(user: Awaited<ReturnType<typeof findUser>>) {
  if (!user) throw new Refused(404, USER_NOT_FOUND)
  return { ...user, user_type: user.user_type as 'personal' | 'company' }
}
