import { expect, test } from 'vitest'
import { surviveHang } from '../hang.ts'
import { recordScenario } from './report.ts'

test('every call is answered within 3.5 seconds while a database hangs for a minute under load', async () => {
  const { answers, slowest, grownMB, servedAgainMs } = await surviveHang({ seconds: 60, clients: 50 })
  expect(slowest.answer).toBeLessThan(3500)
  expect(slowest.readyz).toBeLessThan(2000)
  expect(grownMB).toBeLessThan(80)
  expect(servedAgainMs).toBeLessThan(10_000)
  recordScenario('R14', {
    answers,
    'slowest answer ms': Math.round(slowest.answer),
    'slowest readyz ms': Math.round(slowest.readyz),
    'memory growth MB': grownMB,
    'ready again ms': servedAgainMs,
  })
})
