import { touchBudget } from '../e2e/budgets.ts'
import type { InteractionFigure } from '../e2e/interactions.ts'
import { ms, table } from '../server/bench/format.ts'

/** How soon a slow phone answers a touch, as the lines of a section of the report. */
export const interactionsSection = (figures: readonly InteractionFigure[]) => [
  '## From a touch to the next picture',
  '',
  `Chromium as a phone with a quarter of this processor, on the demo; of each of ${figures[0]!.runs} runs the slowest event of the interaction, as the browser itself times it: to 8 ms, and none below 16. To be at most ${touchBudget.median} ms at the median and ${touchBudget.worst} ms at worst.`,
  '',
  ...table(
    ['interaction', 'median ms', 'worst ms', ''],
    figures.map(({ name, median, worst }) => [name, ms(median), ms(worst), isWithin({ median, worst })]),
  ),
]

const isWithin = ({ median, worst }: Pick<InteractionFigure, 'median' | 'worst'>) =>
  median <= touchBudget.median && worst <= touchBudget.worst ? 'within' : '**beyond**'
