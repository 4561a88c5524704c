import { expect, test } from 'vitest'
import type { PageFigures } from '../e2e/lighthouse.ts'
import { pagesSection } from './pagesSection.ts'

const page = (lcp: number, seo: number): PageFigures => ({
  path: '/',
  throttling: 'devtools',
  runs: 3,
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo },
  figures: { fcp: 1500, lcp, tbt: 12, cls: 0.001, speedIndex: 1510, bytes: 150 * 1024 },
  failed: [],
})

test('the report says which figures of a first visit are beyond their budgets, and only of those', () => {
  const good = pagesSection([page(1800, 100)]).join('\n')
  expect(good).toContain('Every figure is within its budget.')
  expect(good).toContain('| / | held back | 1,500 | 1,800 | 1,510 | 12 | 0.001 | 150 KB |')

  const bad = pagesSection([page(1801, 99)]).filter((line) => line.startsWith('- '))
  expect(bad).toEqual([
    '- /, held back: seo 99, to be at least 100',
    '- /, held back: largest paint 1,801 ms, to be at most 1,800 ms',
  ])
})

test('a page that the browser draws has more time, and is for no search engine', () => {
  const login = { ...page(3200, 60), path: '/login/' }
  expect(pagesSection([login]).join('\n')).toContain('Every figure is within its budget.')
  expect(pagesSection([{ ...login, ...page(3201, 60), path: '/login/' }]).join('\n')).toContain(
    '- /login/, held back: largest paint 3,201 ms, to be at most 3,200 ms',
  )
})
