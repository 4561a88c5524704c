import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/*
 * A suspended account was active and is not any more. Its owner can't log in, and it, its jobs and its applications are
 * hidden from everybody, but for rows of others that say so. Triggers on `users.is_active` end its sessions and remove it
 * from the search, and index it again when it is restored: see `server/functions/accounts.sql` and decision 140.
 */

/** Suspends active accounts, by their emails, and returns the emails of those that were. */
export const suspendAccounts = (db: Db, emails: string[]) =>
  setActive(db, { emails, from: sql`is_active`, to: false })

/** Restores suspended accounts, by their emails, and returns the emails of those that were. One that was never active stays so. */
export const restoreAccounts = (db: Db, emails: string[]) =>
  setActive(db, { emails, from: sql`not is_active and activated_at is not null`, to: true })

async function setActive(
  db: Db,
  { emails, from, to }: { emails: string[]; from: ReturnType<typeof sql>; to: boolean },
) {
  const { rows } = await sql<{ email: string }>`
    update users set is_active = ${to}
    where lower(email) = any(${emails.map((email) => email.trim().toLowerCase())}::text[]) and ${from}
    returning email`.execute(db)
  return rows.map(({ email }) => email)
}
