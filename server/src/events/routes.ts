import { events } from '@guildhall/contract/events/endpoints'
import type { FastifyInstance } from 'fastify'
import { findLiveSessions } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { openListener, type Listener } from '../db/listen.ts'
import { countUnread as countUnreadMessages } from '../messages/api.ts'
import { countUnread } from '../notifications/api.ts'
import { openEventStream } from '../platform/http/eventStream.ts'
import { mountStream } from '../platform/http/mount.ts'
import { BUSY, Refused } from '../platform/http/refusal.ts'
import { createStreams, type Streams } from './streams.ts'
import { reportTotal, type Total } from './totals.ts'

const HEARTBEAT_MS = 25_000
/** Fewer than a server's 2,000 connections, so that some remain for requests. */
const MAX_STREAMS = 1_500

const TOTALS: Total[] = [
  { event: 'notification', channel: 'notifications', count: countUnread },
  { event: 'message', channel: 'messages', count: countUnreadMessages },
]

type Options = {
  db: Db
  /** The database's connection string, for a connection that listens to changes. */
  databaseUrl: string
  /** Registers the number of open streams as a metric. */
  countStreams?: ((open: () => number) => void) | undefined
}

/** Serves streams of events to browsers, which learn by them what changed, whichever server changed it. */
export function eventRoutes(app: FastifyInstance, { db, databaseUrl, countStreams }: Options) {
  const streams = createStreams()
  const closing = new AbortController()
  const { signal } = closing
  const totals = TOTALS.map((total) => ({
    channel: total.channel,
    ...reportTotal(total, { db, streams, signal, log: app.log }),
  }))
  countStreams?.(streams.count)
  let listener: Listener | undefined
  let beats: NodeJS.Timeout | undefined

  mountStream(app, events.getEvents, (user, response) => {
    if (signal.aborted || streams.count() >= MAX_STREAMS) throw new Refused(503, BUSY)
    streams.add(user, openEventStream(response))
    for (const total of totals) total.report([user.id])
    // With the first stream: a server without streams needs neither.
    listener ??= listenFor(totals, { app, db, databaseUrl })
    beats ??= setInterval(() => void beat(app, db, streams), HEARTBEAT_MS)
  })

  // Before the server waits for its open responses: browsers connect again, to another server.
  app.addHook('preClose', async () => {
    closing.abort()
    streams.endAll()
  })
  app.addHook('onClose', async () => {
    clearInterval(beats)
    await listener?.close()
  })
}

type Channel = { channel: string } & ReturnType<typeof reportTotal>

const listenFor = (
  totals: Channel[],
  { app, db, databaseUrl }: { app: FastifyInstance; db: Db; databaseUrl: string },
) =>
  openListener({
    connectionString: databaseUrl,
    db,
    channels: totals.map(({ channel }) => channel),
    onMessage(channel, payload) {
      const ids = payload.split(',').map(Number)
      totals.find((total) => total.channel === channel)?.report(ids)
    },
    onMissed: () => totals.forEach((total) => total.recount()),
    onFailure: (error) => app.log.warn({ err: error }, 'database messages do not arrive, polling instead'),
  })

/** Sends heartbeats, and ends streams whose session has ended. */
async function beat(app: FastifyInstance, db: Db, streams: Streams) {
  streams.beat()
  const sessionIds = streams.sessionIds()
  try {
    const live = await findLiveSessions(db, sessionIds)
    streams.endOfSessions(new Set(sessionIds).difference(live))
  } catch (error) {
    app.log.warn({ err: error }, 'the sessions of event streams could not be checked')
  }
}
