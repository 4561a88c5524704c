import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import { IS_EXPIRED_LOGIN } from './knownLogins.ts'
import { EXPIRES_AT } from './sessionQueries.ts'

// Never activated, and without a link that could still activate it.
const IS_ABANDONED_USER = sql`not is_active and not is_demo and activated_at is null
  and created_at < now() - interval '72 hours'
  and not exists (
    select from mailed_links
    where user_id = users.id and used_at is null and voided_at is null and expires_at > now())`

// A used link is kept for 30 days, so that opening it again still answers that the account is active.
const IS_OLD_LINK = sql`least(used_at, voided_at, expires_at) < now() - interval '30 days'`

const IS_OLD_SESSION = sql`least(ended_at, ${EXPIRES_AT}) < now() - interval '30 days'`

export async function cleanUpAccounts(db: Db) {
  await deleteInBatches(db, 'users', IS_ABANDONED_USER)
  await deleteInBatches(db, 'mailed_links', IS_OLD_LINK)
  await deleteInBatches(db, 'sessions', IS_OLD_SESSION)
  await deleteInBatches(db, 'known_logins', IS_EXPIRED_LOGIN)
}
