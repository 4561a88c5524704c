import { setTimeout as sleep } from 'node:timers/promises'
import { account } from '@guildhall/contract/account/endpoints'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_COST_MS, measureCosts } from '../../bench/costs.ts'
import { hostileRequests, type Accesses } from '../../bench/hostileRequests.ts'
import { startProduct } from '../../bench/server.ts'
import type { DemoAccount } from '../../src/account/routes.ts'
import { freshFolder } from '../folders.ts'
import { callsTo } from '../wholeServer.ts'
import { recordScenario } from './report.ts'

const RUNS = 9
// After its start, a server still runs tasks and compiles code.
const REST_MS = 5_000

async function demoAccesses(url: string): Promise<Accesses> {
  const { call } = callsTo(url)
  const demo = (await call(account.getDemoAccounts, {})).body as DemoAccount[]
  const logIn = async (type: DemoAccount['user_type']) => {
    const { email, password } = demo.find(({ user_type }) => user_type === type)!
    return ((await call(account.logIn, { body: { email, password } })).body as { access: string }).access
  }
  return { personal: await logIn('personal'), company: await logIn('company') }
}

test('no hostile request takes more than 50 ms of the event loop', async () => {
  const settings = { DATA_DIR: await freshFolder(), DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const server = await startProduct(settings)
  onTestFinished(() => server.stop())
  expect((await fetch(server.url)).status, 'the web app is not built').toBe(200)
  const accesses = await demoAccesses(server.url)
  await sleep(REST_MS)

  const costs = await measureCosts(server, hostileRequests(accesses), RUNS)
  expect(costs.filter(({ median }) => median > MAX_COST_MS)).toEqual([])
  const [dearest] = costs.toSorted((a, b) => b.median - a.median)
  recordScenario('R24', {
    'kinds of requests': costs.length,
    'highest median ms': Math.round(dearest!.median),
  })
})
