import { ms, table, times } from './format.ts'
import type { Results } from './results.ts'

const MAX_RATIO = 3

export const listsSection = ({ lists }: Results) => [
  '### Messages and comments',
  '',
  `Reading a page of 5 messages with its exact total, or of 100 comments, with the functions that the endpoints call, one read at a time. A short list and one of 100,000 in turn: the short one has ten messages, or 100 comments, a full page. Target: with 100,000 at most ${MAX_RATIO} × the time. The last line compares ten rows with 100.`,
  '',
  ...table(
    ['list', 'short: p50 ms', 'p95 ms', 'long: p50 ms', 'p95 ms', 'ratio', 'target'],
    lists.map(({ name, few, many, ratio }) => [
      name,
      ms(few.p50),
      ms(few.p95),
      ms(many.p50),
      ms(many.p95),
      times(ratio),
      `≤ ${MAX_RATIO} ×`,
    ]),
  ),
]
