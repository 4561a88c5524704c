import { sql } from 'kysely'
import { savePreferences } from '../account/api.ts'
import { isUnblocked } from '../blocking/api.ts'
import { changeInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { hasApplied, hasWritten } from '../privacy/api.ts'

/** Minutes after which an unread item is mailed. */
const MINUTES_UNREAD = 15
const MAX_PER_DAY = 6
/** Maximum number of messages, and of notifications, that a digest lists; it states how many more there are. */
const MAX_ITEMS = 10
const BATCH_SIZE = 5_000

const UNMAILED_MESSAGE = sql<boolean>`read_at is null and mailed_at is null and recipient_view = 'kept'`
const UNMAILED_NOTIFICATION = sql<boolean>`read_at is null and mailed_at is null`

const SOURCES = [
  { table: sql.table('messages'), owner: sql.ref('recipient_id'), isUnmailed: UNMAILED_MESSAGE },
  { table: sql.table('notifications'), owner: sql.ref('user_id'), isUnmailed: UNMAILED_NOTIFICATION },
]

/** Whether an account gets digests. The email of an active account is proven; that of a demo account is an example. */
const WANTS_DIGESTS = sql<boolean>`users.is_active and users.mail_digest and not users.is_demo`

const MAY_GET_ONE_NOW = sql<boolean>`
  not exists (select from mail_digests
    where user_id = users.id and next_at > now())
  and (select count(*) from mail_digests
    where user_id = users.id and sent_at > now() - interval '1 day') < ${MAX_PER_DAY}`

/** Marks what is never mailed: whatever arrives while an account gets no digests, or all. */
export async function skipUnwanted(db: Db, which: 'all' | 'unwanted' = 'unwanted') {
  for (const { table, owner, isUnmailed } of SOURCES) {
    const statement = sql`
      update ${table} set mailed_at = now() where ctid = any(array(
        select unmailed.ctid from ${table} as unmailed join users on users.id = ${owner}
        where ${isUnmailed} and (${which === 'all'} or not (${WANTS_DIGESTS}) or unmailed.created_at <= users.mail_digest_since)
        limit ${BATCH_SIZE} for no key update of unmailed skip locked))`
    await changeInBatches(BATCH_SIZE, async () => (await statement.execute(db)).numAffectedRows)
  }
}

/** The accounts that may get a digest now, and have something to be mailed. */
export async function listDue(db: Db) {
  const due = SOURCES.map(
    ({ table, owner, isUnmailed }) => sql`
      select ${owner} as user_id from ${table}
      where ${isUnmailed} and created_at <= now() - make_interval(mins => ${MINUTES_UNREAD})`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from users
    where id in (${sql.join(due, sql` union `)}) and ${WANTS_DIGESTS} and ${MAY_GET_ONE_NOW}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The account of a digest, if it may still get one, and up to which time its digest goes. */
export const findRecipient = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where(WANTS_DIGESTS)
    .where(MAY_GET_ONE_NOW)
    .select([
      'id',
      'email',
      'user_type',
      'mail_digest_since as since',
      sql<Date>`now() - make_interval(mins => ${MINUTES_UNREAD})`.as('until'),
    ])
    .executeTakeFirst()

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

const isDue = ({ since, until }: Recipient, column: string) =>
  sql<boolean>`${sql.ref(column)} > coalesce(${since}::timestamptz, '-infinity') and ${sql.ref(column)} <= ${until}`

const SENDER = sql.ref('messages.sender_id')
const RECIPIENT = sql.ref('messages.recipient_id')

/** True if the recipient of a message has never written to its sender, and neither has applied for a job of the other. */
const IS_FIRST_CONTACT = sql<boolean>`not (${hasWritten(RECIPIENT, SENDER)}
  or ${hasApplied(RECIPIENT, SENDER)} or ${hasApplied(SENDER, RECIPIENT)})`

/**
 * The newest unread messages, each with the number of all. Messages are left out across a block, from closed accounts and
 * from demo accounts, which everybody can use.
 */
export const listUnreadMessages = (db: Db, recipient: Recipient) =>
  db
    .selectFrom('messages')
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .where('recipient_id', '=', recipient.id)
    .where(UNMAILED_MESSAGE)
    .where(isDue(recipient, 'messages.created_at'))
    .where('sender.is_active', '=', true)
    .where('sender.is_demo', '=', false)
    .where(isUnblocked(RECIPIENT, SENDER))
    .select([
      'messages.id',
      'messages.sender_name as name',
      'messages.body',
      IS_FIRST_CONTACT.as('is_first_contact'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('messages.id', 'desc')
    .limit(MAX_ITEMS)
    .execute()

export type UnreadMessage = Awaited<ReturnType<typeof listUnreadMessages>>[number]

/**
 * Whether a demo account may have written a part of a notification: the one that posted the job or, where its company is
 * notified, one that applied for it.
 */
const MAY_BE_OF_DEMO = sql<boolean>`exists (
  select from jobs
  where jobs.id = notifications.job_id and exists (
    select from users where is_demo and (id = jobs.user_id or jobs.user_id = notifications.user_id and exists (
      select from applications where applications.job_id = jobs.id and applications.user_id = users.id))))`

/** The other side of a notification: the job's company or, if that is notified, the applicant or accepted person. */
const OTHER_SIDE = sql`case when jobs.user_id <> notifications.user_id then jobs.user_id
  else coalesce(notifications.applicant_id, case notifications.job_status when 'Finished' then jobs.accepted_user_id end) end`

/** True if a notification begins with the name of an applicant whom the company has neither accepted nor written to. */
const IS_OF_STRANGER = sql<boolean>`
  notifications.applicant_id is not null
  and not exists (select from application_history as history
    where (history.job_id, history.user_id, history.status)
      = (notifications.job_id, notifications.applicant_id, 'Accepted'))
  and not ${hasWritten(sql.ref('notifications.user_id'), sql.ref('notifications.applicant_id'))}`

/**
 * The newest unread notifications, with their jobs while these are visible, each with the number of all. Those that a
 * demo account may have caused are left out, as are those across a block.
 */
export const listUnreadNotifications = (db: Db, recipient: Recipient) =>
  db
    .selectFrom('notifications')
    .leftJoin('jobs', 'jobs.id', 'notifications.job_id')
    .leftJoin('users as company', (join) =>
      join.onRef('company.id', '=', 'jobs.user_id').on('company.is_active', '=', true),
    )
    .leftJoin('applications', (join) =>
      join.onRef('applications.job_id', '=', 'jobs.id').on('applications.user_id', '=', recipient.id),
    )
    .where('notifications.user_id', '=', recipient.id)
    .where(UNMAILED_NOTIFICATION)
    .where(isDue(recipient, 'notifications.created_at'))
    .where(sql<boolean>`not ${MAY_BE_OF_DEMO}`)
    .where(isUnblocked(sql.ref('notifications.user_id'), OTHER_SIDE))
    .select((row) => [
      'notifications.message',
      'notifications.job_status',
      row.case().when('company.id', 'is not', null).then(row.ref('jobs.id')).end().as('job_id'),
      row.fn.coalesce('applications.job_title', 'jobs.job_title').as('job_title'),
      IS_OF_STRANGER.as('is_of_stranger'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('notifications.id', 'desc')
    .limit(MAX_ITEMS)
    .execute()

export type UnreadNotification = Awaited<ReturnType<typeof listUnreadNotifications>>[number]

/** Marks what a digest was about. A row that is locked is being read or deleted. */
export async function markMailed(db: Db, recipient: Recipient) {
  for (const { table, owner, isUnmailed } of SOURCES)
    await sql`
      update ${table} set mailed_at = now() where ctid = any(array(
        select ctid from ${table} where ${owner} = ${recipient.id} and ${isUnmailed} and ${isDue(recipient, 'created_at')}
        for no key update skip locked))`.execute(db)
}

/** Counts a digest as sent. */
export async function recordDigest(db: Db, userId: number) {
  const { id } = await db
    .insertInto('mail_digests')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Doesn't count it after all. */
export const forgetDigest = (db: Db, id: number) =>
  db.deleteFrom('mail_digests').where('id', '=', id).execute()

/** Keeps the account of a digest from getting another one for a week. */
export const pauseDigests = (db: Db, id: number) =>
  db
    .updateTable('mail_digests')
    .set({ next_at: sql`now() + interval '7 days'` })
    .where('id', '=', id)
    .execute()

/** Ends the digests of an account. */
export const stopDigests = (db: Db, userId: number) => savePreferences(db, userId, { mail_digest: false })
