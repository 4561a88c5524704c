import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, freshInstance } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { openListener } from './listen.ts'

const PING_MS = 1_500

/** A listener to the channel "news" whose pings a test sends with `beat`, and what it reported. */
async function freshListener(through = async (url: string) => url) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, url } = await freshInstance()
  const messages: string[] = []
  const [onMissed, onFailure] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]
  const listener = openListener({
    connectionString: await through(url),
    db,
    channels: ['news'],
    onMessage: (channel, payload) => void messages.push(`${channel}: ${payload}`),
    onMissed,
    onFailure,
  })
  onTestFinished(() => listener.close())
  const beat = (times: number) => void vi.advanceTimersByTime(times * PING_MS)
  return { db, url, listener, messages, onMissed, onFailure, beat }
}

const listeningPids = async (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'guildhall changes' and datname = current_database()
       and query like 'listen "news"'`,
    )
    return rows.map(({ pid }) => pid)
  })

/** A way to the database whose connections can be made to swallow everything, without being closed. */
async function startSwallower(target: string) {
  const { host, port, user, password, database } = new pg.Client(target)
  const inner: Socket[] = []
  const outer: Socket[] = []
  const server = createServer((socket) => {
    const upstream = connect(`${host}/.s.PGSQL.${port}`)
    socket.on('error', () => undefined).pipe(upstream)
    upstream.on('error', () => undefined).pipe(socket)
    outer.push(socket)
    inner.push(upstream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of [...inner, ...outer]) socket.destroy()
    server.close()
  })
  const url = `postgres://${user}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`
  const swallow = () => inner.forEach((socket) => socket.unpipe().resume())
  return { url, swallow, isClosed: () => outer[0]!.readableEnded, count: () => outer.length }
}

test('a listener receives the messages of its channels', async () => {
  const { db, listener, messages, onMissed } = await freshListener()
  await expect.poll(() => listener.isLive()).toBe(true)
  expect(onMissed).toHaveBeenCalledOnce()
  await sql`select pg_notify('other', 'no'), pg_notify('news', '1,2')`.execute(db)
  await expect.poll(() => messages).toEqual(['news: 1,2'])
})

test('a listener that loses its connection says so, opens another and is live again', async () => {
  const { db, url, listener, messages, onMissed, onFailure } = await freshListener()
  await expect.poll(() => listener.isLive()).toBe(true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall changes'`.execute(db)
  await expect.poll(() => onMissed.mock.calls.length).toBe(2)
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await listeningPids(url)).toHaveLength(1)
  await sql`select pg_notify('news', 'again')`.execute(db)
  await expect.poll(() => messages).toEqual(['news: again'])
})

test('a connection that is dropped without a trace is noticed at the second ping, and replaced', async () => {
  let swallower: Awaited<ReturnType<typeof startSwallower>>
  const { listener, onMissed, onFailure, beat } = await freshListener(async (url) => {
    swallower = await startSwallower(url)
    return swallower.url
  })
  await expect.poll(() => listener.isLive()).toBe(true)
  swallower!.swallow()
  beat(2)
  expect(listener.isLive()).toBe(false)
  expect(onMissed).toHaveBeenCalledTimes(2)
  beat(1)
  expect(onMissed).toHaveBeenCalledTimes(3)
  beat(2)
  await expect.poll(() => swallower.isClosed()).toBe(true)
  await expect.poll(() => listener.isLive()).toBe(true)
  expect(swallower!.count()).toBe(2)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a listener whose pings do not arrive is never live, and replaces its connection', async () => {
  // A database that the pings are not sent to stands for a proxy through which messages don't arrive.
  const elsewhere = await freshDatabase()
  const { listener, onMissed, onFailure, beat } = await freshListener(async () => elsewhere)
  const isListening = async () => (await listeningPids(elsewhere)).length > 0
  await expect.poll(isListening).toBe(true)
  const firstPids = await listeningPids(elsewhere)
  beat(4)
  expect(onMissed).toHaveBeenCalledTimes(4)
  await expect
    .poll(async () => (await listeningPids(elsewhere)).filter((pid) => !firstPids.includes(pid)))
    .toHaveLength(1)
  beat(4)
  await expect.poll(() => listeningPids(elsewhere)).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
  expect(listener.isLive()).toBe(false)
})

test('a live listener keeps its connection as long as its pings arrive', async () => {
  const { db, url, listener, messages, onFailure, beat } = await freshListener()
  await expect.poll(() => listener.isLive()).toBe(true)
  const pids = await listeningPids(url)
  for (let beats = 1; beats <= 10; beats += 1) {
    beat(1)
    await sql`select pg_notify('news', '')`.execute(db)
    await expect.poll(() => messages).toHaveLength(beats)
  }
  expect(await listeningPids(url)).toEqual(pids)
  expect(onFailure).not.toHaveBeenCalled()
})
