import { expect, test } from 'vitest'
import { chartsOf } from './charts.ts'
import type { LoadResult } from './load.ts'
import { writeReport } from './report.ts'
import type { Results } from './results.ts'
import type { Sample } from './server.ts'
import type { SearchResults } from './searches.ts'

const loadResult = (over: Partial<LoadResult>): LoadResult => ({
  name: 'empty route',
  about: 'the baseline',
  rate: 10_000,
  ratio: 1,
  spread: 0.1,
  latency: { p50: 1, p95: 2, p99: 3 },
  delay: { p50: 0.1, p99: 1, max: 9 },
  target: undefined,
  ...over,
})

const searchResults = (ratio: number, total: number): SearchResults => ({
  total,
  baseline: { p50: 0.2, p95: 0.3, spread: 0.07 },
  cases: [
    { name: 'no text', query: '', total, p50: 0.2 * ratio, p95: 2, ratio, target: 4, comparison: undefined },
  ],
})

const sample = (megabytes: number): Sample => ({
  rss: megabytes * 2 ** 20,
  heapUsed: 2 ** 20,
  cpuMs: 1,
  delay: { p50: 0, p99: 0, max: 0 },
})

const results = (ratio: number, rate: number): Results => ({
  date: '2026-11-21 12:00 UTC',
  command: 'npm run bench',
  machine: { processor: 'A', cores: 2, memoryGiB: 8, system: 'Linux', node: '24', postgres: '18' },
  searches: { jobs: [searchResults(ratio, 1_234)], people: [searchResults(2, 567)] },
  http: {
    connections: 20,
    rounds: 5,
    seconds: 3,
    restSeconds: 5,
    cases: [loadResult({}), loadResult({ name: 'login', rate, ratio: rate / 10_000, target: { rate: 25 } })],
    memory: {
      atRest: { rss: 100 * 2 ** 20, heapUsed: 2 ** 20 },
      underLoad: { rss: 200 * 2 ** 20, heapUsed: 2 ** 20 },
      after: { rss: 150 * 2 ** 20, heapUsed: 2 ** 20 },
    },
  },
  newDemo: [
    { name: 'job search', first: 20, latency: { p50: 3, p95: 4, p99: 5 }, analyzed: 2.5, ratio: 1.2 },
  ],
  posting: [
    {
      action: 'post',
      clients: 16,
      companyJobs: 10,
      jobs: 1_000,
      rate: 210,
      latency: { p50: 60, p95: 90, p99: 120 },
    },
  ],
  profileEdits: [
    {
      action: 'save name, intro and bio',
      clients: 1,
      people: 1_000,
      rate: 450,
      latency: { p50: 2, p95: 3, p99: 4 },
    },
  ],
  lists: [{ name: 'inbox, last page', few: { p50: 1, p95: 2 }, many: { p50: 2.5, p95: 4 }, ratio: 2.5 }],
  firstBytes: [{ name: 'a job', visits: 200, latency: { p50: 4, p95: 9, p99: 50 } }],
  costs: [
    { name: 'deep JSON', status: 400, median: 3, worst: 120 },
    { name: 'many words', status: 200, median: 8, worst: 8 },
  ],
  streams: {
    streams: 1_000,
    notifications: 2_345,
    memory: { before: sample(90), open: sample(100), busy: sample(110), after: sample(95) },
    delay: { opening: { p50: 1, p99: 51, max: 60 }, busy: { p50: 0.1, p99: 2, max: 3 } },
    arrival: { p50: 3, p95: 5, p99: 250 },
    burst: 321,
  },
  openJobs: 1_234,
  more: [],
})

test('the report lists the targets next to the results', () => {
  const report = writeReport(results(3.9, 24))
  expect(report).toContain('| no text | – | 1,234 | 0.78 | 2.00 | 3.9 × | ≤ 4 × | – |')
  expect(report).toContain('| no text | – | 567 | 0.40 | 2.00 | 2.0 × | ≤ 4 × | – |')
  expect(report).toContain('| job search | 20 | 3.00 | 4.00 | 2.50 | 1.2 × | ≤ 1.5 × |')
  expect(report).toContain('| save name, intro and bio | 1 | 1,000 | 450 | 2.00 | 3.00 | 4.00 |')
  expect(report).toContain('| inbox, last page | 1.00 | 2.00 | 2.50 | 4.00 | 2.5 × | ≤ 3 × |')
  expect(report).toContain('| login (the baseline) | 24 | 0.2 % | 10 % | 1.00 | 2.00 | 3.00 | ≥ 25/s |')
  expect(report).toContain('Target: median ≤ 50 ms.')
  expect(report).toContain('| resident | 90 MiB | 100 MiB | 110 MiB | 95 MiB |')
  expect(report).toContain('| one account | 3.00 | 5.00 | 250 |')
})

test('the report states the variation of the baselines and gives every chart an alternative text', () => {
  const report = writeReport(results(3, 30))
  expect(report).toContain('7.0 % for the database and 10 % for HTTP')
  for (const file of Object.keys(chartsOf(results(3, 30))))
    expect(report).toMatch(new RegExp(`!\\[[^\\]]{40,}\\]\\(benchmarks/${file.replace('.', '\\.')}\\)`))
  expect(report).not.toMatch(/undefined|NaN|\[object/)
})
