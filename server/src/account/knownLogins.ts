import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { keyedHash } from '../platform/keyedHash.ts'
import { networkOf } from '../platform/network.ts'

export type KnownLogins = ReturnType<typeof knownLogins>

type Owner = { id: number; email: string }
type Origin = { ip: string; device: string }

const IS_RECENT = sql<boolean>`last_used_at > now() - interval '180 days'`

/** The rows of `known_logins` that are no longer known. */
export const IS_EXPIRED_LOGIN = sql`last_used_at <= now() - interval '180 days'`

const normalize = (email: string) => email.trim().toLowerCase()

/** The networks and browsers of an account's logins, stored as keyed hashes. */
export function knownLogins(secret: string) {
  const hash = keyedHash(secret, 'known logins')
  // The email is part of the hash, so that the rows of two accounts don't reveal that they share a network.
  const networkHash = (email: string, ip: string) => hash(`network ${normalize(email)} ${networkOf(ip)}`)

  return {
    /**
     * Whether the account with this email logged in from the network of `ip` in the last 180 days. The password of a
     * demo account is public, so every network counts as known.
     */
    async isKnownNetwork(db: Db, email: string, ip: string) {
      const account = await db
        .selectFrom('users')
        .where(sql`lower(email)`, '=', normalize(email))
        .where('activated_at', 'is not', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('is_demo', '=', true),
            exists(
              selectFrom('known_logins')
                .whereRef('user_id', '=', 'users.id')
                .where('network', '=', networkHash(email, ip))
                .where(IS_RECENT)
                .select('user_id'),
            ),
          ]),
        )
        .select('id')
        .executeTakeFirst()
      return account !== undefined
    },

    /** Records a login's network and browser; returns whether the account used this pair in the last 180 days. */
    async remember(db: Db, { id, email }: Owner, { ip, device }: Origin) {
      const login = { user_id: id, network: networkHash(email, ip), browser: hash(`browser ${device}`) }
      const known = await db
        .selectFrom('known_logins')
        .where('user_id', '=', login.user_id)
        .where('network', '=', login.network)
        .where('browser', '=', login.browser)
        .where(IS_RECENT)
        .select('user_id')
        .executeTakeFirst()
      await db
        .insertInto('known_logins')
        .values(login)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'network', 'browser']).doUpdateSet({ last_used_at: sql`now()` }),
        )
        .execute()
      return known !== undefined
    },

    /** Forgets all networks and browsers of an account: each of its next logins counts as new. */
    async forget(db: Db, userId: number) {
      await db.deleteFrom('known_logins').where('user_id', '=', userId).execute()
    },
  }
}
