import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

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
