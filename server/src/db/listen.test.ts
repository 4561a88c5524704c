import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, freshInstance } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { openListener } from './listen.ts'

/** A listener to the channel "news", and what it reported. */
async function freshListener(connectionString?: string) {
  const { db, url } = await freshInstance()
  const messages: string[] = []
  const [onLive, onFailure] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]
  const listener = openListener({
    connectionString: connectionString ?? url,
    db,
    channels: ['news'],
    onMessage: (channel, payload) => void messages.push(`${channel}: ${payload}`),
    onLive,
    onFailure,
  })
  onTestFinished(() => listener.close())
  return { db, url, listener, messages, onLive, onFailure }
}

const listeningPids = async (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'guildhall changes' and datname = current_database()
       and query like 'listen "news"'`,
    )
    return rows.map(({ pid }) => pid)
  })

test('a listener receives the messages of its channels', async () => {
  const { db, listener, messages, onLive } = await freshListener()
  await vi.waitUntil(() => listener.isLive())
  expect(onLive).toHaveBeenCalledOnce()
  await sql`select pg_notify('other', 'no'), pg_notify('news', '1,2')`.execute(db)
  await expect.poll(() => messages).toEqual(['news: 1,2'])
})

test('a listener that loses its connection says so, opens another and is live again', async () => {
  const { db, url, listener, messages, onLive, onFailure } = await freshListener()
  await vi.waitUntil(() => listener.isLive())
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall changes'`.execute(db)
  await expect.poll(() => onLive.mock.calls.length).toBe(2)
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await listeningPids(url)).toHaveLength(1)
  await sql`select pg_notify('news', 'again')`.execute(db)
  await expect.poll(() => messages).toEqual(['news: again'])
})

test('a listener whose pings do not arrive is never live, and its connection is replaced at each check', async () => {
  // A database that the pings are not sent to stands for a proxy through which messages don't arrive.
  const elsewhere = await freshDatabase()
  const { listener, onFailure } = await freshListener(elsewhere)
  const firstPids = await vi.waitUntil(
    async () => (await listeningPids(elsewhere)).length > 0 && listeningPids(elsewhere),
  )
  await listener.check()
  await expect
    .poll(async () => (await listeningPids(elsewhere)).filter((pid) => !firstPids.includes(pid)), {
      timeout: 5_000,
    })
    .toHaveLength(1)
  await listener.check()
  await expect.poll(() => listeningPids(elsewhere)).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
  expect(listener.isLive()).toBe(false)
})

test('a live listener keeps its connection as long as its pings arrive', async () => {
  const { db, url, listener, messages, onFailure } = await freshListener()
  await vi.waitUntil(() => listener.isLive())
  const pids = await listeningPids(url)
  for (let checks = 1; checks <= 3; checks += 1) {
    await listener.check()
    // Messages arrive in the order of their commits, so this one comes after the ping.
    await sql`select pg_notify('news', '')`.execute(db)
    await vi.waitUntil(() => messages.length === checks)
  }
  expect(await listeningPids(url)).toEqual(pids)
  expect(onFailure).not.toHaveBeenCalled()
})
