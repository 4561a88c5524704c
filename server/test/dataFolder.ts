import { mkdtemp, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import nodeFlags from '../nodeFlags.json' with { type: 'json' }
import { startEmbedded } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { copyFolder } from './copyFolder.ts'
import { freshFolder } from './folders.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')

/** Vitest's global setup: what makes the start of a server faster, a migrated database and compiled code. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-test-'))
  const [dataDir, compileCache] = [join(folder, 'data'), join(folder, 'compiled')]
  const { connectionString, stop } = await startEmbedded({ dataDir, log: pino({ level: 'error' }) })
  await migrate(connectionString).finally(stop)
  project.provide('dataFolder', dataDir)

  // A start that fails loads all code. Node writes the cache when a process exits: a server is another user by then.
  const env = { NODE_COMPILE_CACHE: compileCache, DEMO: 'invalid' }
  await promisify(execFile)(process.execPath, [...nodeFlags, MAIN], { env }).catch(() => undefined)
  project.provide('compileCache', compileCache)
  return () => rm(folder, { recursive: true, force: true })
}

/** A data folder with a migrated database for one test, removed when the test ends. */
export async function freshDataFolder() {
  const folder = await freshFolder()
  await copyDataFolder(folder)
  return folder
}

/** Copies the data folder with a migrated database. */
export const copyDataFolder = (folder: string) => copyFolder(inject('dataFolder'), folder)

declare module 'vitest' {
  interface ProvidedContext {
    dataFolder: string
    compileCache: string
  }
}
