import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { highestIdsIn } from './queries.ts'

/** Searches recorded in one statement. */
const BATCH_SIZE = 200
/** Maximum number of new jobs stored for the next mail about a search. */
export const MAX_NEW_JOBS = 100

/** Whose searches are mailed. The email of an active account is proven; that of a demo account is an example. */
const IS_MAILED = sql<boolean>`users.is_active and not users.is_demo and saved_searches.mail <> 'none'`

/** A daily search is due once a day, a weekly one once a week from Monday: also late, after a time without a server. */
const IS_DUE = sql<boolean>`checked_at < date_trunc(case mail when 'daily' then 'day' else 'week' end, now(), 'UTC')`

type Position = { query: string; id: number }

/** The next searches that are due after another one: those with the same query follow each other. */
export const listDue = (db: Db, { query, id }: Position) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .where(sql<boolean>`(query, saved_searches.id) > (${query}, ${id})`)
    .where(IS_MAILED)
    .where(IS_DUE)
    .select([
      'saved_searches.id',
      'query',
      'unmailed_ids',
      highestIdsIn('unmailed_ids').as('newest'),
      sql<string>`(select unposted_job_ids())`.as('unposted_ids'),
    ])
    .orderBy('query')
    .orderBy('saved_searches.id')
    .limit(BATCH_SIZE)
    .execute()

export type DueSearch = Awaited<ReturnType<typeof listDue>>[number]

/** A search as it was listed, with the number of its new jobs and their ids, the newest first. */
type Checked = Pick<DueSearch, 'id' | 'unmailed_ids'> & { total: number; jobs: number[] }

/**
 * Adds what was found to the new jobs of each search, and keeps the ids that no job had yet when they were listed. A
 * search that another run has recorded meanwhile, or whose mails were turned off or on, is left as it is.
 */
export const recordNewJobs = (db: Db, checked: Checked[], unpostedIds: string) =>
  sql`
    update saved_searches set checked_at = now(), unmailed_ids = ${unpostedIds}::int8multirange,
      new_jobs = new_jobs + total, new_job_ids = (jobs || new_job_ids)[:${sql.lit(MAX_NEW_JOBS)}]
    from json_to_recordset(${JSON.stringify(checked)}::json)
      as checked (id bigint, unmailed_ids int8multirange, total int, jobs bigint[])
    where saved_searches.id = checked.id and saved_searches.unmailed_ids = checked.unmailed_ids
      and mail <> 'none'`.execute(db)

/** Searches that are due start with the jobs posted from now on. */
export const skipMails = (db: Db) =>
  db
    .updateTable('saved_searches')
    .where('mail', '<>', 'none')
    .where(IS_DUE)
    .set({ unmailed_ids: sql<string>`unposted_job_ids()`, checked_at: sql<Date>`now()` })
    .execute()

/** The accounts that have new jobs to be mailed. */
export async function listWithNewJobs(db: Db) {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .where('new_jobs', '>', 0)
    .where(IS_MAILED)
    .select('user_id')
    .distinct()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The searches of an account with new jobs that may be mailed, the newest search first. */
export const listToMail = (db: Db, userId: number) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .where('user_id', '=', userId)
    .where('new_jobs', '>', 0)
    .where(IS_MAILED)
    .select([
      'saved_searches.id',
      'users.email',
      'query',
      // As JSON, because the driver reads the items of a bigint array as strings.
      sql<number[]>`to_json(new_job_ids)`.as('new_job_ids'),
      'new_jobs',
    ])
    .orderBy('saved_searches.id', 'desc')
    .execute()

export type SearchToMail = Awaited<ReturnType<typeof listToMail>>[number]

/** Removes mailed jobs, but for those that were found meanwhile. */
export const markMailed = (db: Db, mailed: Pick<SearchToMail, 'id' | 'new_job_ids' | 'new_jobs'>[]) =>
  sql`
    update saved_searches set
      new_jobs = greatest(saved_searches.new_jobs - mailed.new_jobs, 0),
      new_job_ids = array(
        select job from unnest(saved_searches.new_job_ids) as job
        where job <> all(mailed.new_job_ids) order by job desc)
    from json_to_recordset(${JSON.stringify(mailed)}::json) as mailed (id bigint, new_job_ids bigint[], new_jobs int)
    where saved_searches.id = mailed.id`.execute(db)
