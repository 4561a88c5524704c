import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { messages } from '@guildhall/contract/messages/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { expect, test } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { pass, write } from '../digests.ts'
import { expectEnd, expectTotal, openEvents } from '../eventClient.ts'
import { openLedger } from '../ledger.ts'
import { freshMailServer } from '../mailServer.ts'
import { enqueue, jobsIn } from '../queues.ts'
import { aRegistration } from '../registering.ts'
import { startRoundRobin } from '../roundRobin.ts'
import { seededRandom } from '../seed.ts'
import { logIn, newNotifier, startTwoServers } from '../twoServers.ts'
import { callsTo } from '../wholeServer.ts'

const MAILS = 20
const READERS = 10

/** Two servers behind a load balancer, and a client of it. */
async function startBehindBalancer(settings: Record<string, string> = {}) {
  const both = await startTwoServers(settings)
  const url = await startRoundRobin(both.servers.map(({ port }) => Number(port)))
  return { ...both, url, ...callsTo(url) }
}

test('sessions and events of one server are those of the other', async () => {
  const both = await startTwoServers()
  const [a, b] = both.servers
  const notify = await newNotifier(both)
  const ann = await both.newAccount('ann', 'personal')
  const session = await logIn(a, ann)
  const streams = [await openEvents(a.url, session), await openEvents(b.url, session)]
  await Promise.all(streams.map((stream) => expectTotal(stream, 0)))
  await notify([ann])
  await Promise.all(streams.map((stream) => expectTotal(stream, 1)))
  expect((await a.call(notifications.readAllNotifications, {}, session.access)).status).toBe(200)
  await Promise.all(streams.map((stream) => expectTotal(stream, 0)))

  const refreshed = await b.call(sessions.refresh, { body: { refresh: session.refresh } })
  expect(refreshed.status).toBe(200)
  await b.call(sessions.logOut, { body: { refresh: session.refresh } })
  expect((await a.call(notifications.getTotalUnread, {}, session.access)).status).toBe(401)
})

test('a message sent twenty times at once through both servers is stored once, and reaches its recipient', async () => {
  const both = await startTwoServers()
  const [a, b] = both.servers
  const mill = await logIn(a, await both.newAccount('mill', 'company'))
  const ann = await both.newAccount('ann', 'personal')
  const session = await logIn(b, ann)
  const stream = await openEvents(b.url, session)
  await expectTotal(stream, 0, 'message')
  const body = { to_user: ann.email, subject: 'Early shift', message_body: 'Can you start at five?' }
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => [a, b][i % 2]!.call(messages.sendMessage, { body }, mill.access)),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  await expectTotal(stream, 1, 'message')
  const inbox = await a.call(messages.getInbox, { query: {} }, session.access)
  expect(inbox).toMatchObject({ status: 200, body: { total_inbox: 1 } })
})

test('a rate limit counts the calls to both servers', async () => {
  const { servers } = await startTwoServers({ RATE_LIMITS: 'on' })
  const body = { email: 'nobody@example.com', password: 'wrong' }
  const statuses: number[] = []
  for (let i = 0; i < 26; i += 1) {
    const { status } = await servers[i % 2]!.call(account.logIn, { body })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(25).fill(401), 429])
})

test('both servers work on one queue, and each mail is sent once', async () => {
  const { call, dataDir } = await startBehindBalancer()
  const emails = Array.from({ length: MAILS }, (_, i) => `marta${i}@example.com`)
  const register = (email: string) =>
    call(account.register, { body: aRegistration({ email, username: email.split('@')[0] }) })
  for (const { status } of await Promise.all(emails.map(register))) expect(status).toBe(201)
  await expect.poll(async () => (await mailedTo(dataDir)).length, { timeout: 30_000 }).toBe(MAILS)
  expect(await mailedTo(dataDir)).toEqual(emails.toSorted())
})

/** The recipients of all mails. */
async function mailedTo(dataDir: string) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => /^To: (\S+)/m.exec(text)![1]).toSorted()
}

test('both servers look for due digests, and each is sent once', async () => {
  const { url: SMTP_URL, received } = await freshMailServer()
  const { db, newAccount } = await startBehindBalancer({ SMTP_URL })
  const sender = await newAccount('sender', 'company')
  const readers = await Promise.all(
    Array.from({ length: READERS }, (_, i) => newAccount(`ann${i}`, 'personal')),
  )
  for (const reader of readers) await write({ db }, sender, reader)
  await pass({ db }, 15)
  for (const round of [1, 2]) {
    for (let i = 0; i < 6; i++) await enqueue(db, 'queue_digests', {}, `queue_digests ${round} ${i}`)
    await expect.poll(async () => (await jobsIn(db)).length, { timeout: 30_000 }).toBe(0)
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(readers.map(({ email }) => email).toSorted())
  }
})

test('when a server is killed nothing confirmed is lost, nobody is logged out, and streams continue on the other', async () => {
  const both = await startBehindBalancer()
  const { servers, start, url, call, databaseDir, dataDir, newAccount } = both
  const notify = await newNotifier(both)
  const readers = await Promise.all(
    Array.from({ length: READERS }, async (_, i) => {
      const reader = await newAccount(`reader${i}`, 'personal')
      return { ...reader, ...(await logIn({ call }, reader)) }
    }),
  )
  const openAll = () => Promise.all(readers.map((reader) => openEvents(url, reader)))
  const streams = await openAll()
  const ledger = await openLedger({ url }, databaseDir, join(dataDir, 'mail'))
  await ledger.nextWrite()
  await sleep(seededRandom()() * 1_000)
  await servers[0].end('SIGKILL')

  await notify(readers)
  const ends = await Promise.all(
    streams.map((stream) =>
      expectTotal(stream, 1).then(
        () => 'told',
        () => 'ended',
      ),
    ),
  )
  // The balancer gave each server half of them.
  expect(ends.toSorted()).toEqual([
    ...Array<string>(READERS / 2).fill('ended'),
    ...Array<string>(READERS / 2).fill('told'),
  ])
  await Promise.all((await openAll()).map((stream) => expectTotal(stream, 1)))
  for (const { access, refresh } of readers) {
    expect((await call(notifications.getTotalUnread, {}, access)).status).toBe(200)
    expect((await call(sessions.refresh, { body: { refresh } })).status).toBe(200)
  }
  await ledger.nextWrite()
  await start({ PORT: servers[0].port })
  await ledger.nextWrite()
  const { confirmed } = await ledger.settle({ mails: false })
  expect(confirmed).toBeGreaterThan(0)
  recordScenario('R19', { readers: READERS, 'confirmed writes': confirmed })
  recordScenario('R29')
})

test('a server that stops ends its streams at once, and the next ones open on the other', async () => {
  const both = await startBehindBalancer()
  const ann = await logIn(both, await both.newAccount('ann', 'personal'))
  const [here] = both.servers
  const stream = await openEvents(here.url, ann)
  await expectTotal(stream, 0)
  const stopped = here.end('SIGTERM')
  await expectEnd(stream)
  expect(await stopped).toBe(0)
  await expectTotal(await openEvents(both.url, ann), 0)
})
