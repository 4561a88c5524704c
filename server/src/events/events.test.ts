import { get } from 'node:http'
import { sessions } from '@guildhall/contract/account/sessions'
import { events } from '@guildhall/contract/events/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectEnd, expectHeartbeat, expectTotal, nextEvent, openEvents } from '../../test/eventClient.ts'
import type { Account } from '../../test/factories.ts'
import { freshDatabase, freshInstance, SECRET, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { replyTo, sendMessage } from '../../test/messages.ts'
import { listen, openConnection } from '../../test/rawHttp.ts'
import { accessTokens, restoreAccounts, suspendAccounts } from '../account/api.ts'
import { notify } from '../notifications/api.ts'

/** A listening server with a job whose notifications go to `notify`'s accounts. */
async function freshServer() {
  const metricsToken = 'a-token-for-the-metrics'
  const instance = await freshInstance({ metricsToken })
  const { url } = await listen(instance.app)
  const { id, company } = await instance.newJob()
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = async () => (await instance.app.inject({ url: '/metrics', headers })).payload
  const openStreams = async () => Number(/^guildhall_event_streams (\d+)$/m.exec(await metrics())?.[1])
  const notifyAll = (...accounts: Account[]) =>
    notify(instance.db, {
      userIds: accounts.map((account) => account.id),
      fromId: company.id,
      message: 'News.',
      job: { id, status: 'Open' },
    })
  return { instance, url, notify: notifyAll, metrics, openStreams, ann: await instance.newCandidate() }
}

const makeDemo = ({ db }: TestInstance, ...accounts: Account[]) =>
  db
    .updateTable('users')
    .set({ is_demo: true })
    .where(
      'id',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute()

/** Logs accounts in, each as many times as `count` says. */
async function newSessions({ db }: TestInstance, accounts: Account[], count: number) {
  const ids = accounts.map(({ id }) => id)
  const { rows } = await sql<{ id: string; user_id: number }>`
    insert into sessions (user_id, refresh_hash, device)
    select id, sha256(concat(id, '-', n)::bytea), 'test'
    from unnest(${ids}::bigint[]) as id, generate_series(1, ${count}::int) as n returning id, user_id`.execute(
    db,
  )
  const { sign } = accessTokens(SECRET)
  return Promise.all(rows.map(async ({ id, user_id }) => ({ access: await sign(id, user_id) })))
}

/** Opens a stream that no test reads. */
const open = ({ send }: TestInstance, { access }: { access: string }) =>
  send(events.getEvents, {}, { as: { access } as Account })

/** Lets a test advance the server's intervals. */
function fakeIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a stream begins with the total, and sends it after each change', async () => {
  const { instance, url, notify, ann } = await freshServer()
  await notify(ann)
  const stream = await openEvents(url, ann)
  expect(stream.status).toBe(200)
  expect(await nextEvent(stream)).toEqual({ event: 'notification', total: 1 })
  await notify(ann)
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
  const { instance, url, notify, ann } = await freshServer()
  const bob = await instance.newCandidate()
  const { url: otherUrl } = await listen(instance.anotherServer())
  const [here, there] = [await openEvents(url, ann), await openEvents(otherUrl, ann)]
  const others = await openEvents(url, bob)
  await notify(ann)
  await Promise.all([expectTotal(here, 1), expectTotal(there, 1)])
  await notify(bob)
  expect(await nextEvent(others)).toEqual({ event: 'notification', total: 0 })
  expect(await nextEvent(others)).toEqual({ event: 'notification', total: 1 })
})

test('a message reaches its recipient, through every server, and is counted until it is read or deleted', async () => {
  const { instance, url, ann } = await freshServer()
  const bakery = await instance.newCompany()
  const { url: otherUrl } = await listen(instance.anotherServer())
  const [stream, sender] = [await openEvents(otherUrl, ann), await openEvents(url, bakery)]
  expect(await nextEvent(stream, 'message')).toEqual({ event: 'message', total: 0 })
  const first = await sendMessage(instance, bakery, ann)
  await expectTotal(stream, 1, 'message')
  const second = await sendMessage(instance, bakery, ann, { subject: 'Late shift' })
  await expectTotal(stream, 2, 'message')
  await instance.call(messages.readMessage, { params: { id: String(first) } }, ann)
  await expectTotal(stream, 1, 'message')
  await instance.call(messages.deleteMessage, { params: { id: String(second) } }, ann)
  await expectTotal(stream, 0, 'message')

  // The sender has had no event but the first, until a reply arrives.
  await replyTo(instance, first, ann)
  expect(await nextEvent(sender, 'message')).toEqual({ event: 'message', total: 0 })
  expect(await nextEvent(sender, 'message')).toEqual({ event: 'message', total: 1 })
})

