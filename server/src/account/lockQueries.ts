import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** An account in any state, with its row locked until the end of the transaction. */
export const lockAccount = (db: Db, userId: number) =>
  lockAccounts(db).where('id', '=', userId).executeTakeFirst()

/** The account with an email, unless only registrations wait for it. */
export const lockAccountByEmail = (db: Db, email: string) =>
  lockAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('activated_at', 'is not', null)
    .executeTakeFirst()

/** True if a stranger may have chosen the password: the account was activated by GET, and nobody has logged in. */
const IS_PASSWORD_UNPROVEN = sql<boolean>`
  password_hash is not null and not is_password_proven and first_login_at is null`

const lockAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'is_active', 'is_demo', 'locked_at'])
    .select(IS_PASSWORD_UNPROVEN.as('is_password_unproven'))
    .forNoKeyUpdate()
