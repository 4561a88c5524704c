import { expect, test } from 'vitest'
import { interactionsSection } from './interactionsSection.ts'

const figure = (name: string, median: number, worst: number) => ({ name, runs: 3, median, worst })

test('the report says how often the time of a touch that does nothing another one takes', () => {
  const lines = interactionsSection([figure('nothing', 20, 24), figure('a menu', 50, 100)])
  expect(lines).toContain('| a menu | 50 | 100 | 2.5 × |')
  expect(lines.join('\n')).toContain('Every touch is within its budget')
})

test('the report names each touch that is beyond its budget, and only those', () => {
  const figures = [figure('nothing', 20, 24), figure('a menu', 51, 60), figure('a page', 40, 101)]
  const beyond = interactionsSection(figures).filter((line) => line.startsWith('- '))
  expect(beyond).toEqual(['- a menu', '- a page'])
})
