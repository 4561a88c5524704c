import {
  account,
  ALREADY_ACTIVE,
  EMAIL_EXISTS,
  EMAIL_IS_ALIAS,
  USERNAME_EXISTS,
  USERNAME_RESERVED,
} from '@guildhall/contract/account/endpoints'
import type { Person } from '@guildhall/contract/account/passwords'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { aliasesAt } from '../privacy/api.ts'
import { deviceOf } from './device.ts'
import { nameRule } from './displayNames.ts'
import type { KnownLogins } from './knownLogins.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail } from './queries.ts'
import { findTaken, insertUser } from './registrations.ts'
import { isDeliberate, passwordErrors, readForm } from './rules.ts'
import { queueActivationMail, queueActivationMails } from './tasks.ts'
import { hashOf, newToken } from './tokens.ts'
import { reservedUsernames } from './usernames.ts'

export type DemoAccount = { user_type: 'personal' | 'company'; email: string; password: string }

export type RegistrationDependencies = {
  db: Db
  logins: KnownLogins
  demoAccounts: DemoAccount[]
  siteName: string
  publicUrl: string
}

const NOT_TAKEN = { email: false, username: false }

export function registrationRoutes(
  app: FastifyInstance,
  { db, logins, demoAccounts, siteName, publicUrl }: RegistrationDependencies,
) {
  const { isAlias } = aliasesAt(publicUrl)
  const isReserved = reservedUsernames({ siteName, publicUrl })
  const nameErrorOf = nameRule(siteName)
  const fieldErrorsOf = (password: string, person: Person, taken = NOT_TAKEN) => {
    const weak = passwordErrors(password, person, siteName)
    const nameError = nameErrorOf(person.name)
    return {
      ...(taken.email && { email: [EMAIL_EXISTS] }),
      ...(isAlias(person.email) && { email: [EMAIL_IS_ALIAS] }),
      ...(taken.username && { username: [USERNAME_EXISTS] }),
      ...(isReserved(person.username) && { username: [USERNAME_RESERVED] }),
      ...(nameError && { name: [nameError] }),
      ...(weak.length > 0 && { password: weak }),
    }
  }

  mount(
    app,
    account.register,
    async ({ body, request }) => {
      const { password, re_password: _, ...person } = body
      const fieldErrors = fieldErrorsOf(password, person, await findTaken(db, person))
      if (Object.keys(fieldErrors).length > 0) return reply(400, fieldErrors)

      const password_hash = await hashPassword(password)
      const [registration_uid, secret] = [newToken(), newToken()]
      // The activation page finds the proof by the `uid` of its link.
      const proof = `${registration_uid}.${secret}`
      const registration = { registration_uid, registration_proof: hashOf(proof) }
      const id = await db.transaction().execute(async (db) => {
        const user = await insertUser(db, { ...person, password_hash, ...registration })
        if (!user) return undefined
        const origin = { ip: request.ip, device: deviceOf(request.headers['user-agent']) }
        await logins.remember(db, { id: user.id, email: person.email }, origin)
        await queueActivationMail(db, user.id)
        return user.id
      })
      // Another registration took the email or the username between the check and the insert.
      if (id === undefined) return reply(400, fieldErrorsOf(password, person, await findTaken(db, person)))
      app.recordSecurityEvent('registration', request, { id })
      return reply(201, { id, ...person, proof })
    },
    (body) => {
      const { password, person } = readForm(body)
      return fieldErrorsOf(password, person)
    },
  )

  mount(app, account.getDemoAccounts, async () => reply(200, demoAccounts))

  async function resendActivation({ email }: { email: string }) {
    const user = await findUserByEmail(db, email)
    if (user?.is_active) throw new Refused(400, ALREADY_ACTIVE)
    // Queued for an unknown email too, so that the response time doesn't reveal whether an account exists.
    await queueActivationMails(db, user?.id ?? null)
    return reply(204, undefined)
  }

  mount(app, account.resendActivation, async ({ body }) => resendActivation(body))

  mount(app, account.resendActivationByGet, async ({ params, request }) =>
    isDeliberate(request.headers) ? resendActivation(params) : reply(204, undefined),
  )
}
