import { account } from '@guildhall/contract/account/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { deviceOf } from './device.ts'
import type { KnownLogins } from './knownLogins.ts'
import { findLink, lockLink, type LinkRow } from './linkQueries.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail, resetPassword } from './queries.ts'
import { isDeliberate, passwordErrors } from './rules.ts'
import { queuePasswordChangedMail, queueResetMail } from './tasks.ts'
import { hashOf } from './tokens.ts'

const WRONG_LINK = { token: ['This link is invalid, expired or already used.'] }

type Dependencies = { db: Db; logins: KnownLogins; siteName: string }

export function passwordResetRoutes(app: FastifyInstance, { db, logins, siteName }: Dependencies) {
  mount(app, account.requestPasswordReset, async ({ params, request }) => {
    if (!isDeliberate(request.headers)) return reply(204, undefined)
    const user = await findUserByEmail(db, params.email)
    await queueResetMail(db, user?.id ?? null)
    app.recordSecurityEvent('password_reset_requested', request, user ?? params)
    return reply(204, undefined)
  })

  mount(app, account.confirmPasswordReset, async ({ body, request }) => {
    const refuseLink = () => {
      app.recordSecurityEvent('password_reset_failed', request)
      return reply(400, WRONG_LINK)
    }
    const { uid, token, new_password } = body
    const tokenHash = hashOf(token)
    const link = { purpose: 'password reset', uid, tokenHash } as const
    const owner = await findLink(db, link)
    if (!isUsable(owner)) return refuseLink()
    const weak = passwordErrors(new_password, owner, siteName)
    if (weak.length > 0) return reply(400, { new_password: weak })

    const passwordHash = await hashPassword(new_password)
    const outcome = await db.transaction().execute(async (db) => {
      // The link may have been used while the password was hashed.
      const locked = await lockLink(db, link)
      if (!isUsable(locked)) return refuseLink()
      await resetPassword(db, { userId: locked.id, passwordHash, tokenHash })
      // The link proves ownership: logins from this network now count apart from strangers' failed logins.
      await logins.remember(db, locked, {
        ip: request.ip,
        device: deviceOf(request.headers['user-agent']),
      })
      await queuePasswordChangedMail(db, locked.id)
      return reply(204, undefined)
    })
    if (outcome.status === 204) app.recordSecurityEvent('password_reset', request, owner)
    return outcome
  })
}

const isUsable = (link: LinkRow | undefined): link is LinkRow => Boolean(link?.is_valid && link.is_active)
