import { expect, test } from 'vitest'
import type { PageMetrics } from '../e2e/lighthouse.ts'
import { pagesSection } from './pagesSection.ts'

const page = (lcp: number, seo: number): PageMetrics => ({
  path: '/',
  throttling: 'devtools',
  runs: 3,
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo },
  metrics: { fcp: 1500, lcp, tbt: 12, cls: 0.001, speedIndex: 1510, bytes: 150 * 1024 },
  failed: [],
})

test('the report has the budget of a metric next to it', () => {
  const report = pagesSection([page(2001, 99)])
  expect(report).toContain('| / | throttled | 98 (≥ 95) | 100 (≥ 100) | 100 (≥ 100) | 99 (≥ 100) |')
  expect(report).toContain(
    '| / | throttled | 1,500 (≤ 1,800) | 2,001 (≤ 2,000) | 1,510 | 12 (≤ 150) | 0.001 (≤ 0.02) | 150 KB (≤ 320 KB) |',
  )
})
