import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import { FORGOTTEN_LOGIN } from './knownLogins.ts'

const CLEAN_UP = 'clean_up_accounts'

/** Each night, and at the next start where nobody was up. */
export const accountSchedule = `17 3 * * * ${CLEAN_UP} ?fill=1d`

// Never active, and no link left that could still activate it.
const ABANDONED = sql`not is_active and not is_demo and activated_at is null
  and created_at < now() - interval '72 hours'
  and not exists (
    select from mailed_links
    where user_id = users.id and used_at is null and voided_at is null and expires_at > now())`

// A used link is kept for a while, so that opening it again is answered truly.
const DEAD_LINK = sql`least(used_at, voided_at, expires_at) < now() - interval '30 days'`

const DEAD_SESSION = sql`least(ended_at, created_at + interval '30 days', used_at + interval '7 days')
  < now() - interval '30 days'`

export const accountCleanUp = (db: Db) => ({
  async [CLEAN_UP]() {
    await deleteInBatches(db, 'users', ABANDONED)
    await deleteInBatches(db, 'mailed_links', DEAD_LINK)
    await deleteInBatches(db, 'sessions', DEAD_SESSION)
    await deleteInBatches(db, 'known_logins', FORGOTTEN_LOGIN)
  },
})
