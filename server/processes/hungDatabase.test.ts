import { expect, test } from 'vitest'
import { surviveHang } from '../test/hang.ts'

test('a database that hangs costs each person 3 seconds and nobody the session, and all goes on with it', async () => {
  const { slowest, servedAgainMs } = await surviveHang({ seconds: 6, clients: 20 })
  expect(slowest.answer).toBeLessThan(3500)
  expect(slowest.readyz).toBeLessThan(2000)
  expect(servedAgainMs).toBeLessThan(10_000)
})
