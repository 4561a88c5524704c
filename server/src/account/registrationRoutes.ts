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
import { nameRule } from './displayNames.ts'
import { lockLink } from './linkQueries.ts'
import { hashPassword } from './passwords.ts'
import { activateUser, findTaken, findUserByEmail, insertUser } from './queries.ts'
import { isDeliberate, passwordErrors, readForm } from './rules.ts'
import { queueActivationMail } from './tasks.ts'
import { hashOf } from './tokens.ts'
import { reservedUsernames } from './usernames.ts'

export type DemoAccount = { user_type: 'personal' | 'company'; email: string; password: string }

export type RegistrationDependencies = {
  db: Db
  demoAccounts: DemoAccount[]
  siteName: string
  publicUrl: string
}

const NOT_TAKEN = { email: false, username: false }

export function registrationRoutes(
  app: FastifyInstance,
  { db, demoAccounts, siteName, publicUrl }: RegistrationDependencies,
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
    async ({ body }) => {
      const { password, re_password: _, ...person } = body
      const fieldErrors = fieldErrorsOf(password, person, await findTaken(db, person))
      if (Object.keys(fieldErrors).length > 0) return reply(400, fieldErrors)

      const password_hash = await hashPassword(password)
      const id = await db.transaction().execute(async (db) => {
        const user = await insertUser(db, { ...person, password_hash })
        if (user) await queueActivationMail(db, user.id)
        return user?.id
      })
      // Another registration took the email or the username between the check and the insert.
      if (id === undefined) return reply(400, fieldErrorsOf(password, person, await findTaken(db, person)))
      return reply(201, { id, ...person })
    },
    (body) => {
      const { password, person } = readForm(body)
      return fieldErrorsOf(password, person)
    },
  )

  mount(app, account.getDemoAccounts, async () => reply(200, demoAccounts))

  mount(app, account.resendActivation, async ({ params, request }) => {
    if (!isDeliberate(request.headers)) return reply(204, undefined)
    const user = await findUserByEmail(db, params.email)
    if (user?.is_active) throw new Refused(400, ALREADY_ACTIVE)
    // Queued for an unknown email too, so that the response time doesn't reveal whether an account exists.
    await queueActivationMail(db, user?.id ?? null)
    return reply(204, undefined)
  })

  mount(app, account.activate, async ({ params, request }) => {
    const wrong = new Refused(400, 'No account associated with this activation link, please register first.')
    if (!isDeliberate(request.headers)) throw wrong
    return db.transaction().execute(async (db) => {
      const tokenHash = hashOf(params.token)
      const link = await lockLink(db, { purpose: 'activation', uid: params.uid, tokenHash })
      if (link?.is_active) throw new Refused(403, 'Your account was activated. Please login.')
      if (!link?.is_valid) throw wrong
      await activateUser(db, link.id, tokenHash)
      return reply(204, undefined)
    })
  })
}
