import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type Connections, hasBody } from './connections.ts'
import { RETRY_AFTER_SECONDS, UNREADABLE } from './errors.ts'
import { type Headers, writeRefusal } from './rawRefusal.ts'
import { BUSY, Refused } from './refusal.ts'
import { dropSlowReaders } from './slowReaders.ts'

/**
 * More concurrent requests would only wait for the same ten connections to the database: at 1,500 responses a second,
 * 250 wait a sixth of a second. Logins, of which 204 may be queued, must not take all places.
 */
const MAX_CONCURRENT = 250
const MAX_EVENT_LOOP_DELAY_MS = 1000
const MAX_HEAP_SHARE = 0.9
/**
 * The number of consecutive checks under pressure after which requests are rejected. A single pause, such as that of a
 * suspended virtual machine, is over when it is noticed, and may be seen by two checks.
 */
const MIN_CHECKS_UNDER_PRESSURE = 3
const CHECK_INTERVAL_MS = 1000
/** A client that is rejected at once retries at once. */
const REJECTION_DELAY_MS = 1500
/** Load balancers and monitoring need these under any load. */
const ALWAYS_SERVED = new Set(['/healthz', '/readyz', '/metrics'])

const SECONDS = 1000
/** A client that sends slowly is disconnected: headers must arrive within 8 s, a body within 12 s and a file within 60. */
const BODY_TIMEOUT_MS = 12 * SECONDS
const UPLOAD_TIMEOUT_MS = 60 * SECONDS
const SLOW_CLIENTS = {
  headersTimeout: 8 * SECONDS,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  connectionsCheckingInterval: 2 * SECONDS,
  requireHostHeader: false, // `readTargets` checks it, so that a refusal has the common error shape
}
const SOCKET_TIMEOUT_MS = 60 * SECONDS

const PIPELINED = 'A stream needs a connection without other requests.'

/**
 * Rejects excess requests, so that the accepted ones are answered in time. It does so before Fastify sees them, because
 * a refusal by Fastify costs as much as a small response. `onShed` is called for each.
 */
export function shedLoad(security: Headers, connections: Connections, onShed: () => void = () => undefined) {
  const active = new Set<IncomingMessage>()
  const slowReaders = dropSlowReaders(connections)
  let checksUnderPressure = 0

  function serverFactory(serve: RequestListener) {
    const server = createServer(SLOW_CLIENTS, (request, response) => {
      if (connections.isOverPipelined(request.socket)) return void request.socket.destroy()
      if (ALWAYS_SERVED.has(request.url!)) return serve(request, response)
      if (active.size >= MAX_CONCURRENT || checksUnderPressure >= MIN_CHECKS_UNDER_PRESSURE) {
        onShed()
        return void setTimeout(reject, REJECTION_DELAY_MS, response, security)
      }
      // A request with a body counts once the body has arrived: a slow sender must not keep others out.
      if (hasBody(request)) limitBodyTime(server, request)
      else active.add(request)
      response.once('close', () => active.delete(request))
      serve(request, response)
    })
    connections.watch(server)
    // An Expect header other than 100-continue, which Node would answer on its own.
    server.on('checkExpectation', (_request, response) =>
      writeRefusal(response, { status: 417, error: UNREADABLE, security }),
    )
    return server.setTimeout(SOCKET_TIMEOUT_MS)
  }

  function watch(app: FastifyInstance) {
    app.addHook('preParsing', async ({ raw, routeOptions }) => {
      // Only those who may call it get this far.
      if (routeOptions.config.isUpload) clearTimeout(bodyTimers.get(raw))
    })
    app.addHook('preHandler', async ({ raw, routeOptions }, response) => {
      if (routeOptions.config.isEndless) {
        active.delete(raw)
        // A stream behind another response might never begin or close, and would still hold its place.
        if (connections.isPipelined(raw.socket)) throw new Refused(400, PIPELINED)
        connections.markEndless(raw, response.raw)
        slowReaders.exempt(response.raw)
      } else if (hasBody(raw)) {
        if (active.size >= MAX_CONCURRENT) {
          onShed()
          throw new Refused(503, BUSY)
        }
        active.add(raw)
      }
    })
    // From here on the response waits only for its client.
    app.addHook('onSend', async ({ raw }) => void active.delete(raw))
    slowReaders.watch(app)
    app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
      pressureHandler: () => undefined, // `serverFactory` rejects requests instead
    })
    let interval: NodeJS.Timeout | undefined
    const check = () => void (checksUnderPressure = app.isUnderPressure() ? checksUnderPressure + 1 : 0)
    app.addHook('onReady', async () => void (interval = setInterval(check, CHECK_INTERVAL_MS).unref()))
    app.addHook('onClose', async () => clearInterval(interval))
    reportDelay(app)
  }

  return { serverFactory, watch }
}

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends a request as Node does when its own timeout, which is that of uploads, is over. */
function limitBodyTime(server: Server, request: IncomingMessage) {
  const { socket } = request
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const timer = setTimeout(() => {
    if (!request.complete) server.emit('clientError', error, socket)
  }, BODY_TIMEOUT_MS)
  bodyTimers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

const reject = (response: ServerResponse, security: Headers) =>
  writeRefusal(response, {
    status: 503,
    error: BUSY,
    security,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })

const RESOLUTION_MS = 10

/** Logs the event loop delay of the whole run when the server closes. */
function reportDelay(app: FastifyInstance) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const inMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  app.addHook('onListen', async () => void delay.enable())
  app.addHook('onClose', async () => {
    if (delay.disable())
      app.log.info({ p99Ms: inMs(delay.percentile(99)), maxMs: inMs(delay.max) }, 'event loop delay')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a stream without an end: it does not count as a concurrent request. */
    isEndless?: boolean
    /** For a route that takes a file: its body may take longer. */
    isUpload?: boolean
  }
}
