import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { closeDemoAccounts } from './account/api.ts'
import type { DemoAccount } from './account/routes.ts'
import { buildApp } from './app.ts'
import { backgroundTasks, schedule } from './background.ts'
import { readConfig, secretOf, type Config } from './config.ts'
import { claimDataFolder, markDataFolder } from './dataFolder.ts'
import { connect, IN_THE_BACKGROUND, openPool } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { requireGoodDatabase } from './db/requirements.ts'
import { openLog } from './platform/http/log.ts'
import { releaseAll } from './platform/queue/leases.ts'
import { prepareQueue, startWorker } from './platform/queue/queue.ts'
import { describeSite } from './platform/pages/site.ts'
import { openFolder } from './adapters/files.ts'
import { fileMailer, smtpMailer } from './adapters/mail.ts'
import { mailboxPath } from './adapters/mailbox.ts'
import { openRenderer } from './adapters/web.ts'
import { queueIndexing } from './search/api.ts'
import { explainFailure } from './startFailure.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')
const STOP_WITHIN_MS = 30_000
const DRAIN_WITHIN_MS = 20_000
const SAME_STOP_MS = 1_000
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** What was started, in its order; it is stopped in reverse, the database last. */
const stops: (() => Promise<unknown>)[] = []
let isStopping = false

async function stopAll(log: Logger) {
  isStopping = true
  for (const stop of stops.splice(0).reverse()) {
    // What fails to stop must not keep the database from it.
    await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'))
  }
}

async function start(config: Config, log: Logger) {
  await claimDataFolder(config.dataDir, log)
  await requireFreePort(config)
  markDataFolder(config.dataDir)
  const database = config.databaseUrl ?? (await embedded())
  await requireGoodDatabase(database, !config.databaseUrl, log)
  const migrations = await migrate(database)
  if (migrations.length > 0) log.info({ migrations }, 'the database has a new schema')

  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  const pool = openPool(database, onLost)
  stops.push(() => pool.end())
  const db = connect(pool)
  const backgroundPool = openPool(database, onLost, IN_THE_BACKGROUND)
  stops.push(() => backgroundPool.end())
  const background = connect(backgroundPool)
  await prepareQueue(backgroundPool)
  if (!config.databaseUrl) await releaseAll(background)
  await queueIndexing(background)
  const files = await openFolder(join(config.dataDir, 'files'))
  const secret = secretOf(config)
  const demo = config.demo ? await import('../demo/seed.ts') : undefined
  if (demo) await demo.openDemo({ db: background, files, secret, log })
  else await closeDemoAccounts(background)
  const demoAccounts = [...(demo?.demoAccounts ?? [])]

  const mailFolder = join(config.dataDir, 'mail')
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : fileMailer(mailFolder, config.mailFrom)
  stops.push(async () => mailer.close())
  const tasks = backgroundTasks({ db: background, mailer, log, ...config })
  const worker = startWorker(backgroundPool, tasks, log, schedule)
  stops.push(() => worker.stop())

  log.info({ trustProxy: config.trustProxy }, 'proxies whose X-Forwarded-For is trusted')
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: anybody may try as often as they like')
  const readiness = { draining: false }
  const showsMails = config.demo && config.isLocal && !config.smtpUrl
  const app = buildApp({
    ...config,
    db,
    log,
    readiness,
    secret,
    files,
    demoAccounts,
    webFolder: WEB_FOLDER,
    render: await openRenderer(WEB_FOLDER, describeSite({ ...config, isDemo: config.demo })),
    mailFolder: showsMails ? mailFolder : undefined,
  })
  stops.push(() => drain(app))
  stops.push(async () => {
    readiness.draining = true
  })
  await app.listen({ port: config.port, host: config.host })
  greet(config, demoAccounts, showsMails ? mailboxPath(secret) : undefined)

  async function embedded() {
    const starting = startEmbedded({ dataDir: config.dataDir, log })
    // A stop that is asked for meanwhile waits until there is something to stop.
    stops.push(() =>
      starting.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    )
    return (await starting).connectionString
  }
}

/**
 * A second signal ends the process at once. One stop may well arrive several times in the same moment, though: npm
 * hands it on, and service managers send it to every process of a service.
 */
function stopWhenAsked(stop: () => unknown) {
  let firstAt: number | undefined
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now()
        stop()
      } else if (performance.now() - firstAt > SAME_STOP_MS) process.exit(1)
    })
  }
}

/** Before the minute that a first start may take, not after it. */
async function requireFreePort({ port, host }: Config) {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Answers what is under way. Whoever is still not done then, or never asked anything, does not keep the database up. */
async function drain(app: FastifyInstance) {
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_WITHIN_MS)
  await app.close()
  clearTimeout(patience)
}

/** What a person at the terminal wants to know, beside the log. */
function greet(
  { publicUrl, siteName }: Config,
  demoAccounts: readonly DemoAccount[],
  mailbox: string | undefined,
) {
  const accounts = demoAccounts.map(
    ({ user_type, email, password }) => `  ${user_type}: ${email} / ${password}`,
  )
  const lines = [
    '',
    `${siteName} is at ${publicUrl}`,
    ...(accounts.length > 0 ? ['Demo accounts:', ...accounts] : []),
    ...(mailbox ? [`Mails: ${publicUrl}${mailbox}`] : []),
    '',
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

// Whoever read our output may be gone, and a disk full: that is no reason to stop serving.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const grace = closeWithGrace(
    {
      delay: STOP_WITHIN_MS,
      logger: { error: (error) => log.error({ err: error }) },
      skip: [...STOP_SIGNALS],
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'the server stops because of an error')
      await stopAll(log)
    },
  )
  // From here on a signal stops whatever was started so far.
  stopWhenAsked(grace.close)
  await start(config, log).catch(async (error: unknown) => {
    // The start of what is being stopped fails, and that is no news.
    if (isStopping) return
    grace.uninstall()
    await stopAll(log)
    throw error
  })
} catch (error) {
  process.stderr.write(`Guildhall could not start. ${explainFailure(error)}\n`)
  process.exitCode = 1
}
