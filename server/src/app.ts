import { contract } from '@guildhall/contract/all'
import type { Render, SiteContact } from '@guildhall/contract/rendering'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accessTokens, authenticate, knownLogins, sessionIdIn } from './account/api.ts'
import { accountRoutes, type DemoAccount } from './account/routes.ts'
import { blockRoutes } from './blocking/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import type { Db } from './db/connect.ts'
import { stopDigests } from './digests/api.ts'
import { decisionRoutes } from './hiring/decisionRoutes.ts'
import { applicantRoutes } from './hiring/applicantRoutes.ts'
import { eventRoutes } from './events/routes.ts'
import { hiringRoutes } from './hiring/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { jobSearchRoutes } from './jobs/searchRoutes.ts'
import { compressResponses } from './platform/http/compress.ts'
import { limitConnections } from './platform/http/connections.ts'
import { answerErrors, refusePath } from './platform/http/errors.ts'
import { forbidCaching, sendSecurityHeaders, securityHeaders } from './platform/http/headers.ts'
import { readForwarded, warnOfForwarding } from './platform/http/forwarded.ts'
import { readJsonOnly } from './platform/http/json.ts'
import { createLimits } from './platform/limits/limits.ts'
import { limitRoutes } from './platform/http/routeLimits.ts'
import { createMetrics, serveMetrics } from './platform/http/metrics.ts'
import type { Operations } from './platform/http/operationMetrics.ts'
import { serveDocs } from './platform/http/openapi.ts'
import { servePages } from './platform/pages/pages.ts'
import { refuseUnparsed } from './platform/http/parserErrors.ts'
import { serveProbes, type Readiness } from './platform/http/probes.ts'
import { logSecurityEvents } from './platform/http/securityLog.ts'
import { shedLoad } from './platform/http/shedding.ts'
import { readTargets } from './platform/http/target.ts'
import type { UploadThresholds } from './platform/http/uploads.ts'
import { messageRoutes } from './messages/routes.ts'
import { sendRoutes } from './messages/sendRoutes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { dictionaryReader } from './lookups/api.ts'
import { lookupRoutes } from './lookups/routes.ts'
import type { Files } from './adapters/files.ts'
import { type DemoId, serveDemoId } from './adapters/demoId.ts'
import type { IdentityProvider } from './adapters/identityProvider.ts'
import { showMails } from './adapters/mailbox.ts'
import { servePictures } from './adapters/pictures.ts'
import { serveResumes } from './adapters/resumes.ts'
import { knowsOf } from './privacy/api.ts'
import { fileRoutes } from './profile/fileRoutes.ts'
import { profileRoutes } from './profile/routes.ts'
import { peopleSearchRoutes } from './profile/searchRoutes.ts'
import { sectionRoutes } from './profile/sectionRoutes.ts'
import { disputeRoutes } from './ratings/disputes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { stopAllMails, stopMails } from './savedSearches/api.ts'
import { savedSearchRoutes } from './savedSearches/routes.ts'
import { socialRoutes } from './social/routes.ts'

export type AppOptions = {
  db: Db
  /** The connection string of `db`. */
  databaseUrl: string
  secret: string
  publicUrl: string
  siteName: string
  /** How to reach the operator. */
  contact: SiteContact
  /** IP addresses and networks of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  maxConnectionsPerAddress: number
  /** Whether HSTS includes the subdomains of the public URL. */
  hstsSubdomains: boolean
  /** Whether the rate limits of the contract are enforced. */
  rateLimits: boolean
  /** Delays calls near a rate limit. Tests replace it. */
  sleep?: (ms: number) => Promise<void>
  demoAccounts: DemoAccount[]
  /** The folder of the built web app. */
  webFolder: string
  /** Renders the public pages of the web app; without it, every page is rendered in the browser only. */
  render?: Render | undefined
  /** ISO 4217 code of all salaries. */
  currency: string
  /** The folder of mails shown at `mailboxPath`; undefined outside a demo. */
  mailFolder?: string | undefined
  /** Replaces thresholds of uploads in tests. */
  uploads?: Partial<UploadThresholds>
  /** Pictures and resumes. */
  files: Files
  /** The bearer token of /metrics, which is off without one. */
  metricsToken?: string | undefined
  /** For the metrics of this server. */
  pools?: Operations['pools']
  mailFailures?: Operations['mailFailures']
  /** The provider of social login, which is off without one. */
  identityProvider?: IdentityProvider | undefined
  /** The OpenID provider of a local demo. */
  demoId?: DemoId | undefined
  readiness: Readiness
  log: FastifyBaseLogger
}

