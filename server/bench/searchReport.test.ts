import { expect, test } from 'vitest'
import type { Rate } from './clients.ts'
import { writeSearchReport } from './searchReport.ts'
import type { CollectionSize, SearchRunResults } from './searchRun.ts'
import type { SearchResults } from './searches.ts'

const summary = { p50: 2, p95: 4, p99: 9 }
const rateOf = (rate: number): Rate => ({ rate, latency: summary })

const searchResults: SearchResults = {
  total: 980,
  baseline: { p50: 0.2, p95: 0.3, spread: 0.07 },
  cases: [
    {
      name: 'a common word',
      query: '“baker”',
      total: 480,
      p50: 0.8,
      p95: 2,
      ratio: 4,
      target: 5,
      comparison: { ratio: 1.2, target: 1.5 },
    },
  ],
}

const tables = [
  { name: 'search_documents', table: 3 * 2 ** 20, indexes: 2 ** 20 },
  { name: 'search_postings', table: 2 ** 20, indexes: 2 ** 20 },
]
const size: CollectionSize = { documents: 1_024, tables }

const results: SearchRunResults = {
  date: '2026-11-22 12:00 UTC',
  command: 'npm run bench -- --search',
  machine: { processor: 'A', cores: 2, memoryGiB: 8, system: 'Linux', node: '24', postgres: '18' },
  searches: { jobs: [searchResults], people: [searchResults] },
  sizes: [{ jobs: size, people: size }],
  clients: [
    { name: 'jobs: no text', one: rateOf(1_000), many: { rate: 1_600, latency: { ...summary, p95: 32 } } },
  ],
  posting: [{ action: 'post', clients: 16, companyJobs: 10, jobs: 10_000, ...rateOf(210) }],
  engines: {
    engines: [
      { name: 'Guildhall', bytes: 2 ** 21, write: 1.5 },
      { name: 'ilike', bytes: 2 ** 20, write: undefined },
    ],
    searches: [
      { name: 'a common word', query: 'baker', sort: 'best', total: 480, medians: { Guildhall: 0.8 } },
    ],
  },
  churn: [{ after: 'posts', rate: 640, tables, searches: summary }],
  upkeep: [
    {
      name: 'a reindex of everything',
      documents: 2_004,
      seconds: 1.25,
      before: summary,
      meanwhile: { ...summary, p95: 12 },
    },
  ],
  migration: {
    commit: 'abc1234',
    steps: [{ name: 'earlier version', seconds: 10, searches: summary, failed: 3 }],
  },
}

test('the report of the search has a row for each result', () => {
  const report = writeSearchReport(results)
  expect(report).toContain(
    '| a common word | “baker” | 480 | 0.80 | 2.00 | 4.0 × | ≤ 5 × | 1.2 × (≤ 1.5 ×) |',
  )
  expect(report).toContain('| jobs | 1,024 | 4 MiB | 2 MiB | 6 MiB | 6,144 |')
  expect(report).toContain('| jobs: no text | 1,000 | 4.00 | 1,600 | 32 | 1.6 × | 8.0 × |')
  expect(report).toContain('| a common word | “baker” | best | 480 | 0.80 | – |')
  expect(report).toContain('| one more job, ms | 1.50 | – |')
  expect(report).toContain('| post | 16 | 10 | 10,000 | 210 | 2.00 | 4.00 | 9.00 |')
  expect(report).toContain('| posts | 640 | 4 MiB | 2 MiB | 2.00 | 4.00 |')
  expect(report).toContain('| a reindex of everything | 2,004 | 1.3 | 2.00 | 4.00 | 2.00 | 12 | 3.0 × |')
  expect(report).toContain('| earlier version | 10.0 | 2.00 | 4.00 | 3 |')
  expect(report).not.toMatch(/undefined|NaN|\[object/)
})

test('the report leaves out a migration that was not measured', () => {
  const { migration: _, ...others } = results
  expect(writeSearchReport(others)).not.toContain('Migration')
})
