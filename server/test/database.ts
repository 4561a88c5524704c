import { rm } from 'node:fs/promises'
import { vi } from 'vitest'
import { isPostmasterOf, readPidFile } from '../src/db/embedded/postmaster.ts'
import { connectEmbedded, databaseFolder, embeddedUrl, queryEmbedded } from './embedded.ts'

/** The embedded database of a data folder, independent of the server that started it. */
export function databaseIn(dataDir: string) {
  const folder = databaseFolder(dataDir)

  /** The pid in the pid file, whose process may have ended. */
  const pid = async () => (await readPidFile(folder))?.pid

  const isRunning = async (id?: number) => {
    const process = id ?? (await pid())
    return process !== undefined && isPostmasterOf(folder, process)
  }

  const url = (name?: string) => embeddedUrl(dataDir, name)
  const connect = () => connectEmbedded(dataDir)
  const query = <Row extends object>(text: string, values?: unknown[]) =>
    queryEmbedded<Row>(dataDir, text, values)

  const answers = () =>
    query('select 1').then(
      () => true,
      () => false,
    )

  /** Stops the database and removes the folder of its socket. */
  async function end() {
    const file = await readPidFile(folder)
    if (!file) return
    if (await isRunning(file.pid)) {
      process.kill(file.pid, 'SIGQUIT')
      await vi.waitUntil(async () => !(await isRunning(file.pid)), 10_000)
    }
    await rm(file.socketFolder, { recursive: true, force: true })
  }

  return { folder, pid, isRunning, url, connect, query, answers, end }
}
