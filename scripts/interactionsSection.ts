import { shownJobBudget, touchBudget } from '../e2e/budgets.ts'
import type { measureInteractions } from '../e2e/interactions.ts'
import { ms, table, times } from '../server/bench/format.ts'

/** How soon a slow phone responds to a touch, as the lines of a section of the report. The first touch is the baseline. */
export function interactionsSection({ touches, shownJob }: Awaited<ReturnType<typeof measureInteractions>>) {
  const baseline = touches[0]!
  return [
    '## From a touch to the next frame',
    '',
    `Chromium as a phone with a CPU slowed down four times, on the demo: the slowest event of the interaction in each of ${baseline.runs} runs, as the browser's event timing reports it, rounded to 8 ms and at least 16 ms. Baseline: a touch that changes nothing.`,
    '',
    ...table(
      [
        'interaction',
        `median ms (≤ ${touchBudget.median})`,
        `worst ms (≤ ${touchBudget.worst})`,
        'by the baseline',
      ],
      touches.map(({ name, median, worst }) => [
        name,
        ms(median),
        ms(worst),
        times(median / baseline.median),
      ]),
    ),
    '',
    `When a card is tapped, the title and the facts of the job are painted after ${ms(shownJob.median)} ms, at worst after ${ms(shownJob.worst)} ms (≤ ${shownJobBudget}). The first time is the median; both begin with the touch.`,
  ]
}
