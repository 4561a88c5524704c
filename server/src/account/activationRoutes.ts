import { timingSafeEqual } from 'node:crypto'
import { account } from '@guildhall/contract/account/endpoints'
import type { linkActivationForm } from '@guildhall/contract/account/forms'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { deviceOf } from './device.ts'
import type { KnownLogins } from './knownLogins.ts'
import { findLink, lockLink, markLinkUsed, type LinkRow } from './linkQueries.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { activateUser, lockAddress } from './registrations.ts'
import { isDeliberate, passwordErrors } from './rules.ts'
import { hashOf } from './tokens.ts'

const WRONG_LINK = 'No account associated with this activation link, please register first.'
const ALREADY_ACTIVATED = 'Your account was activated. Please login.'
const WRONG_PROOF = 'Please enter the password you chose when you signed up, or choose a new one.'
const WRONG_PASSWORD =
  'This is not the password you chose when you signed up. You can choose a new one instead.'

type Link = { uid: string; token: string }
type Proofs = Pick<z.infer<typeof linkActivationForm>, 'proof' | 'password' | 'new_password'>

/** The person who registered, the mailbox owner with a new password, or one of the two. */
type Activator = { who: 'registrant' } | { who: 'owner'; password_hash: string } | { who: 'unknown' }

type Dependencies = { db: Db; logins: KnownLogins; siteName: string }

export function activationRoutes(app: FastifyInstance, { db, logins, siteName }: Dependencies) {
  mount(app, account.activate, async ({ body: { uid, token, ...proofs }, request }) => {
    const registration = requireWaiting(await findLink(db, linkOf({ uid, token })))
    return activate({ uid, token }, request, await identify(registration, proofs))
  })

  mount(app, account.activateByGet, async ({ params, request }) => {
    if (!isDeliberate(request.headers)) throw new Refused(400, WRONG_LINK)
    return activate(params, request, { who: 'unknown' })
  })

  async function identify(
    registration: LinkRow,
    { proof, password, new_password }: Proofs,
  ): Promise<Activator> {
    if (new_password !== undefined) {
      const weak = passwordErrors(new_password, registration, siteName)
      if (weak.length > 0) throw refusedFields({ new_password: weak })
      return { who: 'owner', password_hash: await hashPassword(new_password) }
    }
    if (proof && isProof(proof, registration)) return { who: 'registrant' }
    if (password === undefined) throw refusedFields({ proof: [WRONG_PROOF] })
    if (await isPassword(password, registration.password_hash)) return { who: 'registrant' }
    throw refusedFields({ password: [WRONG_PASSWORD] })
  }

  async function activate(link: Link, request: FastifyRequest, activator: Activator) {
    const id = await db.transaction().execute(async (db) => {
      const found = requireFound(await findLink(db, linkOf(link)))
      await lockAddress(db, found.email)
      const registration = requireWaiting(await lockLink(db, linkOf(link)))
      await markLinkUsed(db, hashOf(link.token))
      const { who, ...password } = activator
      await activateUser(db, registration, { ...password, is_password_proven: who !== 'unknown' })
      // A stranger may have registered: only a proven registrant's browser stays known.
      if (who !== 'registrant') await logins.forget(db, registration.id)
      if (who === 'unknown') return registration.id
      const device = deviceOf(request.headers['user-agent'])
      await logins.remember(db, registration, { ip: request.ip, device })
      return registration.id
    })
    app.recordSecurityEvent('activation', request, { id })
    return reply(204, undefined)
  }
}

const linkOf = ({ uid, token }: Link) => ({ purpose: 'activation', uid, tokenHash: hashOf(token) }) as const

function requireFound(link: LinkRow | undefined) {
  if (link) return link
  throw new Refused(400, WRONG_LINK)
}

function requireWaiting(link: LinkRow | undefined) {
  const registration = requireFound(link)
  if (registration.is_active) throw new Refused(403, ALREADY_ACTIVATED)
  if (!registration.is_valid || !registration.is_waiting) throw new Refused(400, WRONG_LINK)
  return registration
}

const isProof = (proof: string, { registration_proof: stored }: LinkRow) =>
  stored !== null && timingSafeEqual(hashOf(proof), stored)
