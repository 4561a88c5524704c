import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aRegistration, linkIn, register } from '../test/registering.ts'
import { MIGRATED } from '../test/template.ts'
import { enqueue } from '../test/queues.ts'
import { CONTACT_EMAIL, freshDatabase, freshInstance, type TestInstance } from '../test/instance.ts'
import { openFolder } from './adapters/files.ts'
import { backgroundTasks } from './background.ts'
import { connect, openPool, type Db } from './db/connect.ts'
import type { DB } from './db/schema.ts'
import { deleteInBatches } from './db/batches.ts'
import { startWorker } from './platform/queue/queue.ts'

const MAILER = { send: async () => undefined, close: () => undefined }
const log = pino({ level: 'silent' })
const files = await openFolder('/nowhere')
const backgroundOf = (db: Db) =>
  backgroundTasks({
    db,
    files,
    mailer: MAILER,
    fetchPicture: async () => Buffer.of(),
    publicUrl: 'http://x',
    siteName: 'x',
    currency: 'USD',
    secret: 'x',
    sendsBulkMail: true,
    contact: { links: [] },
    log,
  })

/** Runs every clean-up task of the crontab. */
async function cleanUp(instance: TestInstance) {
  const { crontab } = backgroundOf(instance.db)
  for (const [task] of crontab.matchAll(/clean_up_\w+/g)) await enqueue(instance.db, task, {}, task)
  return instance.workQueue()
}

