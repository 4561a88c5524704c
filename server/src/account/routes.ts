import {
  account,
  ALREADY_ACTIVE,
  EMAIL_EXISTS,
  USERNAME_EXISTS,
  USERNAME_RESERVED,
} from '@guildhall/contract/account/endpoints'
import type { Person } from '@guildhall/contract/account/passwords'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { deviceOf } from './device.ts'
import { queueActivationMail, queueNewLoginMail } from './tasks.ts'
import type { KnownLogins } from './knownLogins.ts'
import { passwordResetRoutes } from './passwordReset.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  activateUser,
  endSession,
  findTaken,
  findUser,
  findUserByEmail,
  holdLink,
  insertSession,
  insertUser,
  noteFirstLogin,
  touchSession,
} from './queries.ts'
import { isDeliberate, passwordFaults, readForm } from './rules.ts'
import { settingsRoutes } from './settings.ts'
import { hashOf, newToken, type AccessTokens } from './tokens.ts'
import { reservedUsernames } from './usernames.ts'

export type DemoAccount = { user_type: 'personal' | 'company'; email: string; password: string }
type Dependencies = {
  db: Db
  tokens: AccessTokens
  logins: KnownLogins
  demoAccounts: DemoAccount[]
  siteName: string
  publicUrl: string
}

export function accountRoutes(app: FastifyInstance, dependencies: Dependencies) {
  sessionRoutes(app, dependencies)
  registrationRoutes(app, dependencies)
  passwordResetRoutes(app, dependencies)
  settingsRoutes(app, dependencies)
}

function sessionRoutes(app: FastifyInstance, { db, tokens, logins }: Dependencies) {
  mount(app, account.logIn, async ({ body, request }) => {
    const wrong = new Refused(401, 'Username or password not found')
    const user = await findUserByEmail(db, body.email)
    const isRight = await isPassword(body.password, user?.password_hash ?? null)
    // One answer, after the same work, for a wrong pair, an unknown email and an account that is not active.
    if (!user || !isRight || !user.is_active) {
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
      await noteLogin(db, logins, user, request)
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
    const { id, username, user_type, profile_picture } = await existing(db, user.id)
    return reply(200, { profile_picture, username, user_id: id, user_type })
  })

  mount(app, account.getLoginUserType, async ({ user }) => reply(200, user.type))

  mount(app, account.checkUserType, async ({ query }) => {
    const { user_type } = await existing(db, query.id)
    return reply(200, user_type)
  })
}

type LoggedIn = { id: number; email: string; is_demo: boolean }

/**
 * Records where a login came from, and queues a mail to the owner where no login came from there in 180 days. The
 * demo's accounts are everybody's: nothing is recorded of them.
 */
async function noteLogin(db: Db, logins: KnownLogins, user: LoggedIn, { ip, headers }: FastifyRequest) {
  if (user.is_demo) return
  const device = deviceOf(headers['user-agent'])
  const isKnown = await logins.remember(db, user, { ip, device })
  const isFirst = await noteFirstLogin(db, user.id)
  if (!isKnown && !isFirst) await queueNewLoginMail(db, { userId: user.id, device })
}

function registrationRoutes(app: FastifyInstance, { db, demoAccounts, siteName, publicUrl }: Dependencies) {
  const isReserved = reservedUsernames({ siteName, publicUrl })
  const faultsOf = (password: string, person: Person, taken = NOT_TAKEN) => ({
    ...(taken.email && { email: [EMAIL_EXISTS] }),
    ...(taken.username && { username: [USERNAME_EXISTS] }),
    ...(isReserved(person.username) && { username: [USERNAME_RESERVED] }),
    ...listed('password', passwordFaults(password, person, siteName)),
  })

  mount(
    app,
    account.register,
    async ({ body }) => {
      const { password, re_password: _, ...person } = body
      const faults = faultsOf(password, person, await findTaken(db, person))
      if (Object.keys(faults).length > 0) return reply(400, faults)

      const password_hash = await hashPassword(password)
      const id = await db.transaction().execute(async (db) => {
        const user = await insertUser(db, { ...person, password_hash })
        if (user) await queueActivationMail(db, user.id)
        return user?.id
      })
      // Somebody was faster between the look and the insert.
      if (id === undefined) return reply(400, faultsOf(password, person, await findTaken(db, person)))
      return reply(201, { id, ...person })
    },
    (body) => {
      const { password, person } = readForm(body)
      return faultsOf(password, person)
    },
  )

  mount(app, account.getDemoAccounts, async () => reply(200, demoAccounts))

  mount(app, account.resendActivation, async ({ params, request }) => {
    if (!isDeliberate(request.headers)) return reply(204, undefined)
    const user = await findUserByEmail(db, params.email)
    if (user?.is_active) throw new Refused(400, ALREADY_ACTIVE)
    // For an email that nobody has too: whether somebody waits for the mail must not show in the time it takes.
    await queueActivationMail(db, user?.id ?? null)
    return reply(204, undefined)
  })

  mount(app, account.activate, async ({ params, request }) => {
    const wrong = new Refused(400, 'No account associated with this activation link, please register first.')
    if (!isDeliberate(request.headers)) throw wrong
    return db.transaction().execute(async (db) => {
      const tokenHash = hashOf(params.token)
      const link = await holdLink(db, { purpose: 'activation', uid: params.uid, tokenHash })
      if (link?.is_active) throw new Refused(403, 'Your account was activated. Please login.')
      if (!link?.is_good) throw wrong
      await activateUser(db, link.id, tokenHash)
      return reply(204, undefined)
    })
  })
}

async function existing(db: Db, userId: number) {
  const user = await findUser(db, userId)
  if (!user) throw new Refused(404, USER_NOT_FOUND)
  return { ...user, user_type: user.user_type as 'personal' | 'company' }
}

const NOT_TAKEN = { email: false, username: false }

const listed = (field: string, sentences: string[]) => (sentences.length > 0 ? { [field]: sentences } : {})
