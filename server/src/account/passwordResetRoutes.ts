import { account, INVALID_LINK } from '@guildhall/contract/account/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { deviceOf } from './device.ts'
import type { KnownLogins } from './knownLogins.ts'
import { findLink, lockLink, markLinkUsed, type LinkRow } from './linkQueries.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail, lockOut, resetPassword } from './queries.ts'
import { activateUser, lockAddress } from './registrations.ts'
import { isDeliberate, passwordErrors } from './rules.ts'
import { queuePasswordChangedMail, queueResetMail } from './tasks.ts'
import { hashOf } from './tokens.ts'

type Dependencies = { db: Db; logins: KnownLogins; siteName: string }

export function passwordResetRoutes(app: FastifyInstance, { db, logins, siteName }: Dependencies) {
  async function requestReset(form: { email: string }, request: FastifyRequest) {
    const user = await findUserByEmail(db, form.email)
    await queueResetMail(db, user?.id ?? null)
    app.recordSecurityEvent('password_reset_requested', request, user ?? form)
    return reply(204, undefined)
  }

  mount(app, account.requestPasswordReset, async ({ body, request }) => requestReset(body, request))

  mount(app, account.requestPasswordResetByGet, async ({ params, request }) =>
    isDeliberate(request.headers) ? requestReset(params, request) : reply(204, undefined),
  )

  mount(app, account.confirmPasswordReset, async ({ body, request }) => {
    const refuseLink = () => {
      app.recordSecurityEvent('password_reset_failed', request)
      return reply(400, { token: [INVALID_LINK] })
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
      await lockAddress(db, owner.email)
      // The link may have been used while the password was hashed.
      const locked = await lockLink(db, link)
      if (!isUsable(locked)) return refuseLink()
      await markLinkUsed(db, tokenHash)
      await resetPassword(db, locked.id, passwordHash)
      if (locked.is_waiting) {
        await activateUser(db, locked, { is_password_proven: true })
        await logins.forget(db, locked.id)
      } else await queuePasswordChangedMail(db, locked.id)
      // The link proves ownership: logins from this network now count apart from strangers' failed logins.
      await logins.remember(db, locked, {
        ip: request.ip,
        device: deviceOf(request.headers['user-agent']),
      })
      return reply(204, undefined)
    })
    if (outcome.status === 204) {
      app.recordSecurityEvent('password_reset', request, { id: owner.id })
      if (owner.is_waiting) app.recordSecurityEvent('activation', request, { id: owner.id })
    }
    return outcome
  })

  mount(app, account.lock, async ({ body: { uid, token }, request }) => {
    const tokenHash = hashOf(token)
    const owner = await db.transaction().execute(async (db) => {
      const link = await lockLink(db, { purpose: 'lock', uid, tokenHash })
      if (!link?.is_valid) throw new Refused(400, INVALID_LINK)
      await markLinkUsed(db, tokenHash)
      await lockOut(db, link.id)
      await logins.forget(db, link.id)
      await queueResetMail(db, link.id)
      return link
    })
    app.recordSecurityEvent('account_locked', request, { id: owner.id })
    return reply(204, undefined)
  })
}

const isUsable = (link: LinkRow | undefined): link is LinkRow =>
  Boolean(link?.is_valid && (link.is_waiting || link.is_active))
