import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { isPostmasterOf, readPidFile } from '../src/db/embedded/postmaster.ts'

/** The embedded database inside a data folder, seen from outside, whatever becomes of the server that started it. */
export function databaseIn(dataDir: string) {
  const folder = join(dataDir, 'postgres', 'data')

  /** The number in its pid file. The process may be dead. */
  const pid = async () => (await readPidFile(folder))?.pid

  const isRunning = async (number?: number) => {
    const asked = number ?? (await pid())
    return asked !== undefined && isPostmasterOf(folder, asked)
  }

  /** The address of one of its databases. */
  async function url(name = 'guildhall') {
    const { socketFolder, port } = (await readPidFile(folder))!
    return `postgres://guildhall@localhost:${port}/${name}?host=${encodeURIComponent(socketFolder)}`
  }

  async function connect() {
    const client = new pg.Client(await url())
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async function query<Row extends object>(text: string, values: unknown[] = []) {
    const client = await connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  const answers = () =>
    query('select 1').then(
      () => true,
      () => false,
    )

  /** Leaves nothing of it running, nor its socket's folder. */
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
