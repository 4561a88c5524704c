import { get } from 'node:http'
import { account } from '@guildhall/contract/account/endpoints'
import { events } from '@guildhall/contract/events/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectEnd, expectHeartbeat, expectTotal, nextEvent, openEvents } from '../../test/eventClient.ts'
import type { Account } from '../../test/factories.ts'
import { freshDatabase, freshInstance, SECRET } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { listen } from '../../test/rawHttp.ts'
import { accessTokens } from '../account/api.ts'
import { notify } from '../notifications/api.ts'

/** A listening server with a job whose notifications go to `tell`'s accounts. */
async function freshServer() {
  const metricsToken = 'a-token-for-the-metrics'
  const instance = await freshInstance({ metricsToken })
  const { url } = await listen(instance.app)
  const { id } = await instance.newJob()
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = async () => (await instance.app.inject({ url: '/metrics', headers })).payload
  const openStreams = async () => Number(/^guildhall_event_streams (\d+)$/m.exec(await metrics())?.[1])
  const tell = (...accounts: Account[]) =>
    notify(instance.db, {
      userIds: accounts.map((account) => account.id),
      message: 'News.',
      job: { id, status: 'Open' },
    })
  return { instance, url, tell, metrics, openStreams, ann: await instance.newCandidate() }
}

/** Lets a test advance the server's intervals. */
function fakeIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a stream begins with the total, and sends it after each change', async () => {
  const { instance, url, tell, ann } = await freshServer()
  await tell(ann)
  const stream = await openEvents(url, ann)
  expect(stream.status).toBe(200)
  expect(await nextEvent(stream)).toEqual({ event: 'notification', total: 1 })
  await tell(ann)
  await expectTotal(stream, 2)
  const [newest] = await instance.db.selectFrom('notifications').select('id').orderBy('id', 'desc').execute()
  await instance.call(notifications.readNotification, { params: { id: String(newest!.id) } }, ann)
  await expectTotal(stream, 1)
  await instance.call(notifications.readAllNotifications, {}, ann)
  await expectTotal(stream, 0)
})

test('a stream is not compressed, stored or buffered on the way, and has the security headers', async () => {
  const { url, ann } = await freshServer()
  const { headers } = await openEvents(url, ann)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('content-encoding')
})

test('a visitor gets no stream', async () => {
  const { instance } = await freshServer()
  expect((await instance.send(events.getEvents)).statusCode).toBe(401)
})

test('a change reaches all streams of its account, through every server, and no others', async () => {
  const { instance, url, tell, ann } = await freshServer()
  const bob = await instance.newCandidate()
  const { url: otherUrl } = await listen(instance.anotherServer())
  const [here, there] = [await openEvents(url, ann), await openEvents(otherUrl, ann)]
  const others = await openEvents(url, bob)
  await tell(ann)
  await Promise.all([expectTotal(here, 1), expectTotal(there, 1)])
  await tell(bob)
  expect(await nextEvent(others)).toEqual({ event: 'notification', total: 0 })
  expect(await nextEvent(others)).toEqual({ event: 'notification', total: 1 })
})

