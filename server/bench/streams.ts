import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { events } from '@guildhall/contract/events/endpoints'
import { sql } from 'kysely'
import { accessTokens } from '../src/account/api.ts'
import type { Db } from '../src/db/connect.ts'
import { notify } from '../src/notifications/api.ts'
import type { Sample, Server } from './server.ts'
import { summarize, type Summary } from './statistics.ts'

const STREAMS = 1_000
const BATCH_SIZE = 100
/** Between notifications of one account each. */
const PAUSE_MS = 10
/** Longer than the time between two heartbeats, which all streams get. */
const BUSY_MS = 30_000
const REST_MS = 5_000

export type StreamsResult = {
  streams: number
  memory: { before: Sample; open: Sample; busy: Sample; after: Sample }
  /** While the streams are opened, and while one account after another is notified. */
  delay: { opening: Sample['delay']; busy: Sample['delay'] }
  /** Notifications of one account, and milliseconds from their commit to their arrival. */
  notifications: number
  arrival: Summary
  /** Milliseconds until a notification of all accounts has arrived on the last stream. */
  burst: number
}

type Options = { db: Db; server: Server; secret: string }

/** Opens a stream for each of 1,000 accounts, and notifies them. */
export async function measureStreams({ db, server, secret }: Options): Promise<StreamsResult> {
  const accounts = await newSessions(db, secret)
  const userIds = accounts.map(({ userId }) => userId)
  const before = await server.sample()
  server.forget()
  const clients: Client[] = []
  while (clients.length < accounts.length)
    clients.push(
      ...(await Promise.all(
        accounts
          .slice(clients.length, clients.length + BATCH_SIZE)
          .map((account) => openStream(server, account)),
      )),
    )
  const open = await server.sample()
  server.forget()
  const notify = await newNotifier(db)
  const times = await notifyOneByOne(notify, userIds, clients)
  const busy = await server.sample()
  const burst = await notifyAll(notify, userIds, clients)
  for (const { request } of clients) request.destroy()
  await sleep(REST_MS)
  return {
    streams: clients.length,
    memory: { before, open, busy, after: await server.sample() },
    delay: { opening: open.delay, busy: busy.delay },
    notifications: times.length,
    arrival: summarize(times),
    burst,
  }
}

async function newSessions(db: Db, secret: string) {
  const { sign } = accessTokens(secret)
  const prefix = `stream-${randomBytes(4).toString('hex')}-`
  const { rows } = await sql<{ id: string; user_id: number }>`
    with accounts as (
      insert into users (user_type, username, email, name, is_active)
      select 'personal', name, name || '@example.com', 'Bench', true
      from generate_series(1, ${STREAMS}::int) as n, concat(${prefix}::text, n) as name
      returning id
    )
    insert into sessions (user_id, refresh_hash, device)
    select id, sha256(concat(${prefix}::text, id)::bytea), 'bench' from accounts returning id, user_id`.execute(
    db,
  )
  return Promise.all(
    rows.map(async ({ id, user_id }) => ({ userId: user_id, access: await sign(id, user_id) })),
  )
}

type Client = Awaited<ReturnType<typeof openStream>>

/** Resolves after the first event. `next` resolves at the next event. */
async function openStream({ url }: Server, { access }: { access: string }) {
  const headers = { authorization: `JWT ${access}` }
  const request: ClientRequest = get(url + events.getEvents.path, { agent: false, headers })
  request.on('error', () => undefined)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`)
  let arrived = Promise.withResolvers<number>()
  const next = () => {
    arrived = Promise.withResolvers()
    return arrived.promise
  }
  response.on('error', () => undefined).setEncoding('utf8')
  response.on('data', (text: string) => {
    if (text.includes('event: ')) arrived.resolve(performance.now())
  })
  await arrived.promise
  return { request, next }
}

type Notify = (userIds: number[]) => Promise<void>

/** Notifies accounts of some job. */
async function newNotifier(db: Db): Promise<Notify> {
  const job = db.selectFrom('jobs').select(['id', 'user_id'])
  const { id, user_id: fromId } = await job.limit(1).executeTakeFirstOrThrow()
  return (userIds) =>
    notify(db, { userIds, fromId, message: 'You were notified.', job: { id, status: 'Open' } })
}

async function notifyOneByOne(notify: Notify, userIds: number[], clients: Client[]) {
  const arrivals: Promise<number>[] = []
  const until = performance.now() + BUSY_MS
  for (let i = 0; performance.now() < until; i += 1) {
    const client = i % clients.length
    const arrival = clients[client]!.next()
    await notify([userIds[client]!])
    const committed = performance.now()
    arrivals.push(arrival.then((arrived) => arrived - committed))
    await sleep(PAUSE_MS)
  }
  return Promise.all(arrivals)
}

async function notifyAll(notify: Notify, userIds: number[], clients: Client[]) {
  const arrivals = clients.map(({ next }) => next())
  const begun = performance.now()
  await notify(userIds)
  return Math.max(...(await Promise.all(arrivals))) - begun
}
