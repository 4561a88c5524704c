import { randomInt } from 'node:crypto'
import {
  activateUser,
  dropPassword,
  dropWaiting,
  findRegistration,
  insertUser,
  lockAccount,
  lockAccountByEmail,
  lockAddress,
} from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { Refused } from '../platform/http/refusal.ts'
import { findLinkedAccount, linkIdentity, lockIdentity, type Ticket } from './queries.ts'
import { refusalOf, usernameFrom } from './rules.ts'

export type Opened = {
  account: { id: number; email: string; is_demo: boolean; password_hash: string | null }
  /** The effect of this login: it created or activated an account, or linked one, perhaps dropping its password. */
  change: 'created' | 'activated' | 'linked' | 'linked without password' | 'none'
}

type Choices = {
  isReserved: (name: string) => boolean
  /** The proof of a registration in the same browser. */
  proof?: string | undefined
}

const MAX_ATTEMPTS = 8
const LOCKED = 'This account is locked. Please choose a new password with the link in our email.'
const CLOSED = "You can't log in to this account. Please choose a different one."

/**
 * Returns the account of a person whom the provider has identified, with its row locked: the one that is linked, the one
 * with the verified email, which is linked from now on, or a new one.
 */
export async function openAccount(db: Db, ticket: Ticket, { isReserved, proof }: Choices) {
  await lockIdentity(db, ticket)
  const linked = await openLinked(db, ticket)
  if (linked) return linked
  await lockAddress(db, ticket.email)
  const registered = proof === undefined ? undefined : await openRegistration(db, ticket, proof)
  if (registered) return registered
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const suffix = attempt === 0 ? '' : String(randomInt(10 ** attempt, 10 ** (attempt + 1)))
    const opened =
      (await openByEmail(db, ticket)) ??
      (await create(db, ticket, usernameFrom(ticket.email, suffix, isReserved)))
    if (opened) return opened
  }
  throw new Error('No free username was found for a new account.')
}

async function openLinked(db: Db, ticket: Ticket): Promise<Opened | undefined> {
  const id = await findLinkedAccount(db, ticket)
  const account = id === undefined ? undefined : await lockAccount(db, id)
  if (!account) return undefined
  refuseClosed(account)
  return { account, change: 'none' }
}

/** Links the account with this email. An unproven password may be a stranger's, so the link drops it. */
async function openByEmail(db: Db, ticket: Ticket): Promise<Opened | undefined> {
  const account = await lockAccountByEmail(db, ticket.email)
  if (!account) return undefined
  refuseClosed(account)
  await linkIdentity(db, ticket, account.id)
  if (!account.is_password_unproven) return { account, change: 'linked' }
  await dropPassword(db, account.id)
  return { account: { ...account, password_hash: null }, change: 'linked without password' }
}

function refuseClosed(account: Parameters<typeof refusalOf>[0]) {
  const refusal = refusalOf(account)
  if (refusal) throw new Refused(401, refusal === 'locked' ? LOCKED : CLOSED)
}

/** Activates the person's own registration. Its password is dropped, although the person most likely chose it. */
async function openRegistration(db: Db, ticket: Ticket, proof: string): Promise<Opened | undefined> {
  const registration = await findRegistration(db, { email: ticket.email, proof })
  if (!registration) return undefined
  await activateUser(db, registration, { password_hash: null, is_password_proven: false })
  await linkIdentity(db, ticket, registration.id)
  return { account: { ...registration, password_hash: null, is_demo: false }, change: 'activated' }
}

/**
 * Creates an account. Registrations that wait for its email are dropped, because strangers may have made them. Returns
 * undefined if the username is taken.
 */
async function create(db: Db, ticket: Ticket, username: string): Promise<Opened | undefined> {
  const account = { email: ticket.email, password_hash: null }
  const name = ticket.name || username
  const user = await insertUser(db, { ...account, user_type: 'personal', username, name, is_active: true })
  if (!user) return undefined
  await dropWaiting(db, { id: user.id, email: ticket.email })
  await linkIdentity(db, ticket, user.id)
  return { account: { ...account, id: user.id, is_demo: false }, change: 'created' }
}
