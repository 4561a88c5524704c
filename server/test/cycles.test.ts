import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SOURCES = ['contract/src', 'server/src', 'server/demo', 'web/src']
const CONTRACT = '@guildhall/contract/'
const IMPORT = /\b(?:from|import)[\s(]*'([^']+)'/g

type Import = readonly [file: string, imported: string]

/** The source files that a file imports, statically, dynamically or for types only. */
function importsIn(file: string, code: string): Import[] {
  return Array.from(code.matchAll(IMPORT), ([, path = '']) => path).flatMap((path): Import[] => {
    if (path.startsWith('.')) return [[file, join(dirname(file), path)]]
    if (path.startsWith(CONTRACT)) return [[file, `contract/src/${path.slice(CONTRACT.length)}.ts`]]
    return []
  })
}

async function readImports() {
  const imports: Import[] = []
  for (const source of SOURCES)
    for (const path of await readdir(join(ROOT, source), { recursive: true })) {
      const file = join(source, path)
      if (/\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
        imports.push(...importsIn(file, await readFile(join(ROOT, file), 'utf8')))
    }
  return imports
}

/** Files directly in a source folder are separate nodes: the `values.ts` of the contract is below every folder, `app.ts` above. */
const folderOf = (file: string) => (SOURCES.includes(dirname(file)) ? file : dirname(file))

/** A cycle such as a, b, a; undefined if there is none. */
function findCycle(edges: (readonly [from: string, to: string])[]) {
  const targets = new Map<string, Set<string>>()
  for (const [from, to] of edges) if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to))

  const finished = new Set<string>()
  function visit(node: string, path: string[]): string[] | undefined {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (finished.has(node)) return undefined
    for (const target of targets.get(node) ?? []) {
      const cycle = visit(target, [...path, node])
      if (cycle) return cycle
    }
    finished.add(node)
    return undefined
  }
  for (const node of targets.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}

const betweenFolders = (imports: Import[]) =>
  findCycle(imports.map(([file, imported]) => [folderOf(file), folderOf(imported)]))

test('no files and no folders import each other in a cycle, types included', async () => {
  const imports = await readImports()
  expect(imports.length).toBeGreaterThan(500)
  expect(findCycle(imports)).toBeUndefined()
  expect(betweenFolders(imports)).toBeUndefined()
})

test('a cycle is found if one of its imports is for a type or dynamic', async () => {
  const imports = await readImports()
  const planted = [
    ['server/src/db/connect.ts', "import type { User } from '../platform/http/mount.ts'", 'server/src/db'],
    ['web/src/shell/Page.tsx', "const load = () => import('../jobs/api.ts')", 'web/src/shell'],
    [
      'contract/src/values.ts',
      "export { jobs } from '@guildhall/contract/jobs/endpoints'",
      'contract/src/values.ts',
    ],
  ] as const
  for (const [file, code, folder] of planted)
    expect.soft(betweenFolders([...imports, ...importsIn(file, code)]), file).toContain(folder)
})
