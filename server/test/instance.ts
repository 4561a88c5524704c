import { randomUUID } from 'node:crypto'
import { fill } from '@guildhall/contract/url'
import type { Endpoint, Input, ResponseOf } from '@guildhall/contract/endpoint'
import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { buildApp, type AppOptions } from '../src/app.ts'
import { backgroundTasks } from '../src/background.ts'
import { connect, openPool, REQUEST_POOL } from '../src/db/connect.ts'
import { asTaskList } from '../src/platform/queue/retries.ts'
import { openFolder } from '../src/adapters/files.ts'
import type { FetchPicture } from '../src/adapters/remotePicture.ts'
import type { Mail } from '../src/platform/mail/mail.ts'
import { factories, type Account } from './factories.ts'
import { MIGRATED, urlOf } from './template.ts'

export type Refused = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503
  body: { error: string }
}
type Parts = { params?: object; query?: object; body?: unknown }
type Sender = { as?: Account | undefined; headers?: Record<string, string> }

/** Signs the access tokens of the tests. */
export const SECRET = 'a secret for tests that nobody else has'
export const PUBLIC_URL = 'http://guildhall.test'
/** The email of the operator. */
export const CONTACT_EMAIL = 'office@guildhall.test'

const log = pino({ level: 'silent' })

/** A database for one test, dropped when the test ends: empty, or with the option `MIGRATED`. */
export async function freshDatabase(options = '') {
  const cluster = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = await (administrator ??= connectTo(cluster))
  await client.query(`create database ${name} ${options}`)
  onTestFinished(async () => void (await client.query(`drop database ${name}`)))
  return urlOf(cluster, name)
}

/** Shared by the tests of a worker: a connection takes as long as a copy of the database. */
let administrator: Promise<pg.Client> | undefined

async function connectTo(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

const POOL = {
  ...REQUEST_POOL,
  // A machine that runs all tests may take long for a new connection.
  connectionTimeoutMillis: 20_000,
  // Migrating turned it off in the template only.
  options: '-c jit=off',
}

type Options = Partial<AppOptions> & { fetchPicture?: FetchPicture }
const noPicture: FetchPicture = async () => {
  throw new Error('There is no picture.')
}

/** An app on its own copy of the migrated database, closed when the test ends. */
export async function freshInstance({ fetchPicture = noPicture, ...over }: Options = {}) {
  const url = await freshDatabase(MIGRATED)
  const pool = openPool(url, () => undefined, POOL)
  onTestFinished(() => pool.end())
  const db = connect(pool)
  const files = over.files ?? (await openFolder('/nowhere'))
  const site = { publicUrl: PUBLIC_URL, siteName: 'Guildhall', contact: { email: CONTACT_EMAIL, links: [] } }
  const app = anotherServer()

  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const { tasks } = backgroundTasks({
    db,
    files,
    mailer,
    fetchPicture,
    log,
    secret: SECRET,
    sendsBulkMail: true,
    currency: 'USD',
    ...site,
  })

  /** Another app on the same database, with other options. */
  function anotherServer(different: Partial<AppOptions> = {}) {
    const app = buildApp({
      db,
      databaseUrl: url,
      secret: SECRET,
      ...site,
      demoAccounts: [],
      trustProxy: [],
      maxConnectionsPerAddress: 100,
      hstsSubdomains: false,
      rateLimits: false,
      webFolder: '/nowhere',
      currency: 'USD',
      files,
      readiness: { draining: false },
      pools: { requests: pool },
      log,
      ...over,
      ...different,
    })
    onTestFinished(() => app.close())
    return app
  }

  /** Makes a call whose input may violate the contract, and returns the raw response. */
  const send = (e: Endpoint, input: Parts = {}, { as, headers }: Sender = {}) =>
    app.inject({
      method: e.method,
      ...fill(e.path, input),
      // A stream doesn't end: its response is there as soon as its headers are.
      payloadAsStream: e.isStream === true,
      headers: { ...(as && { authorization: `JWT ${as.access}` }), ...headers },
    })

  return {
    app,
    db,
    pool,
    url,
    anotherServer,
    ...factories(db, app, SECRET),
    send,

    /** Makes one contract call, as a visitor or as an account. */
    async call<E extends Endpoint>(
      e: E,
      input: Input<E>,
      as?: Account,
      headers: Record<string, string> = {},
    ) {
      const response = await send(e, input, { as, headers })
      return { status: response.statusCode, body: bodyOf(response.payload) } as ResponseOf<E> | Refused
    },

    /** Runs queued tasks until the queue is empty, and returns the mails that were sent. */
    async workQueue() {
      await runOnce({ pgPool: pool, taskList: asTaskList(tasks, log), logger: quiet })
      return mails.splice(0)
    },
  }
}

export type TestInstance = Awaited<ReturnType<typeof freshInstance>>

const quiet = new Logger(() => () => undefined)

const bodyOf = (payload: string) => (payload === '' ? undefined : (JSON.parse(payload) as unknown))
