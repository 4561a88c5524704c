import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../web/src/routes.tsx'
import { expect, test } from './harness/test.ts'

const FOLDER = join(import.meta.dirname, 'screens')

test('every page has a screen', { tag: '@desktop' }, () => {
  const sources = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  const opens = (path: string) => {
    const [beginning, parameter] = path.split(':')
    const url = `['"\`]${beginning}${parameter ? '' : '[?#\'"`]'}`
    return sources.some((source) => new RegExp(url).test(source))
  }
  expect(routes.map(({ path }) => path).filter((path) => !opens(path))).toEqual([])
})
