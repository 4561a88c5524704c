import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { leanLibraries, UNUSED_EXPORTS, UNUSED_METHODS } from './leanLibraries.ts'

type Icon = (props: Record<string, unknown>) => ReactNode

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.mts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const transform = leanLibraries.transform as (code: string, id: string) => string

/** The icon of the build, whose module the plugin writes as text. */
function leanIcon() {
  const code = transform('createElement(Icon,', '/lucide-react/dist/esm/createLucideIcon.mjs')
  const body = code.replace(/import .*/, '').replace(/export .*/, 'return createLucideIcon')
  const create = new Function('createElement', body)(createElement) as (icon: object) => Icon
  return create({ node: [] })
}

test('an icon of the build has the defaults of the library', () => {
  expect(leanIcon()({})).toMatchObject({ props: { width: 24, height: 24, 'aria-hidden': true } })
  expect(leanIcon()({ size: 18, 'aria-hidden': false })).toMatchObject({
    props: { width: 18, height: 18, 'aria-hidden': false },
  })
})

test('the router of the build has all its checks, without their texts', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), 'lib')
  const files = ['hooks.js', 'router/utils.js'].map((name) =>
    join(folder.replace('development', 'production'), name),
  )
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    const lean = transform(code, file)
    const checksIn = (text: string) => text.match(/\binvariant\(/g)!.length
    expect(checksIn(lean)).toBe(checksIn(code))
    expect(lean.length).toBeLessThan(code.length - 500)
    expect(lean).not.toMatch(/may be used only in the context|Cannot specify children/)
  }
})

test('the client of queries has all methods but those that the app does not call', () => {
  const file = createRequire(import.meta.url)
    .resolve('@tanstack/query-core')
    .replace(/index\.c?js$/, 'queryClient.js')
  const methodsOf = (code: string) =>
    [...code.matchAll(/^\t(?:async )?(\w+)\(.*\{$/gm)].map(([, name]) => name)
  const code = readFileSync(file.replace('legacy', 'modern'), 'utf8')
  const lean = transform(code, file)
  expect(methodsOf(lean)).toEqual(methodsOf(code).filter((name) => !UNUSED_METHODS.includes(name!)))
  expect(methodsOf(code)).toEqual(expect.arrayContaining(UNUSED_METHODS))

  const sources = sourcesIn(join(import.meta.dirname, 'src'))
  expect(sources.length).toBeGreaterThan(100)
  for (const text of sources)
    expect(UNUSED_METHODS.filter((method) => text.includes(`${method}(`))).toEqual([])
})

test('the code of mutations is loaded with the first of them, not with the client of queries', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core')).replace(
    'legacy',
    'modern',
  )
  const leanOf = (name: string) => transform(readFileSync(join(folder, name), 'utf8'), join(folder, name))
  const cache = leanOf('mutationCache.js')
  expect(cache).not.toContain('./mutation.js')
  expect(cache).toMatch(/build\(client, options, state, Mutation\) \{\s+const mutation = new Mutation\(/)
  const observer = leanOf('mutationObserver.js')
  expect(observer).toMatch(/^import \{ getDefaultState, Mutation \} from "\.\/mutation\.js";$/m)
  expect(observer.match(/\.build\(.*\)/g)).toEqual([
    '.build(this.#client, this.options, undefined, Mutation)',
  ])
})

test('React of the build has all its errors, two of them without their texts', () => {
  const file = createRequire(import.meta.url)
    .resolve('react')
    .replace('index.js', 'cjs/react.production.js')
  const code = readFileSync(file, 'utf8')
  const lean = transform(code, file)
  const errorsIn = (text: string) => text.match(/\bError\(/g)!.length
  expect(errorsIn(lean)).toBe(errorsIn(code))
  expect(lean.match(/\bError\(\)/g)).toHaveLength(2)
  expect(() => new Function('exports', lean)).not.toThrow()
})

test('the scheduler of React has all exports but one that React does not call', () => {
  const resolve = createRequire(createRequire(import.meta.url).resolve('react-dom')).resolve
  const file = resolve('scheduler').replace('index.js', 'cjs/scheduler.production.js')
  const exportsOf = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
  const code = readFileSync(file, 'utf8')
  const lean = transform(code, file)
  expect(exportsOf(code)).toContain('unstable_forceFrameRate')
  expect(exportsOf(lean)).toEqual(exportsOf(code).filter((name) => name !== 'unstable_forceFrameRate'))
  expect(() => new Function('exports', lean)).not.toThrow()

  const client = resolve('react-dom').replace('index.js', 'cjs/react-dom-client.production.js')
  expect(readFileSync(client, 'utf8')).not.toContain('unstable_forceFrameRate')
})

test('React DOM has all exports but those that neither the app nor its components import', () => {
  const file = createRequire(import.meta.url)
    .resolve('react-dom')
    .replace('index.js', 'cjs/react-dom.production.js')
  const exportsOf = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
  const code = readFileSync(file, 'utf8')
  const lean = transform(code, file)
  expect(exportsOf(lean)).toEqual(exportsOf(code).filter((name) => !UNUSED_EXPORTS.includes(name!)))
  expect(exportsOf(code)).toEqual(expect.arrayContaining(UNUSED_EXPORTS))
  // What is left is a whole module.
  expect(() => new Function('exports', 'require', lean)).not.toThrow()

  const components = dirname(createRequire(import.meta.url).resolve('@base-ui/react/package.json'))
  const users = [...sourcesIn(components), ...sourcesIn(join(import.meta.dirname, 'src'))].filter((text) =>
    /from ['"]react-dom['"]/.test(text),
  )
  expect(users.length).toBeGreaterThan(0)
  const used = new RegExp(`\\b(${UNUSED_EXPORTS.join('|')})\\b`)
  expect(users.filter((text) => used.test(text))).toEqual([])
})
