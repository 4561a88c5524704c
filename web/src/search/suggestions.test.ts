import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const toEntries = (...labels: string[]) => labels.map((label) => ({ label }))
const names = {
  skills: toEntries('Java', 'JavaScript', 'Java Beans', 'Javanese', 'Web Accessibility'),
  emp_type: toEntries('Full-time'),
  location: toEntries('Berlin, Germany', 'New York, United States'),
}

const suggest = (text: string) =>
  Object.fromEntries(suggestionsFor(text, names).map(({ heading, suggestions }) => [heading, suggestions]))

test('at most three names of each kind that match a text are suggested', () => {
  expect(suggest('java')).toEqual({
    Skills: ['Java', 'JavaScript', 'Java Beans'],
    'Job Type': [],
    Location: [],
  })
})

test('a text that a name matches is not taken apart', () => {
  expect(suggest('web acc').Skills).toEqual(['Web Accessibility'])
})

test('a text that no name matches is completed at its last words', () => {
  expect(suggest('java ber').Location).toEqual(['java Berlin, Germany'])
  expect(suggest('java  new yo').Location).toEqual(['java  New York, United States'])
  expect(suggest('baker f')['Job Type']).toEqual(['baker Full-time'])
  expect(suggest('baker xyz')).toEqual({})
})

test('a suggestion that is too long to be searched for is left out', () => {
  expect(suggest(`${'x'.repeat(84)} berl`).Location).toEqual([`${'x'.repeat(84)} Berlin, Germany`])
  expect(suggest(`${'x'.repeat(85)} berl`)).toEqual({})
})
