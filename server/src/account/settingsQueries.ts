import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'
import { endSessions, isAlive, voidLinks } from './queries.ts'

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number]

/**
 * The live sessions of an account, last used first, at most MAX.sessions. The other sessions of a demo account are
 * those of strangers: it sees its own alone.
 */
export const findSessions = (db: Db, { id, sessionId, isDemo }: User) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .where(isAlive)
    .$if(isDemo, (sessions) => sessions.where('id', '=', sessionId))
    .select(['id', 'device', 'created_at', 'used_at'])
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(MAX.sessions)
    .execute()

/** Whether there was such a live session of the account. */
export const endOwnSession = (db: Db, { userId, sessionId }: { userId: number; sessionId: string }) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where(isAlive)
    .returning('id')
    .executeTakeFirst()

/** What a new password is judged by. */
export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['username', 'name', 'email', 'password_hash'])
    .executeTakeFirstOrThrow()

type PasswordChange = { userId: number; sessionId: string; oldHash: string; newHash: string }

/** Replaces a password that is still `oldHash`, and closes what the old one opened: reset links and other sessions. */
export async function changePassword(db: Db, { userId, sessionId, oldHash, newHash }: PasswordChange) {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await voidLinks(db, userId, 'password reset')
  await endSessions(db, userId, { except: sessionId })
  return true
}
