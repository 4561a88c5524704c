import { test } from 'vitest'
import { expectNothingLost, killBoth, killDatabase, killServer } from '../crashes.ts'

const times = <T>(count: number, one: T) => Array<T>(count).fill(one)

test('twenty kills of the server lose and double nothing', async () => {
  await expectNothingLost(times(20, killServer))
})

test('ten kills of the database lose and double nothing, and nobody is logged out', async () => {
  await expectNothingLost(times(10, killDatabase))
})

test('five kills of both at once lose and double nothing', async () => {
  await expectNothingLost(times(5, killBoth))
})
