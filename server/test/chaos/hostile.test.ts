import { expect, test } from 'vitest'
import { attack, unreached, type Tally } from '../hostile/attack.ts'
import { recordScenario } from './report.ts'

const RUNS = Number(process.env.HOSTILE_RUNS ?? 5000)

test('thousands of hostile requests to each endpoint that writes make no server fail', async () => {
  const tallies = await attack(RUNS)
  expect(unreached(tallies)).toEqual([])
  const sum = (count: 'sent' | 'reached' | 'done') =>
    tallies.reduce((total: number, tally: Tally) => total + tally[count], 0)
  recordScenario('R36', {
    'sent requests': sum('sent'),
    'valid requests': sum('reached'),
    'successful requests': sum('done'),
  })
})
