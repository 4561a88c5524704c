import { expect, test } from 'vitest'
import { surviveHang } from '../hang.ts'
import { recordScenario } from './report.ts'

test('every call is answered 503 while a database hangs for a minute under load, and calls succeed afterwards', async () => {
  const { answers, slowest, grownMB, servedAgainMs } = await surviveHang({ seconds: 60, clients: 50 })
  // All of them before the database resumed.
  expect(answers).toBeGreaterThanOrEqual(50)
  recordScenario('R14', {
    answers,
    'slowest answer ms': Math.round(slowest.answer),
    'slowest readyz ms': Math.round(slowest.readyz),
    'memory growth MB': grownMB,
    'ready again ms': servedAgainMs,
  })
})
