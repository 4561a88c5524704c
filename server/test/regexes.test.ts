import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { regexesIn, unsafeRegexes, type Source } from './regexes.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The code that runs in the server and the browser: only that reads untrusted text. */
const shipped = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** Unsafe expressions in every syntactic position, and text that only looks like one. */
const PLANTED: Source = {
  path: 'planted.tsx',
  text: String.raw`
const exponential = /^(a+)+$/
const inATemplate = ${'`${text.replace(/\\s+$/, "")}`'}
const element = <p title={text.match(/(x|x)*y/)![0]}>/(a+)+$/ 1 / 2 / 3</p>
class Words { at = (word = /[+]*a[+]*/u) => word }
const made = new RegExp(text) ?? RegExp('(a+)+$')
// /(a+)+$/
const text = '/(a+)+$/'`,
}

test('no regular expression in production code can be slowed down by hostile text', () => {
  expect(shipped.flatMap(regexesIn).length).toBeGreaterThan(20)
  // The planted expressions prove that unsafe ones are found.
  const unsafe = unsafeRegexes([...shipped, PLANTED])
  expect(unsafe.filter((finding) => !finding.startsWith(PLANTED.path))).toEqual([])
  expect(unsafe.map((finding) => finding.split(' ')[0])).toEqual(
    [2, 3, 4, 5, 6, 6].map((line) => `${PLANTED.path}:${line}`),
  )
})
