import { expect, test } from 'vitest'
import { surviveHang } from '../hang.ts'
import { recordFault } from './report.ts'

test('a database that hangs for a minute under load costs nobody more than 3 seconds an answer', async () => {
  const { answers, slowest, grownMB, servedAgainMs } = await surviveHang({ seconds: 60, clients: 50 })
  expect(slowest.answer).toBeLessThan(3500)
  expect(slowest.readyz).toBeLessThan(2000)
  expect(grownMB).toBeLessThan(80)
  expect(servedAgainMs).toBeLessThan(10_000)
  const ms = (value: number) => `${Math.round(value)} ms`
  recordFault({
    id: 'R14',
    fault: 'Every process of the database is stopped (SIGSTOP) for 60 s while 50 clients go on asking.',
    happened: `Each of ${answers} answers was 503 with Retry-After, the slowest after ${ms(slowest.answer)}; nobody was told to log in. /healthz said 200, /readyz 503 within ${ms(slowest.readyz)}. The server held ${grownMB} MB more than under the same clients before.`,
    servedAgainMs,
  })
})
