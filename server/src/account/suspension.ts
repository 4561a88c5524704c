import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/*
 * A suspended account was active before. Its owner can't log in, and its profile, jobs and applications are hidden: other
 * people's own lists keep rows that say so. Triggers on `users.is_active` end its sessions, remove it from the search,
 * and index it again when it is restored: see `server/functions/accounts.sql` and decision 140.
 */

/** Suspends the active accounts with these emails, and returns their emails. */
export const suspendAccounts = (db: Db, emails: string[]) =>
  setActive(db, { emails, from: sql`is_active`, to: false })

/** Restores the suspended accounts with these emails, and returns their emails. Never activated ones stay inactive. */
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
