import type { Quota } from '@guildhall/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { User } from '../http/mount.ts'
import { tooManyRequests, tryAgainIn } from '../http/refusal.ts'

const ENDED = sql`quota_counts.since <= now() - interval '1 day'`

/**
 * Counts one more towards an account's daily quota, and refuses it over the quota. Runs in the transaction that adds
 * what is counted: what is rolled back does not count. A demo account is shared by everybody: it has half the quota.
 */
export async function countTowardsQuota(
  db: Db,
  { id, isDemo }: Pick<User, 'id' | 'isDemo'>,
  { name, counted, perDay, hint }: Quota,
) {
  const limit = isDemo ? Math.floor(perDay / 2) : perDay
  const { rows } = await sql`
    insert into quota_counts (user_id, quota) values (${id}, ${name})
    on conflict (user_id, quota) do update set
      count = case when ${ENDED} then 1 else quota_counts.count + 1 end,
      since = case when ${ENDED} then now() else quota_counts.since end
    where ${ENDED} or quota_counts.count < ${limit}
    returning count`.execute(db)
  if (rows.length > 0) return
  const seconds = await secondsUntilEnd(db, id, name)
  const message = [`You have reached the daily limit for ${counted}.`, hint, tryAgainIn(seconds)]
  throw tooManyRequests(seconds, message.filter(Boolean).join(' '))
}

async function secondsUntilEnd(db: Db, userId: number, quota: string) {
  const { seconds } = await db
    .selectFrom('quota_counts')
    .where('user_id', '=', userId)
    .where('quota', '=', quota)
    .select(sql<number>`ceil(extract(epoch from since + interval '1 day' - now()))::int`.as('seconds'))
    .executeTakeFirstOrThrow()
  return Math.max(1, seconds)
}
