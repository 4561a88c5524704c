import { expect, test } from 'vitest'
import { attack, unreached } from './hostile/attack.ts'

// Some 2000 requests. `npm run test:deep` sends thousands to each endpoint.
const RUNS = 60

test('no hostile input to any endpoint makes the server fail', { timeout: 180_000 }, async () => {
  expect(unreached(await attack(RUNS))).toEqual([])
})
