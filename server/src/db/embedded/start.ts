import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { openCluster } from './cluster.ts'
import { bringUp, nameDatabase, type Connected } from './connection.ts'
import { lockFile } from './lock.ts'
import { hasSocket, removeStaleSocketFolders, stopServer, type Address } from './server.ts'
import type { Cluster } from './tools.ts'

type Options = {
  /** The cluster lives in its folder "postgres". */
  dataDir: string
  log: BaseLogger
  /** False makes a cluster for tests faster and unsafe. */
  durable?: boolean
}

const SOCKET_LOOK_MS = 2_000

export type Embedded = { connectionString: string; stop(): Promise<void> }

/**
 * Starts the PostgreSQL that comes with the product, or takes over the one that a killed server left running, and
 * keeps it running until `stop`. The connection string names a database and a role "guildhall", who owns it and may
 * make others. Refuses while another living server uses the folder.
 */
export async function startEmbedded({ dataDir, log, durable = true }: Options): Promise<Embedded> {
  const folder = join(resolve(dataDir), 'postgres')
  const unlock = await takeFolder(folder)
  try {
    const cluster = await openCluster(folder, durable)
    await removeStaleSocketFolders(cluster)
    const { connectionString, stop } = await supervise(cluster, log)
    let stopped: Promise<void> | undefined
    return { connectionString, stop: () => (stopped ??= stop().finally(unlock)) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function takeFolder(folder: string): Promise<() => void> {
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
 * Watches the server by an idle connection, which ends the moment the server does, and brings it back. One whose
 * socket was deleted can't be reached by anybody new, so it is brought back too.
 */
async function supervise(cluster: Cluster, log: BaseLogger): Promise<Embedded> {
  const stopping = new AbortController()
  let recovery: Promise<void> | undefined

  // What a killed server left may still be starting, or its last processes still ending.
  const { address, connection } = await bringUpWithin(4).catch(async (error) => {
    await stopServer(cluster)
    throw error
  })
  watch(connection)

  async function bringUpWithin(tries: number, known?: Address): Promise<Connected> {
    for (let delay = 100; ; delay = Math.min(delay * 2, 5_000)) {
      try {
        return await bringUp(cluster, log, known)
      } catch (error) {
        if (--tries === 0 || stopping.signal.aborted) throw error
        log.warn({ err: error }, `PostgreSQL did not start; trying again in ${delay} ms.`)
        await sleep(delay, undefined, { signal: stopping.signal })
      }
    }
  }

  function watch(connection: pg.Client) {
    const look = setInterval(async () => {
      if (!(await hasSocket(address))) await connection.end()
    }, SOCKET_LOOK_MS)
    connection.once('end', () => {
      clearInterval(look)
      if (!stopping.signal.aborted) recovery = recover().catch(() => undefined)
    })
  }

  async function recover() {
    log.error('PostgreSQL went away without being asked to; bringing it back.')
    watch((await bringUpWithin(Infinity, address)).connection)
    log.info('PostgreSQL is back.')
  }

  async function stop() {
    stopping.abort()
    await recovery
    await stopServer(cluster)
  }

  return { connectionString: await nameDatabase(cluster, address), stop }
}
