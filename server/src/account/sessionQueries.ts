import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'

type NewSession = { userId: number; passwordHash: string | null; refreshHash: Buffer; device: string }

/**
 * Returns the new session's id, or undefined if the password has changed since it was read, or the account is suspended.
 * The lock orders a login and such a change: either the change comes second and ends the new session, or the login comes
 * second and finds no row. Every transaction about an account locks the row of `users` first and for writing, so they
 * can't deadlock.
 */
export async function insertSession(db: Db, { userId, passwordHash, refreshHash, device }: NewSession) {
  const session = await db
    .insertInto('sessions')
    .columns(['user_id', 'refresh_hash', 'device'])
    .expression((query) =>
      query
        .selectFrom('users')
        .where('id', '=', userId)
        .where('is_active', '=', true)
        .where('password_hash', 'is not distinct from', passwordHash)
        .select(['id', sql`${refreshHash}::bytea`.as('refresh_hash'), sql`${device}::text`.as('device')])
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst()
  return session?.id
}

// A session lasts 30 days from the login at most, and ends after 7 days without use.
export const EXPIRES_AT = sql<Date>`least(
  sessions.created_at + interval '30 days', sessions.used_at + interval '7 days')`

const IS_LIVE = sql<boolean>`sessions.ended_at is null and ${EXPIRES_AT} > now()`

/** Records that the live session of a refresh token is used now; returns undefined if there is none. */
export const touchSession = (db: Db, refreshHash: Buffer) =>
  db
    .updateTable('sessions')
    .from('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_active', '=', true)
    .where('refresh_hash', '=', refreshHash)
    .where(IS_LIVE)
    .set({ used_at: sql`now()` })
    .returning(['sessions.id', 'sessions.user_id'])
    .executeTakeFirst()

export const findSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('users.is_active', '=', true)
    .where(IS_LIVE)
    .select(['users.id', 'users.user_type', 'users.is_demo'])
    .executeTakeFirst()

/** The sessions among `sessionIds` that are live. */
export async function findLiveSessions(db: Db, sessionIds: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('users.is_active', '=', true)
    .where(IS_LIVE)
    .select('sessions.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/**
 * The live sessions of an account, most recently used first, at most MAX.sessions. Strangers share a demo account, so
 * it sees only its own session.
 */
export const listSessions = (db: Db, { id, sessionId, isDemo }: User) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .where(IS_LIVE)
    .$if(isDemo, (sessions) => sessions.where('id', '=', sessionId))
    .select(['id', 'device', 'created_at', 'used_at'])
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(MAX.sessions)
    .execute()

/** Ends the session of a refresh token; returns undefined if it has ended already. */
export const endSession = (db: Db, refreshHash: Buffer) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('refresh_hash', '=', refreshHash)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()

/** Ends one of the account's own sessions; returns undefined if it has no such live session. */
export const endOwnSession = (db: Db, { userId, sessionId }: { userId: number; sessionId: string }) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where(IS_LIVE)
    .returning('id')
    .executeTakeFirst()

/** Ends all sessions of an account, or all except one. */
export async function endSessions(db: Db, userId: number, { except }: { except?: string } = {}) {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except!))
    .execute()
}
