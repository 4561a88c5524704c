import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { whileHolding } from '../../../test/locks.ts'
import { freshInstance } from '../../../test/instance.ts'
import { limitConnections } from './connections.ts'
import { answerErrors } from './errors.ts'
import { shedLoad } from './shedding.ts'

const BUSY = { error: 'The service is busy. Please try again in a minute.' }
const MAX_CONCURRENT = 250

/** A server whose responses, except the probe's, wait for `proceed`. */
async function freshServer() {
  const connections = limitConnections({ maxConnectionsPerAddress: 1000, trustProxy: [] })
  const shedding = shedLoad({}, connections)
  const app = Fastify({ serverFactory: shedding.serverFactory })
  onTestFinished(() => app.close())
  const gate = Promise.withResolvers<string>()
  let begun = 0
  shedding.watch(app)
  answerErrors(app)
  const respond = () => {
    begun += 1
    return gate.promise
  }
  app.get('/slow', respond)
  app.post('/slow', respond)
  app.get('/endless', { config: { isEndless: true } }, respond)
  app.get('/healthz', async () => 'alive')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({})
  const headers = { 'content-type': 'application/json' }
  return {
    get: (path: string) => fetch(url + path),
    post: (path: string) => fetch(url + path, { method: 'POST', headers, body }),
    proceed: () => gate.resolve('done'),
    /** Resolves when `count` requests have begun. */
    async begun(count: number) {
      await expect.poll(() => begun, { timeout: 10_000 }).toBe(count)
    },
  }
}

const times = <T>(count: number, call: () => Promise<T>) => Array.from({ length: count }, call)

async function expectRefusal(response: Response) {
  expect
    .soft([response.status, response.headers.get('retry-after'), await response.json()])
    .toEqual([503, '5', BUSY])
}

/** Blocks the event loop for 1.3 seconds, `times` times. */
async function blockEventLoop(times: number) {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let i = 0; i < times; i += 1) {
    Atomics.wait(pause, 0, 0, 1300)
    await nextTurn()
  }
}

describe('load shedding', () => {
  test('an overloaded server rejects excess requests, answers those it accepted, and recovers', async () => {
    const { get, post, proceed, begun } = await freshServer()
    const accepted = [
      ...times(MAX_CONCURRENT / 2, () => get('/slow')),
      ...times(MAX_CONCURRENT / 2, () => post('/slow')),
    ]
    await begun(MAX_CONCURRENT)
    const excess = await Promise.all([...times(10, () => get('/slow')), ...times(10, () => post('/slow'))])
    for (const response of excess) await expectRefusal(response)
    expect((await get('/healthz')).status).toBe(200)

    proceed()
    const statuses = async (calls: Promise<Response>[]) =>
      new Set((await Promise.all(calls)).map(({ status }) => status))
    expect(await statuses(accepted)).toEqual(new Set([200]))
    expect(await statuses(times(MAX_CONCURRENT, () => get('/slow')))).toEqual(new Set([200]))
  })

  test('an overloaded server does not count streams without an end', async () => {
    const { get, proceed, begun } = await freshServer()
    const endless = times(MAX_CONCURRENT, () => get('/endless'))
    await begun(MAX_CONCURRENT)
    const another = get('/slow')
    await begun(MAX_CONCURRENT + 1)
    proceed()
    expect((await another).status).toBe(200)
    await Promise.all(endless)
  })

  test('an overloaded server serves requests after a single pause of the event loop', async () => {
    const { get, proceed } = await freshServer()
    proceed()
    expect((await get('/slow')).status).toBe(200)
    await blockEventLoop(2)
    // Long enough for every check that could still see the pause.
    for (let i = 0; i < 25; i += 1) {
      expect((await get('/slow')).status).toBe(200)
      await sleep(100)
    }
  })

  test('an overloaded server rejects requests while its event loop is delayed, and not afterwards', async () => {
    const { get, proceed } = await freshServer()
    proceed()
    expect((await get('/slow')).status).toBe(200)
    await blockEventLoop(4)
    await expectRefusal(await get('/slow'))
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await get('/slow')).status, { timeout: 10_000 }).toBe(200)
  })
})

test('the liveness probe is answered while many requests wait for the database', async () => {
  const instance = await freshInstance()
  await whileHolding(instance, 'lock table skills in access exclusive mode', async (waiting) => {
    const calls = times(MAX_CONCURRENT, async () => await instance.send(lookups.getSkills))
    await waiting(10)
    expect((await instance.app.inject('/healthz')).statusCode).toBe(200)
    await Promise.all(calls)
  })
  expect((await instance.send(lookups.getSkills)).statusCode).toBe(200)
})
