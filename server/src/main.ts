import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { accountTasks } from './account/api.ts'
import { buildApp } from './app.ts'
import { BadConfig, readConfig, secretOf, type Config } from './config.ts'
import { connect, openPool } from './db/connect.ts'
import { demoAccounts, prepareDemo } from './db/demo/seed.ts'
import { startEmbedded } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { openLog } from './kit/log.ts'
import { prepareQueue, releaseWork, startWorker } from './kit/queue.ts'
import { fileMailer, smtpMailer } from './outside/mail.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')
const STOP_WITHIN_MS = 30_000

/** What was started, in its order; it is stopped in reverse, the database last. */
const stops: (() => Promise<unknown>)[] = []

async function stopAll(log: Logger) {
  for (const stop of stops.splice(0).reverse()) {
    // What fails to stop must not keep the database from it.
    await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'))
  }
}

async function start(config: Config, log: Logger) {
  const database = config.databaseUrl ?? (await embedded())
  const migrations = await migrate(database)
  if (migrations.length > 0) log.info({ migrations }, 'the database has a new schema')

  const pool = openPool(database, (error) =>
    log.warn({ err: error }, 'a connection to the database was lost'),
  )
  stops.push(() => pool.end())
  const db = connect(pool)
  await prepareQueue(pool)
  if (!config.databaseUrl) await releaseWork(db)
  await prepareDemo(db, config.demo, log)

  const mailFolder = join(config.dataDir, 'mail')
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : fileMailer(mailFolder, config.mailFrom)
  stops.push(async () => mailer.close())
  const worker = await startWorker(pool, accountTasks({ db, mailer, ...config }), log)
  stops.push(() => worker.stop())

  const readiness = { draining: false }
  const app = buildApp({
    ...config,
    db,
    log,
    readiness,
    secret: secretOf(config),
    demoAccounts: config.demo ? [...demoAccounts] : [],
    webFolder: WEB_FOLDER,
    mailFolder: config.demo && config.isLocal && !config.smtpUrl ? mailFolder : undefined,
  })
  stops.push(() => app.close())
  stops.push(async () => {
    readiness.draining = true
  })
  await app.listen({ port: config.port, host: config.host })
  greet(config)

  async function embedded() {
    const { connectionString, stop } = await startEmbedded({ dataDir: config.dataDir, log })
    stops.push(stop)
    return connectionString
  }
}

/** What a person at the terminal wants to know, beside the log. */
function greet({ publicUrl, siteName, demo }: Config) {
  const accounts = demo
    ? demoAccounts.map(({ user_type, email, password }) => `  ${user_type}: ${email} / ${password}`)
    : []
  const lines = [
    '',
    `${siteName} is at ${publicUrl}`,
    ...(demo ? ['Demo accounts:', ...accounts] : []),
    '',
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  // From here on a signal stops whatever was started so far.
  const grace = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: { error: (error) => log.error({ err: error }) } },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'the server stops because of an error')
      await stopAll(log)
    },
  )
  await start(config, log).catch(async (error: unknown) => {
    grace.uninstall()
    await stopAll(log)
    throw error
  })
} catch (error) {
  process.stderr.write(`Guildhall could not start. ${sentenceOf(error)}\n`)
  process.exitCode = 1
}

function sentenceOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadConfig) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `The port ${port} is taken. Please choose another one with PORT.`
  if (code === 'EACCES') return `${error.message}. Please choose a folder or a port that this user may use.`
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
}
