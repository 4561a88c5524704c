import { budgets, speedBudgetOf } from '../e2e/budgets.ts'
import type { PageMetrics, Throttling } from '../e2e/lighthouse.ts'
import { ms, number, table } from '../server/bench/format.ts'

const THROTTLING: Record<Throttling, string> = { simulate: 'simulated', devtools: 'throttled' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const kb = (bytes: number) => `${number(bytes / 1024)} KB`

/** What Lighthouse measured, as the lines of a section of the report; budgets are in parentheses. */
export const pagesSection = (pages: readonly PageMetrics[]) => [
  '## First visit in a browser',
  '',
  `Lighthouse's phone on a slow network opens pages of the demo with an empty cache; each result is the median of ${pages[0]!.runs} runs. *Simulated*: Chromium runs at full speed and Lighthouse computes the times of a phone. *Throttled*: Chromium's network and CPU are slowed down, so other load on the machine matters more. Budgets are in parentheses.`,
  '',
  ...table(
    ['page', 'slow phone', 'performance', 'accessibility', 'best practices', 'SEO'],
    pages.map(({ path, throttling, scores }) => {
      const { scores: minimum } = speedBudgetOf(path)
      return [
        path,
        THROTTLING[throttling],
        ...CATEGORIES.map((name) => within(String(scores[name]), '≥', minimum[name]?.toString())),
      ]
    }),
  ),
  ...table(
    [
      'page',
      'slow phone',
      'first paint ms',
      'largest paint ms',
      'speed index ms',
      'blocked ms',
      'layout shift',
      'bytes',
    ],
    pages.map(({ path, throttling, metrics }) => {
      const { fcp, lcp, tbt } = speedBudgetOf(path)
      return [
        path,
        THROTTLING[throttling],
        within(number(metrics.fcp), '≤', fcp && number(fcp)),
        within(number(metrics.lcp), '≤', number(lcp[throttling])),
        number(metrics.speedIndex),
        within(ms(metrics.tbt), '≤', number(tbt)),
        within(metrics.cls.toFixed(3), '≤', String(budgets.shift)),
        within(kb(metrics.bytes), '≤', path === '/' && kb(budgets.totalWithPictures)),
      ]
    }),
  ),
]

/** A value with its budget, if it has one. */
const within = (value: string, sign: '≤' | '≥', budget: string | false | 0 | undefined) =>
  budget ? `${value} (${sign} ${budget})` : value

/** The section where there is no browser. */
export const noPages = [
  '## First visit in a browser',
  '',
  'Not measured: there is no Chromium on this machine.',
  '',
]
