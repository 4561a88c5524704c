import { account } from '@guildhall/contract/account/endpoints'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import type { DemoAccount } from '../../src/account/routes.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { megabytesOf } from '../memory.ts'
import { startServer, type Server } from '../wholeServer.ts'
import { recordScenario } from './report.ts'

// Expensive enough that the load generator is not the bottleneck.
const PATH = '/api/job/get_search_job_result_authenticated/?search=a&page=1'
/** Fewer than the 250 requests that a server works on at once, and four times those. */
const [FITTING, EXCESS] = [200, 1000]

/** Sends searches from a thread of its own, and returns the results per second. */
async function load({ url }: Server, access: string, connections: number, duration: number) {
  const headers = { authorization: `JWT ${access}` }
  const options = { connections, duration, headers, workers: 1, timeout: 20 }
  const result = await autocannon({ url: url + PATH, ...options })
  return {
    served: Math.round(result['2xx'] / duration),
    rejected: Math.round(result.non2xx / duration),
    errors: result.errors,
    p99: result.latency.p99,
  }
}

async function demoSession(server: Server) {
  const { body } = await server.call(account.getDemoAccounts, {})
  const { email, password } = (body as DemoAccount[]).find(({ user_type }) => user_type === 'personal')!
  const session = await server.call(account.logIn, { body: { email, password } })
  return (session.body as { access: string }).access
}

/** The time until one more client is served. */
async function untilServed({ url }: Server, access: string) {
  const started = performance.now()
  const ask = () => fetch(url + PATH, { headers: { authorization: `JWT ${access}` } })
  while ((await ask()).status !== 200);
  return performance.now() - started
}

test('a server with four times the clients that it can serve answers some, rejects the others, and recovers', async () => {
  const server = await startServer(await freshDataFolder(), { DEMO: 'on', LOG_LEVEL: 'info' })
  const access = await demoSession(server)
  await load(server, access, FITTING, 5)
  const before = await load(server, access, FITTING, 10)

  const flood = load(server, access, EXCESS, 15)
  let isOver = false
  const kinds = new Set<string>()
  const watch = async () => {
    while (!isOver) {
      const { status, headers } = await fetch(server.url + PATH, {
        headers: { authorization: `JWT ${access}` },
      })
      kinds.add(`${status} ${headers.get('retry-after')}`)
      expect((await server.get('/healthz')).status).toBe(200)
    }
  }
  const watching = watch()
  const during = await flood
  const servedAgainMs = await untilServed(server, access)
  isOver = true
  await watching
  const megabytes = await megabytesOf(server.process.pid!)
  const after = await load(server, access, FITTING, 10)
  expect(await server.end('SIGTERM')).toBe(0)

  const [, p99Ms, maxMs] = server.stdout().match(/"p99Ms":(\d+),"maxMs":(\d+)/) ?? []
  expect(kinds).toEqual(new Set(['200 null', '503 5']))
  expect(during.errors).toBe(0)
  expect(during.served).toBeGreaterThan(0)
  expect(during.rejected).toBeGreaterThan(0)
  expect(after.served).toBeGreaterThan(0)
  expect(after.rejected).toBe(0)
  recordScenario('R26', {
    clients: EXCESS,
    'served per second': during.served,
    'served per second before': before.served,
    'served per second after': after.served,
    'rejected per second': during.rejected,
    'memory MB': megabytes,
    'serves again ms': Math.round(servedAgainMs),
  })
  recordScenario('R24', {
    'event loop delay p99 ms': Number(p99Ms),
    'event loop delay max ms': Number(maxMs),
  })
})
