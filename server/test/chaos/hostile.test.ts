import { expect, test } from 'vitest'
import { attack, unreached, type Tally } from '../hostile/attack.ts'
import { recordFault } from './report.ts'

const RUNS = Number(process.env.HOSTILE_RUNS ?? 5000)

test('thousands of hostile requests to each endpoint that writes make no server fail', async () => {
  const tallies = await attack(RUNS)
  expect(unreached(tallies)).toEqual([])
  const sum = (count: 'sent' | 'reached' | 'done') =>
    tallies.reduce((total: number, tally: Tally) => total + tally[count], 0).toLocaleString('en')
  recordFault({
    id: 'F1 to F12',
    fault: `${sum('sent')} requests are sent to every endpoint that takes something in, half of them with hostile parts, ${RUNS.toLocaleString('en')} to each that writes: by visitors, candidates and companies.`,
    happened: `No answer was a failure. ${sum('reached')} fitted the contract and reached what the endpoint does, ${sum('done')} were done; each of the others was refused in a sentence, and the server went on serving.`,
  })
})
