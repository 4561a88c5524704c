import { randomUUID } from 'node:crypto'
import { fill } from '@guildhall/contract/address'
import type { Answer, Endpoint, Input } from '@guildhall/contract/endpoint'
import { runOnce } from 'graphile-worker'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { accountTasks } from '../src/account/api.ts'
import { buildApp, type World } from '../src/app.ts'
import { connect, openPool } from '../src/db/connect.ts'
import { asTaskList } from '../src/kit/queue.ts'
import type { Mail } from '../src/outside/mail.ts'
import { factories, type Account } from './factories.ts'
import { TEMPLATE, urlOf, withClient } from './template.ts'

type Refused = { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 500 | 503; body: { error: string } }

/** An app over its own fresh copy of the migrated database, gone when the test ends. */
export async function freshWorld(over: Partial<World> = {}) {
  const cluster = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(cluster, (client) => client.query(`create database ${name} template ${TEMPLATE}`))
  const pool = openPool(urlOf(cluster, name), () => undefined)
  const db = connect(pool)
  const app = buildApp({
    db,
    secret: 'a secret for tests that nobody else has',
    publicUrl: 'http://guildhall.test',
    siteName: 'Guildhall',
    demoAccounts: [],
    webFolder: '/nowhere',
    readiness: { draining: false },
    log: pino({ level: 'silent' }),
    ...over,
  })

  onTestFinished(async () => {
    await app.close()
    await pool.end()
    await withClient(cluster, (client) => client.query(`drop database ${name}`))
  })

  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const tasks = accountTasks({ db, mailer, publicUrl: 'http://guildhall.test', siteName: 'Guildhall' })

  return {
    app,
    db,
    ...factories(db, app),

    /** Makes one contract call, as a visitor or as an account. */
    async call<E extends Endpoint>(
      e: E,
      input: Input<E>,
      as?: Account,
      headers: Record<string, string> = {},
    ) {
      const response = await app.inject({
        method: e.method,
        ...fill(e.path, input),
        headers: { ...(as && { authorization: `JWT ${as.access}` }), ...headers },
      })
      return { status: response.statusCode, body: bodyOf(response.payload) } as Answer<E> | Refused
    },

    /** Works the queue until it is empty, and hands over the mails that were sent meanwhile. */
    async workQueue() {
      await runOnce({ pgPool: pool, taskList: asTaskList(tasks) })
      return mails.splice(0)
    },
  }
}

export type TestWorld = Awaited<ReturnType<typeof freshWorld>>

const bodyOf = (payload: string) => (payload === '' ? undefined : (JSON.parse(payload) as unknown))
