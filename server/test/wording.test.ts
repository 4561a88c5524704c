import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What was said in other words before: one wording for each thing. */
const REPLACED = [
  'Sign in to ',
  'Lowest salary',
  'with a lowest salary',
  'Please insert an amount',
  'No open job matches',
  'type to narrow the list',
  'choices could not be loaded',
  'The job is saved',
  'The job is removed',
  'The job is posted',
  'This job takes no more',
  'You may leave this empty',
  'skills in common with the job',
  'as candidates see it',
  'Several lines',
  'Answer required',
  'We kept what you had written',
  'Link lost or expired?',
  'The link is good for',
  'Remembered it?',
  'Mails of the demo',
  'What there is to do',
  'You visit a lesson',
  'practice that shows',
]

test('every text has the wording that was agreed on', () => {
  const files = globSync('{web,contract,server}/{src,demo}/**/*.{ts,tsx}', { cwd: ROOT })
  const texts = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  expect(texts.length).toBeGreaterThan(500)
  const found = texts.flatMap(({ file, text }) =>
    REPLACED.filter((wording) => text.includes(wording)).map((wording) => `${file}: ${wording}`),
  )
  expect(found).toEqual([])
})
