import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type Headers, sendRefusal } from './bareResponse.ts'
import { type Connections, hasBody } from './connections.ts'
import { RETRY_AFTER_SECONDS, UNREADABLE } from './errors.ts'
import { BUSY, Refused } from './refusal.ts'
import { dropSlowReaders } from './slowReaders.ts'

/**
 * So many requests are worked on at once. More would only wait for the same ten connections to the database: at 1,500
 * answers a second 250 wait a sixth of a second. Logins, of which 204 may stand in line, must not fill it alone.
 */
const AT_ONCE = 250
/** A turn of the event loop takes milliseconds. Where it takes so long, each new request makes all others later. */
const LATE_MS = 1000
const HEAP_SHARE = 0.9
/**
 * Lateness counts once it was seen so often, a second apart. A single standstill, of a machine that was held for a
 * moment, is over when it is noticed, and may be seen twice.
 */
const SEEN_LATE = 3
const LOOK_EVERY_MS = 1000
/** A refusal takes its time: whoever is refused at once asks again at once. */
const REFUSAL_MS = 1500
/** Whoever balances the load must be told how it is, whatever it is. */
const ALWAYS_SERVED = new Set(['/healthz', '/readyz', '/metrics'])

const SECONDS = 1000
/** Whoever sends or reads in drops is let go: headers within 8 s, a body within 12, a connection that stands still. */
const SLOW_CLIENTS = {
  headersTimeout: 8 * SECONDS,
  requestTimeout: 12 * SECONDS,
  connectionsCheckingInterval: 2 * SECONDS,
  requireHostHeader: false, // checked with the request's target, to be refused in the one error shape
}
const STANDSTILL = 60 * SECONDS

/**
 * Turns surplus requests away before they cost anything, so that those let in are answered in good time: at the very
 * door, because a refusal by the framework costs as much as a small answer.
 */
export function shedLoad(security: Headers, connections: Connections) {
  const atWork = new Set<IncomingMessage>()
  const slowReaders = dropSlowReaders(connections)
  let late = 0

  function serverFactory(serve: RequestListener) {
    const server = createServer(SLOW_CLIENTS, (request, response) => {
      if (connections.isOverPipelined(request.socket)) return void request.socket.destroy()
      if (ALWAYS_SERVED.has(request.url!)) return serve(request, response)
      if (atWork.size >= AT_ONCE || late >= SEEN_LATE)
        return void setTimeout(turnAway, REFUSAL_MS, response, security)
      // A client that takes its time to send a body keeps no other one out: it counts when the body is here.
      if (!hasBody(request)) atWork.add(request)
      response.once('close', () => atWork.delete(request))
      serve(request, response)
    })
    connections.watch(server)
    // An Expect header other than 100-continue, which Node would answer by itself.
    server.on('checkExpectation', (_request, response) =>
      sendRefusal(response, { status: 417, error: UNREADABLE, security }),
    )
    return server.setTimeout(STANDSTILL)
  }

  function watch(app: FastifyInstance) {
    app.addHook('preHandler', async ({ raw, routeOptions }, response) => {
      if (routeOptions.config.isEndless) {
        atWork.delete(raw)
        slowReaders.exempt(response.raw)
      } else if (hasBody(raw)) {
        if (atWork.size >= AT_ONCE) throw new Refused(503, BUSY)
        atWork.add(raw)
      }
    })
    // From here on the answer waits for nobody but its client.
    app.addHook('onSend', async ({ raw }) => void atWork.delete(raw))
    slowReaders.watch(app)
    app.register(underPressure, {
      maxEventLoopDelay: LATE_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
      pressureHandler: () => undefined, // asked for at the door instead
    })
    let looking: NodeJS.Timeout | undefined
    const look = () => void (late = app.isUnderPressure() ? late + 1 : 0)
    app.addHook('onReady', async () => void (looking = setInterval(look, LOOK_EVERY_MS).unref()))
    app.addHook('onClose', async () => clearInterval(looking))
    reportDelay(app)
  }

  return { serverFactory, watch }
}

const turnAway = (response: ServerResponse, security: Headers) =>
  sendRefusal(response, {
    status: 503,
    error: BUSY,
    security,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })

const RESOLUTION_MS = 10

/** Logs at the end how late the event loop was while the server listened. */
function reportDelay(app: FastifyInstance) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const inMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  app.addHook('onListen', async () => void delay.enable())
  app.addHook('onClose', async () => {
    if (delay.disable())
      app.log.info(
        { p99Ms: inMs(delay.percentile(99)), maxMs: inMs(delay.max) },
        'how late the event loop was',
      )
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For an answer that goes on for hours: it is no work to wait for. */
    isEndless?: boolean
  }
}
