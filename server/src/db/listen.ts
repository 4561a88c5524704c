import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './connect.ts'

const PING = 'ping'
const PING_MS = 1_500
/** Pings without an arrival, from which on messages don't arrive, and from which on the connection is replaced. */
const SILENT_PINGS = 2
const LOST_PINGS = 4
const TIMEOUT_MS = 5_000
const MIN_RECONNECT_MS = 250
const MAX_RECONNECT_MS = 30_000

type Options = {
  connectionString: string
  /** Other connections to the same database, which send the pings. */
  db: Db
  channels: string[]
  onMessage: (channel: string, payload: string) => void
  /** Called again and again while messages don't arrive, and once when they do again: some may have been missed. */
  onMissed: () => void
  onFailure: (error: unknown) => void
}

export type Listener = ReturnType<typeof openListener>

/**
 * Listens to channels of the database on a connection of its own, which is replaced when it is lost. Only the arrival of
 * pings proves that messages arrive: a proxy that pools transactions accepts LISTEN without any effect, and a firewall
 * may drop an idle connection without a trace.
 */
export function openListener({ db, onMessage, onMissed, onFailure, ...options }: Options) {
  const closing = new AbortController()
  const id = randomUUID()
  let connection = new AbortController()
  let isListening = false
  let hasArrived = false
  let unanswered = 0
  let hasFailed = false
  const isLive = () => hasArrived && unanswered < SILENT_PINGS

  /** Returns whether messages arrived. */
  async function connect() {
    connection = new AbortController()
    const channels = [PING, ...options.channels]
    const error = await listenUntilLost({
      ...options,
      channels,
      onListening,
      onMessage: receive,
      signal: AbortSignal.any([connection.signal, closing.signal]),
    })
    const hadArrived = hasArrived
    isListening = hasArrived = false
    unanswered = 0
    // Once for each time that messages stop arriving.
    if (!closing.signal.aborted && (hadArrived || !hasFailed)) onFailure(error)
    hasFailed = true
    return hadArrived
  }

  function onListening() {
    isListening = true
    void ping()
  }

  function receive(channel: string, payload: string) {
    if (channel !== PING) return onMessage(channel, payload)
    if (payload !== id) return
    unanswered = 0
    if (!hasArrived) onMissed()
    hasArrived = true
  }

  function check() {
    if (unanswered >= LOST_PINGS) connection.abort(new Error('Messages do not arrive.'))
    else if (isListening) void ping()
    if (!isLive()) onMissed()
  }

  async function ping() {
    unanswered += 1
    await sql`select pg_notify(${PING}, ${id})`.execute(db).catch(() => undefined)
  }

  const ended = repeat(connect, closing.signal)
  const checks = setInterval(check, PING_MS)
  return {
    isLive,
    async close() {
      clearInterval(checks)
      closing.abort(new Error('The listener is closed.'))
      await ended
    },
  }
}

/** Calls `attempt` until `signal` is aborted, after longer pauses while it has no success. */
async function repeat(attempt: () => Promise<boolean>, signal: AbortSignal) {
  let delay = MIN_RECONNECT_MS
  while (!signal.aborted) {
    delay = (await attempt()) ? MIN_RECONNECT_MS : Math.min(delay * 2, MAX_RECONNECT_MS)
    // Servers that lost their connections together don't come back all at once.
    await sleep(delay * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
  }
}

type ConnectionOptions = Pick<Options, 'connectionString' | 'channels' | 'onMessage'> & {
  onListening: () => void
  signal: AbortSignal
}

/** Listens on a new connection until it is lost or `signal` is aborted, and resolves with the reason. */
async function listenUntilLost(options: ConnectionOptions): Promise<unknown> {
  const { connectionString, channels, onMessage, onListening, signal } = options
  const socket = new Socket()
  const client = new pg.Client({
    connectionString,
    stream: () => socket,
    application_name: 'guildhall changes',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  })
  const lost = Promise.withResolvers<never>()
  client.on('error', lost.reject).on('end', () => lost.reject(new Error('The connection ended.')))
  client.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload))
  signal.addEventListener('abort', () => lost.reject(signal.reason))
  async function listen() {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onListening()
  }
  listen().catch(lost.reject)
  const error = await lost.promise.catch((error: unknown) => error)
  // Without waiting for the database: a connection that was dropped without a trace never confirms its end.
  const ended = client.end().catch(() => undefined)
  socket.destroy()
  await ended
  return error
}
