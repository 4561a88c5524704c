import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '../src/db/embedded/start.ts'
import { readVersion } from './database.ts'
import type { Results } from './results.ts'

export type Log = (line: string) => void

/** How to stop and remove what was started, in that order; cleaning up runs in reverse. */
export const cleanups: (() => Promise<unknown>)[] = []

/** Stops and removes everything that a run has started so far. */
export async function cleanUp() {
  // An error while stopping one must not keep the others running.
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup().catch(() => undefined)
}

/** A PostgreSQL with production settings: a temporary one, or that of a folder that is kept. */
export async function startCluster(log: Log, keptIn?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  log('Starting PostgreSQL')
  const { connectionString, stop } = await startEmbedded({
    dataDir: keptIn ?? dataDir,
    log: pino({ level: 'error' }),
  })
  cleanups.push(stop)
  return { dataDir, connectionString, machine: describeMachine(await readVersion(connectionString)) }
}

const describeMachine = (postgres: string): Results['machine'] => ({
  processor: cpus()[0]?.model.trim() ?? 'an unnamed processor',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  postgres,
})
