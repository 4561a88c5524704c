import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessions } from '@guildhall/contract/account/sessions'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectTotal, openEvents } from '../eventClient.ts'
import { openLedger } from '../ledger.ts'
import { startRoundRobin } from '../roundRobin.ts'
import { seededRandom } from '../seed.ts'
import { logIn, newNotifier, startTwoServers } from '../twoServers.ts'
import { callsTo } from '../wholeServer.ts'
import { requirePrograms } from '../debian/packages.ts'
import { haproxy, nginx, startRealProxy } from './realProxies.ts'
import { recordScenario } from './report.ts'

beforeAll(() => requirePrograms(['nginx', 'haproxy']))

const KILLS = 6
const EVENTS = 5
const MAX_EVENT_MS = 2_000

/** Two servers behind a proxy, to which all connections come from one address. */
async function startBehind(proxy: typeof haproxy) {
  const both = await startTwoServers()
  const { port } = await startRealProxy(proxy, ...both.servers.map((server) => `127.0.0.1:${server.port}`))
  const url = await startRoundRobin([port], `PROXY TCP4 203.0.113.1 127.0.0.1 40000 ${port}\r\n`)
  return { ...both, url, ...callsTo(url), notify: await newNotifier(both) }
}

test.each([
  ['nginx', nginx],
  ['HAProxy', haproxy],
])('%s passes on each event at once, whichever of two servers the stream is from', async (_name, proxy) => {
  const both = await startBehind(proxy)
  const ann = await both.newAccount('ann', 'personal')
  const session = await logIn(both, ann)
  const streams = await Promise.all([1, 2, 3, 4].map(() => openEvents(both.url, session)))
  await Promise.all(streams.map((stream) => expectTotal(stream, 0)))
  let slowestMs = 0
  for (let total = 1; total <= EVENTS; total += 1) {
    const told = performance.now()
    await both.notify([ann])
    await Promise.all(streams.map((stream) => expectTotal(stream, total)))
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - told))
  }
  expect(slowestMs).toBeLessThan(MAX_EVENT_MS)
  recordScenario('R19', { 'slowest event ms': slowestMs })
})

test('behind HAProxy nothing confirmed is lost and nobody is logged out while the servers are killed in turn', async () => {
  const both = await startBehind(haproxy)
  const ann = await both.newAccount('ann', 'personal')
  const session = await logIn(both, ann)
  const ledger = await openLedger(both, both.databaseDir, join(both.dataDir, 'mail'))
  const random = seededRandom()
  const running = [...both.servers]
  const times: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await ledger.nextWrite()
    await sleep(random() * 1_000)
    const victim = running[kill % 2]!
    const killed = performance.now()
    await victim.end('SIGKILL')
    times.push(Math.round((await ledger.nextWrite()) - killed))
    await both.notify([ann])
    await expectTotal(await openEvents(both.url, session), kill + 1)
    running[kill % 2] = await both.start({ PORT: victim.port })
    expect((await both.call(sessions.refresh, { body: { refresh: session.refresh } })).status).toBe(200)
  }
  expect((await both.call(notifications.getTotalUnread, {}, session.access)).body).toEqual({ total: KILLS })
  const { confirmed, unconfirmed, refusals } = await ledger.settle()
  recordScenario('R19', {
    kills: KILLS,
    'confirmed writes': confirmed,
    'unconfirmed writes': unconfirmed,
    'calls answered 503': refusals.count,
    'slowest write after a kill ms': Math.max(...times),
  })
})
