import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { openCluster } from './cluster.ts'
import { bringUp, connectionUrl, type Connected } from './connection.ts'
import { lockFile } from './lock.ts'
import { isPostmasterOf, readPidFile } from './postmaster.ts'
import { hasSocket, removeStaleSocketFolders, stopServer, type Address } from './server.ts'
import type { Cluster } from './tools.ts'

type Options = {
  /** The cluster is in its folder "postgres". */
  dataDir: string
  log: BaseLogger
  /** False makes a cluster for tests faster but unsafe. */
  durable?: boolean
}

const SOCKET_CHECK_INTERVAL_MS = 2_000

export type Embedded = { connectionString: string; stop(): Promise<void> }

/**
 * Starts the embedded PostgreSQL, or connects to the one that a killed server left running, and keeps it running until
 * `stop`. The connection string names a database "guildhall" and its owner, a role "guildhall" that may create others.
 *
 * @throws if another running server uses the folder
 */
export async function startEmbedded({ dataDir, log, durable = true }: Options): Promise<Embedded> {
  const folder = join(resolve(dataDir), 'postgres')
  const unlock = await lockFolder(folder)
  try {
    const cluster = await openCluster(folder, durable)
    const { connectionString, stop } = await supervise(cluster, log)
    // The start doesn't wait for it.
    void removeStaleSocketFolders(cluster).catch(() => undefined)
    let stopped: Promise<void> | undefined
    return { connectionString, stop: () => (stopped ??= stop().finally(unlock)) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Connects to the embedded PostgreSQL of a running server, which `stop` leaves running, or starts it. For commands, which
 * call `requireCluster` first.
 */
export async function joinEmbedded(options: Options): Promise<Embedded> {
  const databaseFolder = join(resolve(options.dataDir), 'postgres', 'data')
  const file = await readPidFile(databaseFolder)
  if (!file || !(await isPostmasterOf(databaseFolder, file.pid))) return startEmbedded(options)
  const address = { host: file.socketFolder || '127.0.0.1', port: file.port }
  return {
    connectionString: await connectionUrl(databaseFolder, address),
    stop: () => Promise.resolve(),
  }
}

/** @throws if a data folder has no database yet */
export async function requireCluster(dataDir: string) {
  await stat(join(dataDir, 'postgres', 'data')).catch(({ code }: NodeJS.ErrnoException) => {
    // Any other error, such as a folder of another user, has a message of its own later.
    if (code === 'ENOENT')
      throw new Error(`${dataDir} has no database yet: start the server once, which creates it.`)
  })
}

async function lockFolder(folder: string): Promise<() => void> {
  const unlock = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => lockFile(join(folder, 'lock')))
    .catch((cause: Error) => {
      throw new Error(`${folder} can't be written: set DATA_DIR to a folder that can.`, { cause })
    })
  if (unlock) return unlock
  throw new Error(
    `Another server is running on ${folder}: to run several, give all of them one DATABASE_URL.`,
  )
}

/**
 * Watches the server with an idle connection, which ends when the server does, and restarts it. A server whose socket
 * was deleted accepts no new connections, so it is restarted too.
 */
async function supervise(cluster: Cluster, log: BaseLogger): Promise<Embedded> {
  const stopping = new AbortController()
  let recovery: Promise<void> | undefined

  // The PostgreSQL of a killed server may still be starting, or its last processes may still be ending.
  const { address, connection } = await bringUpWithRetries(4).catch(async (error) => {
    await stopServer(cluster)
    throw error
  })
  watch(connection)

  async function bringUpWithRetries(attempts: number, known?: Address): Promise<Connected> {
    for (let delay = 100; ; delay = Math.min(delay * 2, 5_000)) {
      try {
        return await bringUp(cluster, log, known)
      } catch (error) {
        if (--attempts === 0 || stopping.signal.aborted) throw error
        log.warn({ err: error }, `embedded PostgreSQL did not start, retrying in ${delay} ms`)
        await sleep(delay, undefined, { signal: stopping.signal })
      }
    }
  }

  function watch(connection: pg.Client) {
    const interval = setInterval(async () => {
      if (!(await hasSocket(address))) await connection.end()
    }, SOCKET_CHECK_INTERVAL_MS)
    connection.once('end', () => {
      clearInterval(interval)
      if (!stopping.signal.aborted) recovery = recover().catch(() => undefined)
    })
  }

  async function recover() {
    log.error('embedded PostgreSQL stopped unexpectedly, restarting')
    watch((await bringUpWithRetries(Infinity, address)).connection)
    log.info('embedded PostgreSQL restarted')
  }

  async function stop() {
    stopping.abort()
    await recovery
    await stopServer(cluster)
  }

  return { connectionString: await connectionUrl(cluster.databaseFolder, address), stop }
}