/** Moves timestamps of all rows of a table into the past. */
const age = ({ db }: TestInstance, table: keyof DB, columns: string[], hours: number) =>
  sql`update ${sql.table(table)} set ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`),
  )}`.execute(db)

const count = async ({ db }: TestInstance, table: keyof DB) =>
  (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]!.count

describe('accounts that were never activated', () => {
  const LINK = ['expires_at']

  test('an account that was never activated is deleted after 72 hours, and its email and username are free again', async () => {
    const instance = await freshInstance()
    const { form } = await register(instance)
    await age(instance, 'users', ['created_at'], 71)
    await age(instance, 'mailed_links', LINK, 72)
    await cleanUp(instance)
    expect(await count(instance, 'users')).toBe(1)

    await age(instance, 'users', ['created_at'], 2)
    await cleanUp(instance)
    expect(await count(instance, 'users')).toBe(0)
    expect((await instance.send(account.register, { body: aRegistration(form) })).statusCode).toBe(201)
  })

  test('an account that was never activated is kept while a newer link could activate it', async () => {
    const instance = await freshInstance()
    const { form } = await register(instance)
    await age(instance, 'users', ['created_at'], 100)
    await age(instance, 'mailed_links', LINK, 100)
    await instance.call(account.resendActivationByGet, { params: { email: form.email } })
    const [mail] = await instance.workQueue()
    await cleanUp(instance)
    expect((await instance.call(account.activateByGet, { params: linkIn(mail!.text) })).status).toBe(204)
  })

  test('a deactivated account is kept, and cannot be activated again by mail', async () => {
    const instance = await freshInstance()
    const { form, link } = await register(instance)
    await instance.call(account.activateByGet, { params: link })
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    await instance.call(account.resendActivationByGet, { params: { email: form.email } })
    expect(await instance.workQueue()).toEqual([])
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(400)
    await age(instance, 'users', ['created_at'], 24 * 400)
    await cleanUp(instance)
    expect(await count(instance, 'users')).toBe(1)
  })
})

describe('clean-up of expired rows', () => {
  test('used and expired links are deleted after 30 days', async () => {
    const instance = await freshInstance()
    const { link } = await register(instance)
    await instance.call(account.activateByGet, { params: link })
    await register(instance, { username: 'ben', email: 'ben@example.com' })
    await age(instance, 'mailed_links', ['used_at', 'expires_at'], 29 * 24)
    await cleanUp(instance)
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(403)
    expect(await count(instance, 'mailed_links')).toBe(2)

    await age(instance, 'mailed_links', ['used_at'], 2 * 24)
    await cleanUp(instance)
    expect(await count(instance, 'mailed_links')).toBe(1)
    await age(instance, 'mailed_links', ['expires_at'], 5 * 24)
    await cleanUp(instance)
    expect(await count(instance, 'mailed_links')).toBe(0)
  })

  test('a digest limits the next ones for a day, and is deleted then', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newAccount()
    await instance.db.insertInto('mail_digests').values({ user_id: id }).execute()
    await age(instance, 'mail_digests', ['sent_at', 'next_at'], 23)
    await cleanUp(instance)
    expect(await count(instance, 'mail_digests')).toBe(1)
    await age(instance, 'mail_digests', ['sent_at', 'next_at'], 2)
    await cleanUp(instance)
    expect(await count(instance, 'mail_digests')).toBe(0)
  })

  test('ended and expired sessions are deleted 30 days later', async () => {
    const instance = await freshInstance()
    const ended = await instance.newAccount()
    const idle = await instance.newAccount()
    const alive = await instance.newAccount()
    const of = (id: number) => instance.db.updateTable('sessions').where('user_id', '=', id)
    await of(ended.id)
      .set({ ended_at: sql`now() - interval '31 days'` })
      .execute()
    await of(idle.id)
      .set({ used_at: sql`now() - interval '38 days'` })
      .execute()
    await of(alive.id)
      .set({ created_at: sql`now() - interval '29 days'` })
      .execute()
    const recent = await instance.logIn(ended)
    await of(recent.id)
      .where('ended_at', 'is', null)
      .set({ ended_at: sql`now() - interval '29 days'` })
      .execute()
    await cleanUp(instance)
    const left = await instance.db.selectFrom('sessions').select('user_id').orderBy('user_id').execute()
    expect(left.map(({ user_id }) => user_id)).toEqual([ended.id, alive.id])
    expect((await instance.send(sessions.refresh, { body: { refresh: alive.refresh } })).statusCode).toBe(200)
  })

  test('messages to the operator that could not be mailed are deleted after 30 days', async () => {
    const instance = await freshInstance()
    const message = { name: 'Ann', email: 'ann@example.com', body: 'Hello' }
    await instance.db.insertInto('contact_messages').values(message).execute()
    await age(instance, 'contact_messages', ['created_at'], 31 * 24)
    await instance.db.insertInto('contact_messages').values(message).execute()
    await age(instance, 'contact_messages', ['created_at'], 29 * 24)
    // The younger one is mailed after all.
    expect(await cleanUp(instance)).toMatchObject([{ to: CONTACT_EMAIL }])
    expect(await count(instance, 'contact_messages')).toBe(0)
  })

  test('job views are deleted after a year, and rate limit counters when they expire', async () => {
    const instance = await freshInstance({ rateLimits: true })
    const { id, company } = await instance.newJob()
    await instance.call(sessions.refresh, { body: { refresh: company.refresh } })
    const view = (viewer: string, days: number) =>
      instance.db
        .insertInto('job_views')
        .values({ job_id: id, viewer, day: sql<string>`current_date - ${days}::int` })
        .execute()
    await view('old', 367)
    await view('recent', 364)
    await sql`update rate_limits set expire = 1 where key like 'login:%' or key like 'failed login:%'`.execute(
      instance.db,
    )
    await cleanUp(instance)
    const views = await instance.db.selectFrom('job_views').select('viewer').execute()
    expect(views).toEqual([{ viewer: 'recent' }])
    const counters = await instance.db.selectFrom('rate_limits').select('key').execute()
    expect(new Set(counters.map(({ key }) => key.split(':')[0]))).toEqual(new Set(['refresh']))
  })

  test('records of reminders are deleted after 60 days', async () => {
    const instance = await freshInstance()
    const { id: job_id } = await instance.newJob()
    const record = (daysAgo: number) =>
      instance.db
        .insertInto('job_reminders')
        .values({
          job_id,
          kind: `${daysAgo}`,
          deadline: '2020-01-01',
          sent_on: sql<string>`current_date - ${daysAgo}::int`,
        })
        .execute()
    await record(61)
    await record(60)
    await cleanUp(instance)
    expect(await count(instance, 'job_reminders')).toBe(1)
  })

  test('rows are deleted in batches, however many there are', async () => {
    const instance = await freshInstance()
    await sql`insert into rate_limits select 'key ' || n, 1, n from generate_series(1, 25) n`.execute(
      instance.db,
    )
    await deleteInBatches(instance.db, 'rate_limits', sql`expire <= 20`, 3)
    expect(await count(instance, 'rate_limits')).toBe(5)
  })
})

test('deadlines that passed while no server ran are followed right after the next start', async () => {
  const instance = await freshInstance()
  await instance.newJob()
  await sql`update jobs set created_at = '2020-01-01', deadline = current_date - 5`.execute(instance.db)
  const pool = openPool(instance.url, () => undefined)
  onTestFinished(() => pool.end())
  const { tasks, crontab } = backgroundOf(connect(pool))
  // A server ran until two hours ago.
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('follow_deadlines', now() - interval '1 year', now() - interval '2 hours')`.execute(instance.db)
  const worker = startWorker(pool, tasks, log, { crontab })
  onTestFinished(() => worker.stop())
  await expect.poll(() => count(instance, 'notifications')).toBe(1)
})

test('every scheduled task exists, and is scheduled once for all servers', async () => {
  const pool = openPool(await freshDatabase(MIGRATED), () => undefined)
  onTestFinished(() => pool.end())
  const db = connect(pool)
  const { tasks, crontab } = backgroundOf(db)
  const workers = [1, 2].map(() => startWorker(pool, tasks, log, { crontab }))
  for (const worker of workers) await (await worker).stop()
  const { rows } = await sql<{ identifier: string }>`
    select identifier from graphile_worker._private_known_crontabs order by identifier`.execute(db)
  expect(rows.map(({ identifier }) => identifier)).toEqual([
    'clean_up_accounts',
    'clean_up_contact_messages',
    'clean_up_contact_reads',
    'clean_up_digests',
    'clean_up_files',
    'clean_up_job_reminders',
    'clean_up_job_views',
    'clean_up_notifications',
    'clean_up_rate_limits',
    'clean_up_snapshots',
    'clean_up_social_tickets',
    'delete_ended_search_documents',
    'find_new_jobs',
    'follow_deadlines',
    'index_search_documents',
    'queue_digests',
    'update_response_times',
    'verify_search',
    'write_search_changes',
  ])
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(rows.map(({ identifier }) => identifier)))
})
