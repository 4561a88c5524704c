import { sql, type Expression } from 'kysely'
import { isUnblocked } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'

// Aliases of the table `users`, as queries name it.
type AccountTable = 'users' | 'sender' | 'recipient' | 'rater'

/** The account that reads, by its id; null for a visitor. */
type Reader = number | null

const isCompany = (reader: number) =>
  sql`exists (select from users as reader where reader.id = ${reader} and reader.user_type = 'company')`

type Id = number | Expression<unknown>

/** Condition of a query: a person has an application, not withdrawn, for a job of a company. */
export const hasApplied = (personId: Id, companyId: Id) => sql<boolean>`exists (
  select from applications join jobs on jobs.id = applications.job_id
  where jobs.user_id = ${companyId} and applications.user_id = ${personId} and applications.status <> 'Withdrawn')`

/** Condition of a query: an account has written to another one. */
export const hasWritten = (senderId: Id, recipientId: Id) => sql<boolean>`exists (
  select from messages as sent where sent.sender_id = ${senderId} and sent.recipient_id = ${recipientId})`

/** Condition of a query: an account lets a reader know of its profile. Companies are public, and see every candidate. */
function isOpenTo(reader: Reader, account: AccountTable) {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  const isPublic = sql<boolean>`(${column('user_type')} = 'company' or ${column('profile_visibility')} = 'everybody')`
  if (reader === null) return isPublic
  return sql<boolean>`(${isPublic} or ${column('profile_visibility')} = 'members'
    or ${column('id')} = ${reader} or ${isCompany(reader)})`
}

/** Condition of a query: a reader may know of an account's profile. Neither side of a block knows of the other. */
export function isVisibleTo(reader: Reader, account: AccountTable = 'users') {
  const isOpen = isOpenTo(reader, account)
  if (reader === null) return isOpen
  return sql<boolean>`(${isOpen} and ${isUnblocked(sql.ref(`${account}.id`), reader)})`
}

/** Returns whether an account knows of an active one, blocked or not: by its profile, or by messages between the two. */
export async function knowsOf(db: Db, reader: number, accountId: number) {
  const account = await db
    .selectFrom('users')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .where(
      sql<boolean>`(${isOpenTo(reader, 'users')}
        or ${hasWritten(sql.ref('users.id'), reader)} or ${hasWritten(reader, sql.ref('users.id'))})`,
    )
    .select('id')
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Condition of a query: a reader may read an account's email, phone number and resume. A candidate's are for companies
 * that the candidate applied to, until a withdrawal, or wrote to, and for all companies if the candidate chose that. A
 * company's are for all accounts. Neither side of a block reads the other's.
 */
export function mayReadContact(reader: Reader, account: AccountTable = 'users') {
  if (reader === null) return sql<boolean>`false`
  const column = (name: string) => sql.ref(`${account}.${name}`)
  return sql<boolean>`((${column('id')} = ${reader} or ${column('user_type')} = 'company' or ${isCompany(reader)} and (
    ${column('contact_visible_to')} = 'companies'
    or ${hasApplied(column('id'), reader)} or ${hasWritten(column('id'), reader)}))
    and ${isUnblocked(column('id'), reader)})`
}
