import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { recordScenario } from '../../../test/chaos/report.ts'
import { whileHolding } from '../../../test/locks.ts'
import { databaseProxy } from '../../../test/outage.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'
import { connect, openPool } from '../../db/connect.ts'
import { answerErrors } from './errors.ts'

const BUSY = { error: 'The service is busy. Please try again in a minute.' }

/** A server that connects to the database through its own pool. */
function serverAt(instance: TestInstance, url: string) {
  const pool = openPool(url, () => undefined)
  onTestFinished(() => pool.end())
  return instance.anotherServer({ db: connect(pool) })
}

describe('missing routes', () => {
  test('a missing route answers 404 with one message, for every method', async () => {
    const instance = await freshInstance()
    const urls = [
      '/',
      '/api/',
      '/api/nothing/',
      '/api/user/',
      '/.env',
      '/api/../../etc/passwd',
      '/assets/x.js',
    ]
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
    for (const url of urls) {
      for (const method of methods) {
        const response = await instance.app.inject({ method, url })
        expect.soft(response.statusCode, `${method} ${url}`).toBe(404)
        expect.soft(response.json()).toEqual({ error: 'Page Not Found' })
      }
    }
  })

  test('a known path with another method answers 404, including HEAD', async () => {
    const instance = await freshInstance()
    const methods = ['HEAD', 'PUT', 'OPTIONS', 'POST', 'TRACE'] as const
    for (const method of methods) {
      const response = await instance.app.inject({ method, url: lookups.getSkills.path })
      expect.soft(response.statusCode, method).toBe(404)
    }
  })
})

describe('server errors', () => {
  test('a server error answers 500 with a fixed message, and nothing of its cause', async () => {
    const instance = await freshInstance()
    await sql`drop table locations cascade`.execute(instance.db)
    const response = await instance.send(lookups.getLocations)
    expect(response.statusCode).toBe(500)
    expect(response.payload).toBe('{"error":"Something went wrong on our side. Please try again."}')
  })
})

test('a path that cannot be decoded answers 400 in the common error shape', async () => {
  const { app } = await freshInstance()
  const response = await app.inject('/api/%zz')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error: 'The request could not be read.' })
})

describe('an unavailable database', () => {
  test('while the database is unavailable, every request answers 503 with Retry-After, and none 401', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const way = await databaseProxy(instance.url)
    const app = serverAt(instance, way.url)
    const calls = [
      { url: sessions.getProfileImageName.path, headers: { authorization: `JWT ${someone.access}` } },
      { url: sessions.refresh.path, method: 'POST' as const, payload: { refresh: someone.refresh } },
      { url: account.logIn.path, method: 'POST' as const, payload: { email: someone.email, password: 'x' } },
      { url: lookups.getSkills.path },
    ]
    for (const call of calls) expect((await app.inject(call)).statusCode).not.toBe(503)

    way.cut()
    for (const call of calls) {
      const response = await app.inject(call)
      expect.soft(response.statusCode, call.url).toBe(503)
      expect.soft(response.headers['retry-after'], call.url).toBe('5')
      expect.soft(response.json()).toEqual(BUSY)
    }
  })

  test('while the database is unavailable, a request that was waiting for it answers 503', async () => {
    const instance = await freshInstance()
    const way = await databaseProxy(instance.url)
    const app = serverAt(instance, way.url)
    await whileHolding(instance, 'lock table skills in access exclusive mode', async (waiting) => {
      const answer = app.inject(lookups.getSkills.path)
      await waiting(1)
      way.cut()
      expect((await answer).statusCode).toBe(503)
    })
  })

  test('while the database is unavailable, a request that waits for a lock answers 503, while requests that need no such lock are answered', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const { id } = await instance.newJob()
    const blocked = () => instance.call(jobs.getJobDetail, { params: { id } }, someone)
    const others = [
      () => instance.send(lookups.getSkills),
      () => instance.send(sessions.getProfileImageName, {}, { as: someone }),
    ]
    await whileHolding(instance, 'lock table jobs in access exclusive mode', async (waiting) => {
      const answers = Promise.all(Array.from({ length: 6 }, blocked))
      await waiting(6)
      for (const other of others) expect.soft((await other()).statusCode).toBe(200)
      for (const answer of await answers) expect(answer).toEqual({ status: 503, body: BUSY })
    })
    expect((await blocked()).status).toBe(200)
    recordScenario('R13')
  })
})

test('errors of an unavailable database answer 503, and other errors answer 500', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerErrors(app)
  const unavailable: object[] = [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: 'EAGAIN', syscall: 'connect' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
    { message: 'Query read timeout' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Connection terminated due to connection timeout' },
    { message: 'Client was closed and is not queryable' },
    { message: 'Client has encountered a connection error and is not queryable' },
    ...[
      '57P01',
      '57P03',
      '53300',
      '53100',
      '08006',
      '40001',
      '40P01',
      '57014',
      '55P03',
      '25006',
      '58030',
    ].map((code) => ({ code })),
  ]
  const bugs: object[] = [
    { code: 'ENOENT', syscall: 'open' },
    { code: '42P01' },
    { code: '23505' },
    { message: 'x is not a function' },
  ]
  let thrown: object
  app.get('/', async () => {
    throw thrown instanceof Error ? thrown : Object.assign(new Error('no'), thrown)
  })
  const statusOf = async (error: object) => {
    thrown = error
    return (await app.inject('/')).statusCode
  }
  for (const error of unavailable) expect.soft(await statusOf(error), JSON.stringify(error)).toBe(503)
  for (const error of bugs) expect.soft(await statusOf(error), JSON.stringify(error)).toBe(500)
})