const BODY_MAX_BYTES = 100 * 1024

/** Builds the whole product as one Fastify app that isn't listening yet. */
export function buildApp(options: AppOptions) {
  const { db, secret, siteName, log } = options
  const headers = securityHeaders(options)
  const connections = limitConnections({
    ...options,
    onExcess: (ip) => app.recordConnectionLimit(ip),
  })
  const metrics = options.metricsToken ? createMetrics(options.metricsToken, options) : undefined
  const shedding = shedLoad(headers, connections, metrics?.countShed)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    exposeHeadRoutes: false, // HEAD would run the handlers of GET, which may have side effects, such as an activation
    frameworkErrors: refusePath(headers),
    clientErrorHandler: refuseUnparsed(headers, connections),
    // Requests that arrive before the stop get their response; then the connection is closed.
    return503OnClosing: false,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    serverFactory: shedding.serverFactory,
    // An email in a path may have 254 characters, and each may be percent-encoded.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  const tokens = accessTokens(secret)
  const logins = knownLogins(secret)
  app.decorate('authenticate', (header: string | undefined) => authenticate(db, tokens, header))
  app.decorateRequest('user', null)
  const isKnownNetwork = (email: string, ip: string) => logins.isKnownNetwork(db, email, ip)
  app.decorate(
    'limits',
    options.rateLimits
      ? createLimits({ ...options, isKnownNetwork, sessionIdIn: (header) => sessionIdIn(tokens, header) })
      : undefined,
  )
  const dependencies = {
    ...options,
    tokens,
    logins,
    readDictionary: dictionaryReader(db),
    knowsOf,
    stopMailsOf: { digest: stopDigests, search: stopMails, searches: stopAllMails },
    countStreams: metrics?.countStreams,
  }

  readForwarded(app)
  readJsonOnly(app)
  sendSecurityHeaders(app, headers)
  readTargets(app)
  forbidCaching(app)
  logRequests(app)
  logSecurityEvents(app, secret, metrics?.countEvent)
  warnOfForwarding(app, options)
  limitRoutes(app)
  shedding.watch(app)
  answerErrors(app)

  compressResponses(app, () => {
    serveProbes(app, db, options.readiness)
    serveMetrics(app, metrics)
    serveDocs(app, contract, siteName)
    if (options.mailFolder) showMails(app, { folder: options.mailFolder, secret })
    if (options.demoId) serveDemoId(app, options.demoId)
    servePictures(app, options.files)
    serveResumes(app, options.files, secret)
    servePages(app, options)

    accountRoutes(app, dependencies)
    socialRoutes(app, dependencies)
    lookupRoutes(app, dependencies)
    profileRoutes(app, dependencies)
    sectionRoutes(app, dependencies)
    fileRoutes(app, dependencies)
    jobSearchRoutes(app, dependencies)
    peopleSearchRoutes(app, dependencies)
    savedSearchRoutes(app, dependencies)
    jobRoutes(app, dependencies)
    hiringRoutes(app, dependencies)
    applicantRoutes(app, dependencies)
    decisionRoutes(app, dependencies)
    ratingRoutes(app, dependencies)
    disputeRoutes(app, dependencies)
    messageRoutes(app, dependencies)
    sendRoutes(app, dependencies)
    blockRoutes(app, dependencies)
    notificationRoutes(app, dependencies)
    commentRoutes(app, dependencies)
    contactRoutes(app, dependencies)
    eventRoutes(app, dependencies)
  })
  return app
}

/** Logs the route's pattern, never the URL, which may contain a token or an email. */
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
