import { budgets, speedBudgetOf } from '../e2e/budgets.ts'
import type { PageFigures, Throttling } from '../e2e/lighthouse.ts'
import { ms, number, table } from '../server/bench/format.ts'

const HOW: Record<Throttling, string> = { simulate: 'computed', devtools: 'held back' }

const kb = (bytes: number) => `${number(bytes / 1024)} KB`

/** What Lighthouse measured, as the lines of a section of the report. */
export const pagesSection = (pages: readonly PageFigures[]) => [
  '## First visit in a browser',
  '',
  `Lighthouse's phone on a slow network opens pages of the demo with an empty cache, by the real server on this machine; each figure is the median of ${pages[0]!.runs}. *Computed*: Chromium runs at full speed and Lighthouse works out what a phone would take. *Held back*: Chromium really gets a phone's network and a quarter of its processor, so what else the machine does shows the more.`,
  '',
  ...table(
    ['page', 'slow phone', 'performance', 'accessibility', 'best practices', 'SEO'],
    pages.map(({ path, throttling, scores }) => [
      path,
      HOW[throttling],
      scores.performance,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
    ]),
  ),
  ...table(
    [
      'page',
      'slow phone',
      'first paint ms',
      'largest paint ms',
      'speed index ms',
      'blocked ms',
      'shift',
      'bytes',
    ],
    pages.map(({ path, throttling, figures }) => [
      path,
      HOW[throttling],
      number(figures.fcp),
      number(figures.lcp),
      number(figures.speedIndex),
      ms(figures.tbt),
      shift(figures.cls),
      kb(figures.bytes),
    ]),
  ),
  ...beyond(pages),
]

const shift = (value: number) => value.toFixed(3)

/** What holds its budget and what does not, told by the figures themselves. */
function beyond(pages: readonly PageFigures[]) {
  const missed = pages.flatMap(({ path, throttling, scores, figures }) => {
    const { fcp, tbt, lcp, scores: least } = speedBudgetOf(path)
    return [
      ...Object.entries(least).map(([name, score]) => less(name, scores[name as keyof typeof least], score)),
      more('first paint', figures.fcp, fcp ?? Infinity, (value) => `${number(value)} ms`),
      more('largest paint', figures.lcp, lcp[throttling], (value) => `${number(value)} ms`),
      more('blocked', figures.tbt, tbt, (value) => `${ms(value)} ms`),
      more('shift', figures.cls, budgets.shift, shift),
      ...(path === '/' ? [more('bytes', figures.bytes, budgets.totalWithPictures, kb)] : []),
    ].flatMap((sentence) => (sentence ? [`- ${path}, ${HOW[throttling]}: ${sentence}`] : []))
  })
  if (missed.length === 0) return ['Every figure is within its budget.', '']
  return ['Beyond its budget:', '', ...missed, '', 'All other figures are within theirs.', '']
}

const less = (name: string, score: number, least: number) =>
  score < least && `${name} ${score}, to be at least ${least}`

const more = (name: string, value: number, most: number, show: (value: number) => string) =>
  value > most && `${name} ${show(value)}, to be at most ${show(most)}`

/** In its place where there is no browser. */
export const noPages = [
  '## First visit in a browser',
  '',
  'Not measured: there was no Chromium on this machine.',
  '',
]
