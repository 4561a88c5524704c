import { touchBudget } from '../e2e/budgets.ts'
import type { InteractionFigure } from '../e2e/interactions.ts'
import { ms, table, times } from '../server/bench/format.ts'

/** How soon a slow phone answers a touch, as the lines of a section of the report. The first figure is the floor. */
export function interactionsSection(figures: readonly InteractionFigure[]) {
  const floor = figures[0]!
  return [
    '## From a touch to the next picture',
    '',
    `Chromium as a phone with a quarter of this processor, on the demo; of each of ${floor.runs} runs the slowest event of the interaction, as the browser itself times it: to 8 ms, and none below 16. Floor: a touch that changes nothing, which is what this machine takes for a picture.`,
    '',
    ...table(
      ['interaction', 'median ms', 'worst ms', 'by the floor'],
      figures.map(({ name, median, worst }) => [name, ms(median), ms(worst), times(median / floor.median)]),
    ),
    ...verdict(figures),
  ]
}

function verdict(figures: readonly InteractionFigure[]) {
  const { median: most, worst: ever } = touchBudget
  const beyond = figures.filter(({ median, worst }) => median > most || worst > ever)
  const budget = `at most ${most} ms at the median and ${ever} ms at worst`
  if (beyond.length === 0) return [`Every touch is within its budget, ${budget}.`, '']
  return [`To be ${budget}. Beyond that:`, '', ...beyond.map(({ name }) => `- ${name}`), '']
}
