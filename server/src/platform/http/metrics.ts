import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { measureOperations, type Operations } from './operationMetrics.ts'
import { pageLimits } from './routeLimits.ts'
import { SECURITY_EVENTS, type SecurityEvent } from './securityLog.ts'

/** The metrics of this process, readable with `token`. */
type Metrics = ReturnType<typeof createMetrics>

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * They call undocumented functions of Node.js, of which process._getActiveHandles aborts the process if a handle is being
 * closed at that moment. `nodejs_active_resources` counts the same.
 */
const UNSAFE_METRICS = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
]

export function createMetrics(token: string, operations: Operations) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of UNSAFE_METRICS) registry.removeSingleMetric(name)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const events = new Counter({
    name: 'guildhall_security_events_total',
    help: 'Events of the security log',
    labelNames: ['event'],
    registers: [registry],
  })
  // A counter that starts at 0 lets Prometheus compute a rate from the first event on.
  for (const event of SECURITY_EVENTS) events.inc({ event }, 0)
  const shed = new Counter({
    name: 'guildhall_requests_shed_total',
    help: 'Requests that were rejected because the server was overloaded',
    registers: [registry],
  })
  measureOperations(registry, operations)
  return {
    token,
    registry,
    requests,
    countEvent: (event: SecurityEvent) => events.inc({ event }),
    countShed: () => shed.inc(),
    /** `open` returns the number of open event streams. */
    countStreams(open: () => number) {
      const streams: Gauge = new Gauge({
        name: 'guildhall_event_streams',
        help: 'Open streams of events',
        registers: [registry],
        collect: () => streams.set(open()),
      })
    },
  }
}

const METRICS = '/metrics'

/** Measures requests, and serves /metrics to clients with the token; others get a 404. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics | undefined) {
  if (metrics) measureRequests(app, metrics)
  app.get(METRICS, { config: { limits: pageLimits } }, async ({ headers }, response) => {
    if (!metrics || !isToken(headers.authorization, metrics.token)) return response.callNotFound()
    const { registry } = metrics
    return response
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics())
  })
}

function measureRequests(app: FastifyInstance, { requests }: Metrics) {
  app.addHook(
    'onResponse',
    async ({ method, routeOptions: { url, config } }, { statusCode, elapsedTime }) => {
      // The duration of a stream says nothing about the server.
      if (url === METRICS || (config.isEndless && statusCode === 200)) return
      requests.observe({ method, route: routeOf(url), status: statusCode }, elapsedTime / 1000)
    },
  )
}

/** Each built file has its own route: they share one label. */
const routeOf = (pattern = 'none') => (/\.\w+$/.test(pattern) ? 'files' : pattern)

const hashOf = (text: string) => createHash('sha256').update(text).digest()

// Hashes have the same length, so the comparison takes the same time whatever was sent.
const isToken = (header = '', token: string) => timingSafeEqual(hashOf(header), hashOf(`Bearer ${token}`))
