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
const AT_ONCE = 250

/** A server whose answers wait for `proceed`, but for its probe's. */
async function freshServer() {
  const connections = limitConnections({ maxConnectionsPerAddress: 1000, trustProxy: [] })
  const shedding = shedLoad({}, connections)
  const app = Fastify({ serverFactory: shedding.serverFactory })
  onTestFinished(() => app.close())
  const gate = Promise.withResolvers<string>()
  let begun = 0
  shedding.watch(app)
  answerErrors(app)
  const answer = () => {
    begun += 1
    return gate.promise
  }
  app.get('/slow', answer)
  app.post('/slow', answer)
  app.get('/endless', { config: { isEndless: true } }, answer)
  app.get('/healthz', async () => 'alive')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({})
  const headers = { 'content-type': 'application/json' }
  return {
    get: (path: string) => fetch(url + path),
    post: (path: string) => fetch(url + path, { method: 'POST', headers, body }),
    proceed: () => gate.resolve('done'),
    /** Resolves when so many requests are under way. */
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

/** Lets this process do nothing at all for so many times a second and a third. */
async function standStill(times: number) {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let i = 0; i < times; i += 1) {
    Atomics.wait(pause, 0, 0, 1300)
    await nextTurn()
  }
}

describe('a server with too much to do', () => {
  test('turns the surplus away, answers what it took on, and is itself again', async () => {
    const { get, post, proceed, begun } = await freshServer()
    const taken = [...times(AT_ONCE / 2, () => get('/slow')), ...times(AT_ONCE / 2, () => post('/slow'))]
    await begun(AT_ONCE)
    const surplus = await Promise.all([...times(10, () => get('/slow')), ...times(10, () => post('/slow'))])
    for (const response of surplus) await expectRefusal(response)
    expect((await get('/healthz')).status).toBe(200)

    proceed()
    const statuses = async (calls: Promise<Response>[]) =>
      new Set((await Promise.all(calls)).map(({ status }) => status))
    expect(await statuses(taken)).toEqual(new Set([200]))
    expect(await statuses(times(AT_ONCE, () => get('/slow')))).toEqual(new Set([200]))
  })

  test('counts no answer that goes on for hours', async () => {
    const { get, proceed, begun } = await freshServer()
    const endless = times(AT_ONCE, () => get('/endless'))
    await begun(AT_ONCE)
    const another = get('/slow')
    await begun(AT_ONCE + 1)
    proceed()
    expect((await another).status).toBe(200)
    await Promise.all(endless)
  })

  test('goes on after a standstill that is over', async () => {
    const { get, proceed } = await freshServer()
    proceed()
    expect((await get('/slow')).status).toBe(200)
    await standStill(2)
    // Long enough for every look at it that could still see the standstill.
    for (let i = 0; i < 25; i += 1) {
      expect((await get('/slow')).status).toBe(200)
      await sleep(100)
    }
  })

  test('turns requests away while its event loop is late, and not any more when it is not', async () => {
    const { get, proceed } = await freshServer()
    proceed()
    expect((await get('/slow')).status).toBe(200)
    await standStill(4)
    await expectRefusal(await get('/slow'))
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await get('/slow')).status, { timeout: 10_000 }).toBe(200)
  })
})

test('the probe of the process is answered however much waits for the database', async () => {
  const instance = await freshInstance()
  await whileHolding(instance, 'lock table skills in access exclusive mode', async (waiting) => {
    const calls = times(AT_ONCE, async () => await instance.send(lookups.getSkills))
    await waiting(10)
    expect((await instance.app.inject('/healthz')).statusCode).toBe(200)
    await Promise.all(calls)
  })
  expect((await instance.send(lookups.getSkills)).statusCode).toBe(200)
})
