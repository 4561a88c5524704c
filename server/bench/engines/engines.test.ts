import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtemp, rm } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { tokensOf, type SearchDocument } from '../../src/search/api.ts'
import { fillJobs } from '../fillJobs.ts'
import type { Engine } from './engine.ts'
import { openFts5 } from './fts5.ts'
import { measureEngines } from './measureEngines.ts'
import { openPostgres } from './postgres.ts'

const document = (id: number, { title = '', head = '', long = '' }): SearchDocument => ({
  id,
  tokens: tokensOf(`${title} ${head}`),
  titleTokens: tokensOf(title),
  longTokens: tokensOf(long),
  facets: {},
  amount: null,
  lastDay: '9999-12-31',
  card: { id },
})

const documents = [
  document(1, { title: 'Java developer', head: 'Berlin', long: 'Kubernetes' }),
  document(2, { title: 'Baker', head: "Java O'Neill", long: 'JavaScript' }),
  document(3, { title: 'JavaScript', head: 'C++', long: 'java' }),
]

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-engines-'))
  closings.push(() => rm(folder, { recursive: true }))
  return folder
}

async function openEngines(): Promise<Engine[]> {
  const folder = await openFolder()
  const { url } = await freshInstance()
  const engines = [openFts5(join(folder, 'fts5.db')), ...(await openPostgres(url))]
  for (const engine of engines) {
    closings.push(async () => engine.close?.())
    await engine.add?.(documents)
    await engine.finish?.()
  }
  return engines
}

test.for([
  { words: [], total: [3, 3, 3] },
  // The last word is the beginning of a word as well, but in long texts only a whole one.
  { words: ['jav'], total: [3, 3, 3] },
  { words: ['kube'], total: [0, 0, 1] },
  { words: ['kubernetes'], total: [1, 1, 1] },
  { words: ['java', 'ber'], total: [1, 1, 1] },
  { words: ['c++'], total: [1, 1, 1] },
])('every engine finds the same documents: $words', async ({ words, total }) => {
  const engines = await openEngines()
  const results = await Promise.all(
    engines.map((engine) => engine.search({ words, sort: 'newest', offset: 0 })),
  )
  expect(results.map((result) => result?.total)).toEqual(total)
  expect(await Promise.all(engines.map(({ bytes }) => bytes()))).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ])
})

test('words of the title are the best match', async () => {
  const [fts5, tsvector, ilike] = await openEngines()
  const query = { words: ['java'], sort: 'best' as const, offset: 0 }
  for (const engine of [fts5, tsvector])
    expect(JSON.stringify((await engine!.search(query))?.cards)).toMatch(/id.*1/)
  expect(ilike!.search(query)).toBeUndefined()
})

test('Guildhall finds the same generated jobs as FTS5 and tsvector', async () => {
  const dataDir = await openFolder()
  const { db, url } = await freshInstance()
  const jobs = await fillJobs(db, { count: 400, today: new Date() })
  // It throws if the totals of a search differ.
  const { engines, searches } = await measureEngines({ db, url, jobs }, { dataDir, runs: 1 })
  expect(engines.map(({ name }) => name)).toEqual(['Guildhall', 'SQLite FTS5', 'tsvector + GIN', 'ilike'])
  expect(new Set(searches.map(({ sort }) => sort))).toEqual(new Set(['newest', 'best']))
})
