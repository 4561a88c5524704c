import { expect, test } from 'vitest'
import { interactionsSection } from './interactionsSection.ts'

const metrics = (name: string, median: number, worst: number) => ({ name, runs: 3, median, worst })

test('the report compares each touch with the baseline and names the budgets', () => {
  const lines = interactionsSection({
    touches: [metrics('nothing', 20, 24), metrics('a menu', 50, 100)],
    shownJob: metrics('opening a job', 70, 90),
  })
  expect(lines).toContain('| interaction | median ms (≤ 100) | worst ms (≤ 200) | by the baseline |')
  expect(lines).toContain('| a menu | 50 | 100 | 2.5 × |')
  expect(lines.at(-1)).toContain('after 70 ms, at worst after 90 ms (≤ 200)')
})
