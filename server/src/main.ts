import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { closeDemoAccounts } from './account/api.ts'
import { buildApp } from './app.ts'
import { backgroundTasks } from './background.ts'
import { readConfig, loadSecret, type Config } from './config.ts'
import { claimDataFolder, markDataFolder, restrictDataFolder } from './dataFolder.ts'
import { followClock } from './db/clock.ts'
import { connect, BACKGROUND_POOL, openPool, REQUEST_POOL } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { checkDatabase, warnOfSettings } from './db/requirements.ts'
import { analyzeAtStart } from './db/statistics.ts'
import { openLog } from './platform/log.ts'
import { releaseAll } from './platform/queue/leases.ts'
import { prepareQueue, startWorker } from './platform/queue/queue.ts'
import { describeSite } from './platform/pages/site.ts'
import { openFolder, type Files } from './adapters/files.ts'
import { countFailures, fileMailer, smtpMailer } from './adapters/mail.ts'
import { mailboxPath } from './adapters/mailbox.ts'
import { pictureFetcher } from './adapters/remotePicture.ts'
import { openRenderer } from './adapters/web.ts'
import { queueIndexing } from './search/api.ts'
import { createSocialLogin } from './social/api.ts'
import { drain, onStopSignal, STOP_SIGNALS } from './shutdown.ts'
import { explainFailure } from './startFailure.ts'
import { printWelcome } from './welcome.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')
const SHUTDOWN_TIMEOUT_MS = 30_000

/** One step for each part that was started. They run in reverse order, so the database stops last. */
const shutdownSteps: (() => Promise<unknown>)[] = []
let isStopping = false

async function stopAll(log: Logger) {
  isStopping = true
  for (const stop of shutdownSteps.splice(0).reverse()) {
    // A failed step must not prevent the database from stopping.
    await stop().catch((error: unknown) => log.error({ err: error }, 'shutdown step failed'))
  }
}

async function start(config: Config, log: Logger) {
  const claim = await claimDataFolder(config.dataDir, log)
  await requireFreePort(config)
  markDataFolder(config.dataDir, claim)
  const { db, pool, databaseUrl, background, backgroundPool } = await openDatabase(config, log)
  const files = await openFolder(join(config.dataDir, 'files'))
  const secret = loadSecret(config)
  const demo = config.demo ? await import('../demo/seed.ts') : undefined
  if (demo) await demo.openDemo({ db: background, files, secret, log })
  else await closeDemoAccounts(background)
  const demoAccounts = [...(demo?.demoAccounts ?? [])]

  const mailFolder = join(config.dataDir, 'mail')
  const mailer = countFailures(
    config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(mailFolder, config.mailFrom),
  )
  shutdownSteps.push(async () => mailer.close())
  const { tasks, crontab } = backgroundTasks({
    db: background,
    files,
    mailer,
    log,
    fetchPicture: pictureFetcher({ hosts: config.identityProvider?.pictureHosts ?? [] }),
    ...config,
    secret,
    sendsBulkMail: config.demo || config.smtpUrl !== undefined,
  })
  const { preparedStatements } = config
  const worker = startWorker(backgroundPool, tasks, log, { crontab, preparedStatements })
  shutdownSteps.push(() => worker.stop())

  log.info({ trustProxy: config.trustProxy }, 'proxies whose X-Forwarded-For is trusted')
  if (!config.rateLimits) log.warn('rate limits are disabled (RATE_LIMITS=off)')
  const readiness = { draining: false }
  const showsMails = config.demo && config.isLocal && !config.smtpUrl
  const socialLogin = await createSocialLogin(
    config,
    config.demoId ? await import('../demo/demoId.ts') : undefined,
  )
  const site = { ...config, ...socialLogin, isDemo: config.demo }
  const app = buildApp({
    ...config,
    ...socialLogin,
    db,
    databaseUrl,
    pools: { requests: pool, tasks: backgroundPool },
    mailFailures: mailer.failures,
    log,
    readiness,
    secret,
    files,
    demoAccounts,
    webFolder: WEB_FOLDER,
    render: await openRenderer(WEB_FOLDER, describeSite(site)),
    mailFolder: showsMails ? mailFolder : undefined,
  })
  shutdownSteps.push(() => drain(app))
  shutdownSteps.push(async () => {
    readiness.draining = true
  })
  await app.listen({ port: config.port, host: config.host })
  shutdownSteps.push(startHousekeeping(config, files, log))
  printWelcome(config, demoAccounts, showsMails ? mailboxPath(secret) : undefined)
}

/** Cleans up in the background until the returned function is called. */
function startHousekeeping({ dataDir }: Config, files: Files, log: Logger) {
  const stopping = new AbortController()
  const ended = Promise.all([
    files.deleteOldDrafts(),
    restrictDataFolder(dataDir, log, stopping.signal),
  ]).catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'housekeeping failed')
  })
  return () => {
    stopping.abort()
    return ended
  }
}

/** Starts PostgreSQL unless DATABASE_URL is set, migrates, and opens one pool for requests and one for tasks. */
async function openDatabase(config: Config, log: Logger) {
  const databaseUrl = config.databaseUrl ?? (await startOwnPostgres(config, log))
  await checkDatabase(databaseUrl, !config.databaseUrl)
  const migrations = await migrate(databaseUrl, log)
  if (migrations.length > 0) log.info({ migrations }, 'migrations applied')

  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const pool = openPool(databaseUrl, onLost, {
    ...REQUEST_POOL,
    preparedStatements: config.preparedStatements,
  })
  shutdownSteps.push(() => pool.end())
  const db = connect(pool)
  await warnOfSettings(db, log)
  const backgroundPool = openPool(databaseUrl, onLost, BACKGROUND_POOL)
  shutdownSteps.push(() => backgroundPool.end())
  const background = connect(backgroundPool)
  const stopFollowing = await followClock(background, log)
  shutdownSteps.push(async () => stopFollowing())
  await prepareQueue(backgroundPool)
  // No other server works the queue of an embedded PostgreSQL.
  if (!config.databaseUrl) await releaseAll(background)
  const isMigrated = migrations.length > 0
  await analyzeAtStart(background, log, { isMigrated })
  await queueIndexing(background, { isMigrated })
  return { db, pool, databaseUrl, background, backgroundPool }
}

async function startOwnPostgres({ dataDir }: Config, log: Logger) {
  const starting = startEmbedded({ dataDir, log })
  // A shutdown during the start waits until PostgreSQL can be stopped.
  shutdownSteps.push(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  return (await starting).connectionString
}

/** Fails before the minute that a first start may take, not after it. */
async function requireFreePort({ port, host }: Config) {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

// A closed pipe or a full disk must not stop the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const grace = closeWithGrace(
    {
      delay: SHUTDOWN_TIMEOUT_MS,
      logger: { error: (error) => log.error({ err: error }) },
      skip: [...STOP_SIGNALS],
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'shutting down because of an uncaught error')
      await stopAll(log)
    },
  )
  // From here on, a signal stops everything that was started so far.
  onStopSignal(grace.close)
  await start(config, log).catch(async (error: unknown) => {
    // A start interrupted by a shutdown fails as expected.
    if (isStopping) return
    grace.uninstall()
    await stopAll(log)
    throw error
  })
} catch (error) {
  process.stderr.write(`Guildhall could not start. ${explainFailure(error)}\n`)
  process.exitCode = 1
}
