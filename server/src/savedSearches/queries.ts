import { MAX_SAVED_SEARCHES } from '@guildhall/contract/savedSearches/endpoints'
import type { MAILS } from '@guildhall/contract/savedSearches/forms'
import { sql } from 'kysely'
import { lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'

type Mail = (typeof MAILS)[number]
type NewSearch = { user_id: number; query: string; sort: string | null; mail: Mail }
type OwnSearch = { id: number; userId: number }

const MAIL = sql<Mail>`mail`.as('mail')

const UNPOSTED_JOBS = sql<string>`unposted_job_ids()`

/**
 * An upper bound of how many jobs have an id of a range that has no end: those with the highest ids, among which all of
 * the range are.
 */
export const highestIdsIn = (range: string) =>
  sql<number>`(select coalesce(max(id), 0) from jobs) - lower(${sql.ref(range)}) + 1`

/**
 * Saves a search, in a transaction. Returns its id and mails, or undefined if the account has too many. One that is saved
 * already stays as it is.
 */
export async function saveSearch(db: Db, search: NewSearch) {
  // Concurrent saves of one account wait for each other.
  await lockActiveAccount(db, search.user_id, 'exclusive')
  const saved = await db
    .selectFrom('saved_searches')
    .where('user_id', '=', search.user_id)
    .select(['id', 'query', MAIL])
    .execute()
  const same = saved.find(({ query }) => query === search.query)
  if (same) return { id: same.id, mail: same.mail }
  if (saved.length >= MAX_SAVED_SEARCHES) return undefined
  return db.insertInto('saved_searches').values(search).returning(['id', MAIL]).executeTakeFirstOrThrow()
}

export const listSearches = (db: Db, userId: number) =>
  db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .select([
      'id',
      'query',
      'sort',
      MAIL,
      'created_at',
      'unseen_ids',
      highestIdsIn('unseen_ids').as('newest'),
    ])
    .orderBy('id', 'desc')
    .execute()

export type SavedSearchRow = Awaited<ReturnType<typeof listSearches>>[number]

const STOPPED = { mail: 'none', new_job_ids: sql<number[]>`'{}'`, new_jobs: 0 }

const STARTED_NOW = {
  unmailed_ids: sql<string>`case mail when 'none' then ${UNPOSTED_JOBS} else unmailed_ids end`,
  checked_at: sql<Date>`case mail when 'none' then now() else checked_at end`,
}

/** Returns false if the account has no such search. Mails that are turned on start with the jobs posted from now on. */
export async function setMail(db: Db, { id, userId }: OwnSearch, mail: Mail) {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .set(mail === 'none' ? STOPPED : { mail, ...STARTED_NOW })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the account has no such search. */
export async function markSeen(db: Db, { id, userId }: OwnSearch) {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .set({ unseen_ids: UNPOSTED_JOBS })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the account has no such search. */
export async function deleteSearch(db: Db, { id, userId }: OwnSearch) {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the mails of one search. */
export const stopMails = (db: Db, id: number) =>
  db.updateTable('saved_searches').set(STOPPED).where('id', '=', id).execute()

/** Ends the mails of all searches of an account. */
export const stopAllMails = (db: Db, userId: number) =>
  db.updateTable('saved_searches').set(STOPPED).where('user_id', '=', userId).execute()
