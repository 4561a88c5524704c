import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { deviceOf } from './device.ts'
import type { KnownLogins } from './knownLogins.ts'
import { recordFirstLogin } from './queries.ts'
import { insertSession } from './sessionQueries.ts'
import { queueNewLoginMail } from './tasks.ts'
import { hashOf, newToken } from './tokens.ts'

type Login = {
  user: { id: number; email: string; is_demo: boolean; password_hash: string | null }
  request: FastifyRequest
  /** The name of the provider; undefined for a login with the password. */
  provider?: string
  /** The login opened the account: its browser is the one that registered. */
  isRegistration?: boolean
}

/**
 * Begins a session in the transaction of a login, and returns its id and its refresh token. Returns undefined if the
 * password has changed since the account was read.
 */
export async function beginSession(db: Db, logins: KnownLogins, login: Login) {
  const { user, request } = login
  const refresh = newToken()
  const id = await insertSession(db, {
    userId: user.id,
    passwordHash: user.password_hash,
    refreshHash: hashOf(refresh),
    device: deviceOf(request.headers['user-agent']),
  })
  if (!id) return undefined
  await recordLogin(db, logins, login)
  return { id, refresh }
}

/**
 * Records the network and the browser of a login, and queues a mail to the owner if the pair was used neither in the last
 * 180 days nor for the registration. Nothing is recorded for demo accounts, which are shared.
 */
async function recordLogin(db: Db, logins: KnownLogins, { user, request, provider, isRegistration }: Login) {
  if (user.is_demo) return
  const device = deviceOf(request.headers['user-agent'])
  const isKnown = await logins.remember(db, user, { ip: request.ip, device })
  await recordFirstLogin(db, user.id)
  if (!isKnown && !isRegistration)
    await queueNewLoginMail(db, { userId: user.id, device, ...(provider && { provider }) })
}
