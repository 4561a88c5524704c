import { expect, test } from 'vitest'
import { surviveHang } from '../hang.ts'

test('everybody is answered while a database hangs, nobody loses the session, and all goes on with it', async () => {
  const { answers } = await surviveHang({ seconds: 6, clients: 20 })
  // All of them before the database went on.
  expect(answers).toBeGreaterThanOrEqual(20)
})
