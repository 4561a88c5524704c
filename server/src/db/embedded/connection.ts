import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { readPassword, requirePassword, ROLE, SUPERUSER } from './cluster.ts'
import { isPostmasterOf } from './postmaster.ts'
import { chooseAddress, findServer, startServer, stopServer, type Address } from './server.ts'
import type { Cluster } from './tools.ts'

export type Connected = { address: Address; connection: pg.Client }

/** Connects to the running server of the cluster, or starts one, on the `known` address if there is one. */
export async function bringUp(cluster: Cluster, log: BaseLogger, known?: Address): Promise<Connected> {
  const adopted = await adopt(cluster, known)
  if (adopted) log.info('embedded PostgreSQL was still running, connected to it')
  const connected = adopted ?? (await start(cluster, known ?? (await chooseAddress())))
  await createDatabase(connected.connection, await readPassword(cluster.databaseFolder))
  await requirePassword(cluster, connected.connection)
  return connected
}

async function adopt(cluster: Cluster, known?: Address): Promise<Connected | undefined> {
  const running = await findServer(cluster)
  if (!running) return undefined
  const { pid, address } = running
  const startedAt = Date.now()
  while (!known || known.host === address.host) {
    try {
      return { address, connection: await connect(cluster, address) }
    } catch (error) {
      const timeoutMs = isNotYetReady(error) ? 60_000 : 2_000
      if (Date.now() - startedAt > timeoutMs || !(await isPostmasterOf(cluster.databaseFolder, pid))) break
      await sleep(100)
    }
  }
  await stopServer(cluster)
  return undefined
}

/** The server responds, but is starting, recovering from a crash, or stopping. */
function isNotYetReady(error: unknown): boolean {
  const cannotConnectNow = '57P03'
  return (error as { code?: string }).code === cannotConnectNow
}

async function start(cluster: Cluster, address: Address): Promise<Connected> {
  await startServer(cluster, address)
  return { address, connection: await connect(cluster, address) }
}

async function connect(cluster: Cluster, address: Address): Promise<pg.Client> {
  const password = await readPassword(cluster.databaseFolder)
  const connection = new pg.Client({ ...address, user: SUPERUSER, database: 'postgres', password })
  // `supervise` listens to 'end'; without a listener, an 'error' event would end the process.
  connection.on('error', () => undefined)
  await connection.connect()
  return connection
}

/** The product's role is no superuser: it owns its database, and may create others for tests. */
async function createDatabase(connection: pg.Client, password: string | undefined) {
  const exists = async (query: string) => (await connection.query(query, [ROLE])).rows.length > 0
  if (!(await exists('select from pg_roles where rolname = $1'))) {
    const secret = password ? ` password ${connection.escapeLiteral(password)}` : ''
    await connection.query(`create role ${ROLE} login createdb${secret}`)
  }
  if (!(await exists('select from pg_database where datname = $1'))) {
    await connection.query(`create database ${ROLE} owner ${ROLE}`)
  }
}

/** A connection URL that URL parsers and PostgreSQL clients both read: the socket's folder is in the query. */
export async function connectionUrl(databaseFolder: string, { host, port }: Address): Promise<string> {
  const password = await readPassword(databaseFolder)
  const login = password ? `${ROLE}:${password}` : ROLE
  return process.platform === 'win32'
    ? `postgres://${login}@${host}:${port}/${ROLE}`
    : `postgres://${login}@localhost:${port}/${ROLE}?host=${encodeURIComponent(host)}`
}
