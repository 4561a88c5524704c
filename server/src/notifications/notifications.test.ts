import { notifications } from '@guildhall/contract/notifications/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { message, notify } from './api.ts'
import { notificationTasks } from './tasks.ts'

const UNKNOWN = 999_999

/** A company with a job, and a person. */
async function freshParties() {
  const instance = await freshInstance()
  const job = await instance.newJob()
  return { instance, job, ann: await instance.newCandidate() }
}

const notifyOf = (
  { db }: TestInstance,
  job: { id: number; company: Account },
  users: Account[],
  text = message`Your application for ${'Baker'} was accepted.`,
) =>
  notify(db, {
    userIds: users.map(({ id }) => id),
    fromId: job.company.id,
    message: text,
    job: { id: job.id, status: 'In Progress' },
  })

async function list({ call }: TestInstance, as: Account, before?: number) {
  const query = before === undefined ? {} : { before: String(before) }
  const { status, body } = await call(notifications.getNotifications, { query }, as)
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body
}

const unread = async ({ call }: TestInstance, as: Account) =>
  (await call(notifications.getTotalUnread, {}, as)).body

test('a notification has its message, its time, its job and the status of the job at the time', async () => {
  const { instance, job, ann } = await freshParties()
  expect(await list(instance, ann)).toEqual([])
  await notifyOf(instance, job, [ann])
  await instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', job.id).execute()
  expect(await list(instance, ann)).toEqual([
    {
      id: expect.any(Number),
      message: 'Your application for [Baker] was accepted.',
      is_read: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      job: { job_id: job.id, job_title: 'Baker', job_status: 'In Progress', user_posted_id: job.company.id },
      user_accepted: null,
      user_applied: null,
    },
  ])
})

test('brackets in an inserted text are written as parentheses, so that it makes nothing else bold', () => {
  const title = '] [Accepted] ['
  expect(message`${'Ann [x]'} applied for ${title}.`).toBe('[Ann (x)] applied for [) (Accepted) (].')
})

test('only the company and the accepted person learn who was accepted', async () => {
  const { instance, job, ann } = await freshParties()
  const accepted = await instance.choose(job.id)
  await notifyOf(instance, job, [ann, job.company])
  expect(await list(instance, ann)).toMatchObject([{ user_accepted: null }])
  expect(await list(instance, job.company)).toMatchObject([{ user_accepted: accepted }])
  await instance.db.updateTable('jobs').set({ accepted_user_id: ann.id }).where('id', '=', job.id).execute()
  expect(await list(instance, ann)).toMatchObject([{ user_accepted: ann.id }])
})

test('a notification stays without its job when the job was deleted or its company is inactive', async () => {
  const { instance, job, ann } = await freshParties()
  await notifyOf(instance, job, [ann])
  const { db } = instance
  await db.updateTable('users').set({ is_active: false }).where('id', '=', job.company.id).execute()
  expect(await list(instance, ann)).toMatchObject([{ job: null, user_accepted: null }])
  await db.updateTable('users').set({ is_active: true }).where('id', '=', job.company.id).execute()
  expect(await list(instance, ann)).toMatchObject([{ job: { job_id: job.id } }])
  await db.deleteFrom('jobs').where('id', '=', job.id).execute()
  expect(await list(instance, ann)).toMatchObject([{ job: null, user_accepted: null }])
})

test('the newest notifications come first, and older ones before one of them', async () => {
  const { instance, job, ann } = await freshParties()
  const count = PAGE_SIZE.notifications + 3
  for (let i = 0; i < count; i += 1) await notifyOf(instance, job, [ann, job.company], `Number ${i}.`)
  const newest = await list(instance, ann)
  const older = await list(instance, ann, newest.at(-1)!.id)
  expect([...newest, ...older].map(({ message }) => message)).toEqual(
    Array.from({ length: count }, (_, i) => `Number ${count - 1 - i}.`),
  )
  expect(newest).toHaveLength(PAGE_SIZE.notifications)
  expect(await list(instance, ann, older.at(-1)!.id)).toEqual([])
})

