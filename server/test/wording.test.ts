import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What was said in other words before: one wording for each thing. */
const REPLACED = [
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

const sources = globSync('{web,contract,server}/{src,demo}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const filesWith = (matches: (text: string) => boolean) =>
  sources.filter(({ text }) => matches(text)).map(({ file }) => file)

test.each(REPLACED)('no text says "%s"', (wording) => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith((text) => text.includes(wording))).toEqual([])
})

test("the verb is 'log in'; only the button of a provider says 'Sign in with'", () => {
  expect(filesWith((text) => /\bsign in\b(?! with)/i.test(text))).toEqual([])
  expect(filesWith((text) => text.includes('Sign in with'))).toEqual(['web/src/account/messages.ts'])
})
