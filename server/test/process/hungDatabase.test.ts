import { expect, test } from 'vitest'
import { surviveHang } from '../hang.ts'

test('while a database hangs, calls are answered 503, no session is lost, and calls succeed afterwards', async () => {
  const { answers } = await surviveHang({ seconds: 6, clients: 20 })
  // All of them before the database resumed.
  expect(answers).toBeGreaterThanOrEqual(20)
})
