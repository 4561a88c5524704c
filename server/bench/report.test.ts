import { expect, test } from 'vitest'
import { chartsOf } from './charts.ts'
import type { LoadFigure } from './load.ts'
import { writeReport, type Figures } from './report.ts'

const target = (over: Partial<LoadFigure>): LoadFigure => ({
  name: 'empty route',
  about: 'the floor',
  rate: 10_000,
  ratio: 1,
  spread: 0.1,
  latency: { p50: 1, p95: 2, p99: 3 },
  delay: { p50: 0.1, p99: 1, max: 9 },
  aim: undefined,
  ...over,
})

const figures = (ratio: number, rate: number, firstByte = 9, cost = 8): Figures => ({
  date: '2026-11-21 12:00 UTC',
  command: 'npm run bench',
  machine: { processor: 'A', cores: 2, memoryGiB: 8, system: 'Linux', node: '24', postgres: '18' },
  searches: [
    {
      openJobs: 1_234,
      floor: { p50: 0.2, p95: 0.3, spread: 0.07 },
      cases: [{ name: 'nothing typed', asked: '', total: 1_234, p50: 0.2 * ratio, p95: 2, ratio, aim: 4 }],
    },
  ],
  http: {
    connections: 20,
    rounds: 5,
    seconds: 3,
    restSeconds: 5,
    targets: [target({}), target({ name: 'login', rate, ratio: rate / 10_000, aim: { rate: 25 } })],
    memory: {
      atRest: { rss: 100 * 2 ** 20, heapUsed: 2 ** 20 },
      underLoad: { rss: 200 * 2 ** 20, heapUsed: 2 ** 20 },
      after: { rss: 150 * 2 ** 20, heapUsed: 2 ** 20 },
    },
  },
  firstBytes: [{ name: 'a job', visits: 200, latency: { p50: 4, p95: firstByte, p99: 50 } }],
  costs: [
    { name: 'deep JSON', status: 400, median: 3, worst: 120 },
    { name: 'many words', status: 200, median: cost, worst: cost },
  ],
  openJobs: 1_234,
  more: [],
})

const within = (report: string) => report.split('Within its aim:')[1]!.split('Not within its aim:')
const SEARCH = '- 1,234 jobs, nothing typed: '
const LOGIN = '- login: '

test('the report says what held its aim and what did not, by the figures of this run', () => {
  const [held, missed] = within(writeReport(figures(3.9, 24))) as [string, string]
  expect(held).toContain(`${SEARCH}3.9 × the floor, to be at most 4 ×`)
  expect(missed).toContain(`${LOGIN}24 a second, to be at least 25`)
  expect(missed).not.toContain(SEARCH)

  const [good, none] = within(writeReport(figures(4, 25))) as [string, string | undefined]
  expect(none).toBeUndefined()
  expect(good).toContain(`${LOGIN}25 a second`)
  expect(good).toContain('Nothing missed its aim.')

  expect(within(writeReport(figures(4.1, 25)))[1]).toContain(SEARCH)
  expect(within(writeReport(figures(4, 25, 41)))[1]).toContain('- a job: first byte after 41 ms at p95')
  expect(within(writeReport(figures(4, 25, 9, 50)))[0]).toContain(
    '- hostile requests: 50 ms of the event loop',
  )
  expect(within(writeReport(figures(4, 25, 9, 51)))[1]).toContain(
    '- hostile requests: 51 ms of the event loop for the most expensive one (many words)',
  )
})

test('the report tells how far the floors moved and shows every chart with a text for who cannot see it', () => {
  const report = writeReport(figures(3, 30))
  expect(report).toContain('7.0 % for the database’s, 10 % for HTTP’s'.replaceAll('’', "'"))
  for (const file of Object.keys(chartsOf(figures(3, 30))))
    expect(report).toMatch(new RegExp(`!\\[[^\\]]{40,}\\]\\(benchmarks/${file.replace('.', '\\.')}\\)`))
  expect(report).not.toMatch(/undefined|NaN|\[object/)
})