test('a burst of changes is few events', async () => {
  const { url, notify, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await expectTotal(stream, 0)
  await Promise.all(Array.from({ length: 100 }, () => notify(ann)))
  let events = 0
  for (let total = 0; total !== 100; events += 1) total = (await nextEvent(stream))!.total
  expect(events).toBeLessThan(50)
})

test('a change for more accounts than one message names reaches all of them', async () => {
  const { instance, url, notify } = await freshServer()
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
  await notify(accounts[0]!, ...(rows as Account[]), accounts[1]!)
  await Promise.all(streams.map((stream) => expectTotal(stream, 1)))
})

test('streams have heartbeats, and end when their session has ended', async () => {
  fakeIntervals()
  const { instance, url, ann } = await freshServer()
  const elsewhere = await instance.logIn(ann)
  const [ending, kept] = [await openEvents(url, ann), await openEvents(url, elsewhere)]
  vi.advanceTimersByTime(25_000)
  await Promise.all([expectHeartbeat(ending), expectHeartbeat(kept)])
  await instance.call(sessions.logOut, { body: { refresh: ann.refresh } })
  vi.advanceTimersByTime(25_000)
  await expectEnd(ending)
  vi.advanceTimersByTime(25_000)
  await expectHeartbeat(kept)
  await expectHeartbeat(kept)
})

test.each([false, true])(
  'the streams of a suspended account end, restored at once: %s',
  async (isRestored) => {
    fakeIntervals()
    const { instance, url, ann } = await freshServer()
    const stream = await openEvents(url, ann)
    await suspendAccounts(instance.db, [ann.email])
    if (isRestored) await restoreAccounts(instance.db, [ann.email])
    vi.advanceTimersByTime(25_000)
    await expectEnd(stream)
  },
)

test('the oldest of too many streams of an account ends', async () => {
  const { instance, url, notify, ann } = await freshServer()
  const bob = await instance.newCandidate()
  const others = await openEvents(url, bob)
  const streams = []
  for (let i = 0; i < 7; i += 1) streams.push(await openEvents(url, ann))
  const [oldest, ...rest] = streams
  await expectEnd(oldest!)
  await notify(ann, bob)
  await Promise.all([...rest, others].map((stream) => expectTotal(stream, 1)))
})

test('of the streams that are requested together on one connection at most one is open', async () => {
  const { instance, url, ann, openStreams } = await freshServer()
  const bob = await instance.newCandidate()
  const client = await openConnection(Number(new URL(url).port))
  let received = ''
  client.on('data', (chunk: Buffer) => void (received += chunk.toString()))
  const requests = [ann, bob, bob].map(
    ({ access }) =>
      `GET ${events.getEvents.path} HTTP/1.1\r\nhost: guildhall.test\r\nauthorization: JWT ${access}\r\n\r\n`,
  )
  await whileHolding(instance, 'lock table sessions in access exclusive mode', async (waiting) => {
    client.write(requests.join(''))
    await waiting(requests.length)
  })
  await expect.poll(() => received.match(/HTTP\/1\.1 \d+/g)).toHaveLength(requests.length)
  expect(received).toMatch(/^HTTP\/1\.1 400/)
  expect(await openStreams()).toBeLessThan(2)
})

test('a demo account, which strangers share, may have so many streams in each session', async () => {
  const { instance, url, notify, ann } = await freshServer()
  await makeDemo(instance, ann)
  const streams = []
  for (let i = 0; i < 8; i += 1) streams.push(await openEvents(url, await instance.logIn(ann)))
  await notify(ann)
  await Promise.all(streams.map((stream) => expectTotal(stream, 1)))
})

test('strangers in many sessions of a demo account leave streams for other accounts', async () => {
  const { instance, ann, openStreams } = await freshServer()
  await makeDemo(instance, ann)
  for (const session of await newSessions(instance, [ann], 301)) await open(instance, session)
  expect(await openStreams()).toBe(300)
})

test('a change that happens while the listening connection is lost arrives when there is another one', async () => {
  fakeIntervals() // so that the server doesn't poll
  const { instance, url, notify, ann } = await freshServer()
  const stream = await openEvents(url, ann)
  await notify(ann)
  await expectTotal(stream, 1)
  const isListening = sql`select from pg_stat_activity where datname = current_database() and query like 'listen %'`
  await sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall changes')`.execute(instance.db)
  await notify(ann)
  await expectTotal(stream, 2)
  await expect.poll(async () => (await isListening.execute(instance.db)).rows).not.toHaveLength(0)
  await notify(ann)
  await expectTotal(stream, 3)
})

test("changes are found by polling when the database's messages don't arrive", async () => {
  fakeIntervals()
  const { instance, notify, ann } = await freshServer()
  // Through some proxies LISTEN has no effect, as on another database.
  const server = instance.anotherServer({ databaseUrl: await freshDatabase() })
  const stream = await openEvents((await listen(server)).url, ann)
  await expectTotal(stream, 0)
  await notify(ann)
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
  const demos = await Promise.all(Array.from({ length: 5 }, () => instance.newCandidate()))
  await makeDemo(instance, ...demos)
  for (const session of await newSessions(instance, demos, 300))
    expect((await open(instance, session)).statusCode).toBe(200)
  const refused = await open(instance, ann)
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
