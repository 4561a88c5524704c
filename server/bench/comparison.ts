import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { loadAlternately, type LoadCase } from './load.ts'
import type { Paths } from './loadCases.ts'
import type { Server } from './server.ts'
import { median, spread } from './statistics.ts'

const run = promisify(execFile)

/** Requests per second of an earlier version and of this one: medians of the rounds. */
export type Compared = {
  name: string
  before: number
  after: number
  /** The median of the ratios of each round. */
  ratio: number
  spread: number
  /** The minimum of the ratio. */
  target: number
}

const CASES: { name: string; paths: keyof Paths; target: number }[] = [
  { name: 'job page, 500 jobs in turn', paths: 'job', target: 4 },
  { name: 'board, 500 pages in turn', paths: 'board', target: 2.5 },
  { name: 'job search, different pages', paths: 'search', target: 1.7 },
  { name: 'word search, different pages', paths: 'wordSearch', target: 1.7 },
  { name: 'job detail, different jobs', paths: 'jobDetail', target: 1.7 },
  { name: 'job page, new URLs', paths: 'newJob', target: 4 },
  { name: 'board, new URLs', paths: 'newBoard', target: 2.5 },
]

type Effort = { rounds: number; seconds: number; log: (line: string) => void }

/** Loads both versions alternately with the same paths. They have the same jobs, each in a database of its own. */
export async function compareVersions(
  { before, after }: Record<'before' | 'after', Server>,
  paths: Paths,
  effort: Effort,
): Promise<Compared[]> {
  const cases = CASES.flatMap(({ name, paths: key }) =>
    [before, after].map((server): LoadCase => ({ name, server, paths: paths[key], about: '', expects: 200 })),
  )
  const rounds = await loadAlternately(cases, effort)
  return CASES.map(({ name, target }, i) => {
    const [before, after] = [rounds[2 * i]!, rounds[2 * i + 1]!].map((of) => of.map(({ rate }) => rate))
    const ratios = after!.map((rate, round) => rate / before![round]!)
    return {
      name,
      before: median(before!),
      after: median(after!),
      ratio: median(ratios),
      spread: spread(ratios),
      target,
    }
  })
}

/** What an earlier version must export for a comparison. */
type Modules = {
  'server/src/db/embedded/start.ts': typeof import('../src/db/embedded/start.ts')
  'server/bench/database.ts': {
    freshDatabase(cluster: string, count: number): Promise<{ url: string; close(): Promise<void> }>
  }
  'server/bench/server.ts': { startProduct(settings: Record<string, string>): Promise<Server> }
}

type Checkout = { commit: string; folder: string }
type Start = { count: number; dataDir: string; settings: Record<string, string> }

/** Starts the version in this folder on a PostgreSQL of its own, filled by its own bench. */
export async function startVersion(folder: string, { count, dataDir, settings }: Start) {
  const load = <K extends keyof Modules>(path: K) =>
    import(pathToFileURL(join(folder, path)).href) as Promise<Modules[K]>
  const { startEmbedded } = await load('server/src/db/embedded/start.ts')
  const { freshDatabase } = await load('server/bench/database.ts')
  const { startProduct } = await load('server/bench/server.ts')

  const cluster = await startEmbedded({ dataDir, log: pino({ level: 'error' }) })
  try {
    const { url, close } = await freshDatabase(cluster.connectionString, count)
    await close()
    const server = await startProduct({ ...settings, DATABASE_URL: url, DATA_DIR: join(dataDir, 'server') })
    return { url, server, stop: () => server.stop().finally(cluster.stop) }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Checks out a commit of this repository into a new folder, installs and builds it. */
export async function checkOut({ commit, folder }: Checkout) {
  await run('git', ['worktree', 'add', '--detach', folder, commit], { cwd: import.meta.dirname })
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  await run('npm', ['run', 'build'], { cwd: folder })
}

export const removeCheckout = (folder: string) =>
  run('git', ['worktree', 'remove', '--force', folder], { cwd: import.meta.dirname })
