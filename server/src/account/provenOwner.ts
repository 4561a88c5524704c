import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { voidLinks } from './linkQueries.ts'

/** An account in any state, with its row locked until the end of the transaction. */
export const lockAccount = (db: Db, userId: number) =>
  lockAccounts(db).where('id', '=', userId).executeTakeFirst()

export const lockAccountByEmail = (db: Db, email: string) =>
  lockAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

const lockAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'is_active', 'is_demo', 'activated_at'])
    .forNoKeyUpdate()

/**
 * Activates a registered account whose email somebody has proven without its mailed link. Another person may have
 * registered it, so its password, its links and its name are discarded.
 */
export async function activateForOwner(db: Db, userId: number, { name }: { name: string }) {
  await db
    .updateTable('users')
    .set({ is_active: true, password_hash: null, ...(name && { name }) })
    .where('id', '=', userId)
    .execute()
  await voidLinks(db, userId, 'activation')
}