test('a burst of changes is few events', async () => {
  const { url, tell, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await expectTotal(stream, 0)
  await Promise.all(Array.from({ length: 100 }, () => tell(ann)))
  let events = 0
  for (let total = 0; total !== 100; events += 1) total = (await nextEvent(stream))!.total
  expect(events).toBeLessThan(50)
})

test('a change for more accounts than one message names reaches all of them', async () => {
  const { instance, url, tell } = await freshServer()
  const accounts = [await instance.newCandidate()]
  const names = Array.from({ length: 1000 }, (_, i) => ({
    user_type: 'personal',
    username: `p${i}`,
    email: `p${i}@example.com`,
    name: 'P',
  }))
  const rows = await instance.db.insertInto('users').values(names).returning('id').execute()
  accounts.push(await instance.newCandidate())
  const streams = await Promise.all(accounts.map((account) => openEvents(url, account)))
  await Promise.all(streams.map((stream) => expectTotal(stream, 0)))
  await tell(accounts[0]!, ...(rows as Account[]), accounts[1]!)
  await Promise.all(streams.map((stream) => expectTotal(stream, 1)))
})

test('streams have heartbeats, and end when their session has ended', async () => {
  fakeIntervals()
  const { instance, url, ann } = await freshServer()
  const elsewhere = await instance.logIn(ann)
  const [ending, kept] = [await openEvents(url, ann), await openEvents(url, elsewhere)]
  vi.advanceTimersByTime(25_000)
  await Promise.all([expectHeartbeat(ending), expectHeartbeat(kept)])
  await instance.call(account.logOut, { body: { refresh: ann.refresh } })
  vi.advanceTimersByTime(25_000)
  await expectEnd(ending)
  vi.advanceTimersByTime(25_000)
  await expectHeartbeat(kept)
  await expectHeartbeat(kept)
})

test('the streams of a deactivated account end', async () => {
  fakeIntervals()
  const { instance, url, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
  vi.advanceTimersByTime(25_000)
  await expectEnd(stream)
})

test('the oldest of too many streams of an account ends', async () => {
  const { instance, url, tell, ann } = await freshServer()
  const bob = await instance.newCandidate()
  const others = await openEvents(url, bob)
  const streams = []
  for (let i = 0; i < 7; i += 1) streams.push(await openEvents(url, ann))
  const [oldest, ...rest] = streams
  await expectEnd(oldest!)
  await tell(ann, bob)
  await Promise.all([...rest, others].map((stream) => expectTotal(stream, 1)))
})

test('a demo account, which strangers share, may have so many streams in each session', async () => {
  const { instance, url, tell, ann } = await freshServer()
  await instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', ann.id).execute()
  const streams = []
  for (let i = 0; i < 8; i += 1) streams.push(await openEvents(url, await instance.logIn(ann)))
  await tell(ann)
  await Promise.all(streams.map((stream) => expectTotal(stream, 1)))
})

test('a change that happens while the listening connection is lost arrives when there is another one', async () => {
  fakeIntervals() // so that the server doesn't poll
  const { instance, url, tell, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await tell(ann)
  await expectTotal(stream, 1)
  const isListening = sql`select from pg_stat_activity where datname = current_database() and query like 'listen %'`
  await sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall changes')`.execute(instance.db)
  await tell(ann)
  await expectTotal(stream, 2)
  await vi.waitUntil(async () => (await isListening.execute(instance.db)).rows.length > 0)
  await tell(ann)
  await expectTotal(stream, 3)
})

test("changes are found by polling when the database's messages don't arrive", async () => {
  fakeIntervals()
  const { instance, tell, ann } = await freshServer()
  // Through some proxies LISTEN has no effect, as on another database.
  const server = instance.anotherServer({ databaseUrl: await freshDatabase() })
  const stream = await openEvents((await listen(server)).url, ann)
  await expectTotal(stream, 0)
  await tell(ann)
  vi.advanceTimersByTime(1_500)
  await expectTotal(stream, 1)
})

test('a client that leaves while its session is read leaves no stream behind', async () => {
  const { instance, url, ann, openStreams } = await freshServer()
  await whileHolding(instance, 'lock table sessions in access exclusive mode', async (waiting) => {
    const request = get(url + events.getEvents.path, { headers: { authorization: `JWT ${ann.access}` } })
    const isClosed = new Promise((resolve) => request.on('error', resolve))
    await waiting(1)
    request.destroy()
    await isClosed
  })
  await expectTotal(await openEvents(url, ann), 0)
  await expect.poll(openStreams).toBe(1)
})

test('a server with 1,500 streams refuses more, so that it has connections left', async () => {
  const { instance, ann } = await freshServer()
  await instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', ann.id).execute()
  const { rows } = await sql<{ id: string }>`
    insert into sessions (user_id, refresh_hash, device)
    select ${ann.id}, sha256(n::text::bytea), 'test' from generate_series(1, 1500) as n returning id`.execute(
    instance.db,
  )
  const { sign } = accessTokens(SECRET)
  const open = async (access: string) => instance.send(events.getEvents, {}, { as: { ...ann, access } })
  for (const { id } of rows) expect((await open(await sign(id, ann.id))).statusCode).toBe(200)
  const refused = await open(ann.access)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
})

test('a server that stops ends its streams', async () => {
  const { instance, url, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await instance.app.close()
  await expectEnd(stream)
})

test('the metrics count the open streams, and measure no durations of them', async () => {
  const { url, ann, metrics, openStreams } = await freshServer()
  expect(await openStreams()).toBe(0)
  const stream = await openEvents(url, ann)
  expect(await openStreams()).toBe(1)
  stream.leave()
  await expect.poll(openStreams).toBe(0)
  expect(await metrics()).not.toContain('route="/api/events/",status="200"')
})
