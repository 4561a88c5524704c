import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './connect.ts'

const PING = 'ping'
const TIMEOUT_MS = 5_000
const MIN_RECONNECT_MS = 250
const MAX_RECONNECT_MS = 10_000

type Options = {
  connectionString: string
  /** Other connections to the same database, which send the pings. */
  db: Db
  channels: string[]
  onMessage: (channel: string, payload: string) => void
  /** Called when messages arrive again: some may have been missed before. */
  onLive: () => void
  onFailure: (error: unknown) => void
}

export type Listener = ReturnType<typeof openListener>

/**
 * Listens to channels of the database on a connection of its own, which is replaced when it is lost. Only the arrival of
 * a ping proves that messages arrive: a proxy that pools transactions accepts LISTEN without any effect, and a firewall
 * may drop an idle connection without a trace.
 */
export function openListener({ connectionString, db, channels, onMessage, onLive, onFailure }: Options) {
  const closing = new AbortController()
  const id = randomUUID()
  let lose: ((error: Error) => void) | undefined
  let isLive = false
  let isPingDue = false
  const ended = keepOpen()

  async function keepOpen() {
    let delay = MIN_RECONNECT_MS
    let hasFailed = false
    while (!closing.signal.aborted) {
      const { wasLive, error } = await listenUntilLost()
      // Once for each time that messages stop arriving.
      if (!closing.signal.aborted && (wasLive || !hasFailed)) onFailure(error)
      hasFailed = true
      delay = wasLive ? MIN_RECONNECT_MS : Math.min(delay * 2, MAX_RECONNECT_MS)
      // Servers that lost their connections together don't come back all at once.
      await sleep(delay * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  async function listenUntilLost() {
    const client = new pg.Client({
      connectionString,
      application_name: 'guildhall changes',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<never>()
    lose = lost.reject
    client.on('error', lost.reject).on('end', () => lost.reject(new Error('The connection ended.')))
    client.on('notification', ({ channel, payload = '' }) => receive(channel, payload))
    const error = await Promise.race([listenOn(client), lost.promise]).catch((error: unknown) => error)
    const wasLive = isLive
    isLive = isPingDue = false
    // A connection that was dropped without a trace never confirms its end.
    await Promise.race([client.end(), sleep(TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined)
    return { wasLive, error }
  }

  async function listenOn(client: pg.Client) {
    await client.connect()
    for (const channel of [PING, ...channels]) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await ping()
    return new Promise<never>(() => undefined)
  }

  function receive(channel: string, payload: string) {
    if (channel !== PING) return onMessage(channel, payload)
    if (payload !== id) return
    isPingDue = false
    if (!isLive) onLive()
    isLive = true
  }

  async function ping() {
    isPingDue = true
    await sql`select pg_notify(${PING}, ${id})`.execute(db).catch(() => undefined)
  }

  return {
    isLive: () => isLive,
    /** Replaces the connection if the previous ping has not arrived, otherwise sends the next one. */
    async check() {
      if (isPingDue) lose?.(new Error('A message did not arrive.'))
      else if (isLive) await ping()
    },
    async close() {
      closing.abort()
      lose?.(new Error('The listener is closed.'))
      await ended
    },
  }
}
