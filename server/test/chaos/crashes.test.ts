import { test } from 'vitest'
import { expectNothingLost, killBoth, killDatabase, killServer } from '../crashes.ts'

const times = <T>(count: number, one: T) => Array<T>(count).fill(one)

test('twenty kills of the server lose no confirmed write and store none twice', async () => {
  await expectNothingLost(times(20, killServer))
})

test('ten kills of the database lose no confirmed write, store none twice, and log nobody out', async () => {
  await expectNothingLost(times(10, killDatabase))
})

test('five kills of server and database lose no confirmed write and store none twice', async () => {
  await expectNothingLost(times(5, killBoth))
})
