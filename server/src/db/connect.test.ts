import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { openPool } from './connect.ts'

test('a connection that is released twice is used by one client at a time', async () => {
  const pool = openPool(await freshDatabase(), () => undefined)
  onTestFinished(() => pool.end())
  await new Promise<void>((resolve) => {
    pool.connect((_error, _client, release) => {
      release()
      expect(() => release()).not.toThrow()
      resolve()
    })
  })
  const first = await pool.connect()
  const second = await pool.connect()
  expect(first).not.toBe(second)
  for (const client of [first, second]) client.release()
})