test.each(['0', 'x', '1.5', '99999999999999999999'])(
  'notifications before %s are not found',
  async (before) => {
    const { instance, ann } = await freshParties()
    const { statusCode } = await instance.send(
      notifications.getNotifications,
      { query: { before } },
      { as: ann },
    )
    expect(statusCode).toBe(404)
  },
)

test('a notification counts as unread until it is read, and reading it again writes nothing', async () => {
  const { instance, job, ann } = await freshParties()
  await notifyOf(instance, job, [ann])
  await notifyOf(instance, job, [ann])
  expect(await unread(instance, ann)).toEqual({ total: 2 })
  const [newest] = await list(instance, ann)
  const read = () =>
    instance.call(notifications.readNotification, { params: { id: String(newest!.id) } }, ann)
  const versions = () =>
    instance.db
      .selectFrom('notifications')
      .select(['read_at', sql`xmin::text`.as('version')])
      .orderBy('id')
      .execute()
  expect(await read()).toEqual({ status: 200, body: { success: 'Notification marked as read' } })
  const before = await versions()
  expect((await read()).status).toBe(200)
  expect(await versions()).toEqual(before)
  expect(await unread(instance, ann)).toEqual({ total: 1 })
  expect((await list(instance, ann)).map(({ is_read }) => is_read)).toEqual([true, false])
})

test("an account reads all its notifications, and nobody else's", async () => {
  const { instance, job, ann } = await freshParties()
  await notifyOf(instance, job, [ann, job.company])
  await notifyOf(instance, job, [ann, job.company])
  expect(await instance.call(notifications.readAllNotifications, {}, ann)).toEqual({
    status: 200,
    body: { success: 'All notifications marked as read' },
  })
  expect(await unread(instance, ann)).toEqual({ total: 0 })
  expect(await unread(instance, job.company)).toEqual({ total: 2 })
  expect((await list(instance, job.company)).every(({ is_read }) => !is_read)).toBe(true)
})

test('a notification that does not exist is not found', async () => {
  const { instance, ann } = await freshParties()
  const params = { id: String(UNKNOWN) }
  expect(await instance.call(notifications.readNotification, { params }, ann)).toMatchObject({ status: 404 })
})

test('more accounts are notified at once than a statement has parameters', async () => {
  const { instance, job } = await freshParties()
  const { db } = instance
  const count = 17_000
  const { rows } = await sql<{ id: number }>`
    insert into users (user_type, username, email, name, is_active)
    select 'personal', 'p' || n, 'p' || n || '@example.com', 'P', true from generate_series(1, ${count}::int) as n
    returning id`.execute(db)
  const userIds = rows.map(({ id }) => id)
  await notify(db, {
    userIds,
    fromId: job.company.id,
    message: 'Closed.',
    job: { id: job.id, status: 'Closed' },
  })
  const stored = await db
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('count'))
    .execute()
  expect(stored).toEqual([{ count }])
})

test('notifications read over a year ago are deleted, and unread ones stay', async () => {
  const { instance, job, ann } = await freshParties()
  for (const text of ['old', 'recent', 'unread']) await notifyOf(instance, job, [ann], text)
  await sql`update notifications set created_at = now() - interval '3 years', read_at = case message
    when 'old' then now() - interval '366 days' when 'recent' then now() - interval '364 days' end`.execute(
    instance.db,
  )
  await notificationTasks(instance.db).tasks['clean_up_notifications']!(undefined as never)
  expect((await list(instance, ann)).map(({ message }) => message)).toEqual(['unread', 'recent'])
})

test('what changes no number of unread notifications is not announced', async () => {
  const { instance, job, ann } = await freshParties()
  await withClient(instance.url, async (client) => {
    const announced: (string | undefined)[] = []
    client.on('notification', ({ payload }) => announced.push(payload))
    await client.query('listen notifications')
    await notifyOf(instance, job, [ann, ann])
    await client.query('update notifications set mailed_at = now()')
    expect(announced.splice(0)).toEqual([String(ann.id)])
    await client.query('update notifications set read_at = now()')
    expect(announced.splice(0)).toEqual([String(ann.id)])
    await client.query(`update notifications set read_at = now() + interval '1 minute'`)
    expect(announced).toEqual([])
  })
})
