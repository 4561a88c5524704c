import { events } from '@guildhall/contract/events/endpoints'
import type { FastifyInstance } from 'fastify'
import { findLiveSessions } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { openListener, type Listener } from '../db/listen.ts'
import { countUnread } from '../notifications/api.ts'
import { openEventStream } from '../platform/http/eventStream.ts'
import { mountStream } from '../platform/http/mount.ts'
import { BUSY, Refused } from '../platform/http/refusal.ts'
import { openStreams, type Streams } from './streams.ts'
import { reportTotal, type Total } from './totals.ts'

const HEARTBEAT_MS = 25_000
/** While the database's messages don't arrive. */
const POLL_MS = 1_500
/** Of the 2,000 connections of a server, so that streams leave some for requests. */
const MAX_STREAMS = 1_500

const TOTALS: Total[] = [{ event: 'notification', channel: 'notifications', count: countUnread }]

type Options = {
  db: Db
  /** The database's connection string, for a connection that listens to changes. */
  databaseUrl: string
  /** Registers the number of open streams as a metric. */
  countStreams?: ((open: () => number) => void) | undefined
}

/** Serves streams of events to browsers, which learn by them what changed, whichever server changed it. */
export function eventRoutes(app: FastifyInstance, { db, databaseUrl, countStreams }: Options) {
  const streams = openStreams()
  const closing = new AbortController()
  const { signal } = closing
  const totals = TOTALS.map((total) => ({
    channel: total.channel,
    ...reportTotal(total, { db, streams, signal, log: app.log }),
  }))
  const recount = () => totals.forEach((total) => total.recount())
  countStreams?.(streams.count)
  let stop: (() => Promise<void>) | undefined

  /** Opens the listening connection with the first stream: a server without streams needs none. */
  function start() {
    const listener = openListener({
      connectionString: databaseUrl,
      db,
      channels: totals.map(({ channel }) => channel),
      onMessage(channel, payload) {
        const ids = payload.split(',').map(Number)
        totals.find((total) => total.channel === channel)?.report(ids)
      },
      onLive: recount,
      onFailure: (error) => app.log.warn({ err: error }, 'database messages do not arrive, polling instead'),
    })
    const polls = setInterval(() => listener.isLive() || recount(), POLL_MS)
    const beats = setInterval(() => void beat(app, { db, streams, listener }), HEARTBEAT_MS)
    return async () => {
      clearInterval(polls)
      clearInterval(beats)
      await listener.close()
    }
  }

  mountStream(app, events.getEvents, (user, response) => {
    if (signal.aborted || streams.count() >= MAX_STREAMS) throw new Refused(503, BUSY)
    streams.add(user, openEventStream(response))
    for (const total of totals) total.report([user.id])
    stop ??= start()
  })

  // Before the server waits for its open responses: browsers connect again, to another server.
  app.addHook('preClose', async () => {
    closing.abort()
    streams.endAll()
  })
  app.addHook('onClose', async () => stop?.())
}

/** Keeps streams open, but those whose session has ended. */
async function beat(
  app: FastifyInstance,
  { db, streams, listener }: { db: Db; streams: Streams; listener: Listener },
) {
  streams.beat()
  void listener.check()
  const sessionIds = streams.sessionIds()
  try {
    const live = await findLiveSessions(db, sessionIds)
    streams.endOfSessions(new Set(sessionIds).difference(live))
  } catch (error) {
    app.log.warn({ err: error }, 'the sessions of event streams could not be checked')
  }
}
