import { contract } from '@guildhall/contract/all'
import type { Render } from '@guildhall/contract/rendering'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import { accessTokens, authenticate, knownLogins } from './account/api.ts'
import { accountRoutes, type DemoAccount } from './account/routes.ts'
import type { Db } from './db/connect.ts'
import { hiringRoutes } from './hiring/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { compressAnswers } from './platform/http/compress.ts'
import { limitConnections } from './platform/http/connections.ts'
import { answerErrors, refusePath } from './platform/http/errors.ts'
import { forbidCaching, sendSecurityHeaders, securityHeaders } from './platform/http/headers.ts'
import { readForwarded, warnOfForwarding } from './platform/http/forwarded.ts'
import { readJsonOnly } from './platform/http/json.ts'
import { keyedHash } from './platform/http/keyedHash.ts'
import { openLimits } from './platform/limits/limits.ts'
import { openMetrics, serveMetrics } from './platform/http/metrics.ts'
import { serveDocs } from './platform/http/openapi.ts'
import { servePages } from './platform/pages/pages.ts'
import { refuseUnparsed } from './platform/http/parserErrors.ts'
import { serveProbes, type Readiness } from './platform/http/probes.ts'
import { openSecurityLog } from './platform/http/securityLog.ts'
import { shedLoad } from './platform/http/shedding.ts'
import { readTargets } from './platform/http/target.ts'
import { lookupRoutes } from './lookups/routes.ts'
import type { Files } from './adapters/files.ts'
import { showMails } from './adapters/mailbox.ts'
import { servePictures } from './adapters/pictures.ts'
import { profileRoutes } from './profile/routes.ts'
import { searchRoutes } from './search/routes.ts'

export type AppOptions = {
  db: Db
  secret: string
  publicUrl: string
  siteName: string
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  maxConnectionsPerAddress: number
  /** Whether HSTS holds for the subdomains of the public URL, too. */
  hstsSubdomains: boolean
  /** Whether calls over the contract's limits are refused. */
  rateLimits: boolean
  demoAccounts: DemoAccount[]
  /** The folder of the built web app. */
  webFolder: string
  /** Draws its public pages; without it every page begins empty and is drawn in the browser. */
  render?: Render | undefined
  /** ISO 4217: what salaries are paid in. */
  currency: string
  /** Mails that became files, shown at `mailboxPath`; undefined outside a demo. */
  mailFolder?: string | undefined
  /** Pictures and résumés. */
  files: Files
  /** Opens /metrics to those who send it. */
  metricsToken?: string | undefined
  readiness: Readiness
  log: FastifyBaseLogger
}

const BODY_MAX_BYTES = 100 * 1024

/** The whole product as one Fastify app, not yet listening. */
export function buildApp(options: AppOptions) {
  const { db, secret, publicUrl, siteName, log } = options
  const headers = securityHeaders(options)
  const connections = limitConnections({
    ...options,
    onExcess: (address) => app.recordConnectionLimit(address),
  })
  const shedding = shedLoad(headers, connections)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    exposeHeadRoutes: false, // HEAD would run what GET does, the activation of an account among it
    frameworkErrors: refusePath(headers),
    clientErrorHandler: refuseUnparsed(headers, connections),
    // What came before the stop is answered; the connection is closed after it.
    return503OnClosing: false,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    serverFactory: shedding.serverFactory,
    // An email in a path may have 254 characters, and each may be escaped.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  const metrics = options.metricsToken ? openMetrics(options.metricsToken) : undefined
  const tokens = accessTokens(secret)
  const logins = knownLogins(secret)
  app.decorate('authenticate', (header: string | undefined) => authenticate(db, tokens, header))
  app.decorateRequest('user', null)
  const isKnownNetwork = (email: string, ip: string) => logins.isKnownNetwork(db, email, ip)
  app.decorate('limits', options.rateLimits ? openLimits({ db, secret, log, isKnownNetwork }) : undefined)

  readForwarded(app)
  readJsonOnly(app)
  sendSecurityHeaders(app, headers)
  readTargets(app)
  forbidCaching(app)
  logRequests(app)
  openSecurityLog(app, secret, metrics?.countEvent)
  warnOfForwarding(app, options)
  shedding.watch(app)
  answerErrors(app)

  compressAnswers(app, () => {
    serveProbes(app, db, options.readiness)
    serveMetrics(app, metrics)
    serveDocs(app, contract, siteName)
    if (options.mailFolder) showMails(app, { folder: options.mailFolder, secret })
    servePictures(app, options.files)
    servePages(app, options)

    accountRoutes(app, { db, tokens, logins, siteName, publicUrl, demoAccounts: options.demoAccounts })
    app.register(async (app) => lookupRoutes(app, db))
    profileRoutes(app, db)
    searchRoutes(app, db)
    jobRoutes(app, { db, viewerOf: viewerKey(secret) })
    hiringRoutes(app, db)
  })
  return app
}

/** The route's pattern, never the address: that may hold a token or an email. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, response) => {
    const { method, routeOptions } = request
    const ms = Math.round(response.elapsedTime)
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: response.statusCode, ms },
      'request',
    )
  })
}

/** Tells the visitors of one day apart, without keeping their addresses or following them to the next day. */
function viewerKey(secret: string) {
  const hash = keyedHash(secret, 'viewers')
  return ({ ip, headers }: FastifyRequest) => {
    const day = new Date().toISOString().slice(0, 10)
    return hash(`${day} ${ip} ${headers['user-agent'] ?? ''}`)
  }
}
