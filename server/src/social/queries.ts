import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Person } from './rules.ts'

type NewTicket = Person & { token_hash: Buffer }

export const insertTicket = (db: Db, ticket: NewTicket) =>
  db.insertInto('social_tickets').values(ticket).execute()

type Presented = { tokenHash: Buffer; issuer: string; email: string }

/** Deletes a ticket that is valid for this email, and returns it. Only one of several concurrent calls gets it. */
export const redeemTicket = (db: Db, { tokenHash, issuer, email }: Presented) =>
  db
    .deleteFrom('social_tickets')
    .where('token_hash', '=', tokenHash)
    .where('issuer', '=', issuer)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['issuer', 'subject', 'email', 'name', 'picture'])
    .executeTakeFirst()

export type Ticket = NonNullable<Awaited<ReturnType<typeof redeemTicket>>>

export const IS_EXPIRED_TICKET = sql`expires_at <= now()`

/** Makes concurrent logins of one person wait for each other until the end of the transaction. */
export const lockIdentity = (db: Db, { issuer, subject }: Ticket) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(db)

/** The id of the account to which an identity is linked. */
export async function findLinkedAccount(db: Db, { issuer, subject }: Ticket) {
  const identity = await db
    .selectFrom('identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('user_id')
    .executeTakeFirst()
  return identity?.user_id
}

export const linkIdentity = (db: Db, { issuer, subject }: Ticket, user_id: number) =>
  db.insertInto('identities').values({ issuer, subject, user_id }).execute()
