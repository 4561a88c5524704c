import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { readPassword } from './cluster.ts'
import { isPostmasterOf } from './postmaster.ts'
import { chooseAddress, findServer, startServer, stopServer, type Address } from './server.ts'
import type { Cluster } from './tools.ts'

export type Connected = { address: Address; connection: pg.Client }

const name = 'guildhall'

/** Takes over the cluster's server or starts one, and connects to it. A known address is kept. */
export async function bringUp(cluster: Cluster, log: BaseLogger, known?: Address): Promise<Connected> {
  const adopted = await adopt(cluster, known)
  if (adopted) log.info('Took over the PostgreSQL that was left running.')
  const connected = adopted ?? (await start(cluster, known ?? (await chooseAddress())))
  await createDatabase(connected.connection, await readPassword(cluster))
  return connected
}

async function adopt(cluster: Cluster, known?: Address): Promise<Connected | undefined> {
  const running = await findServer(cluster)
  if (!running) return undefined
  const { pid, address } = running
  const since = Date.now()
  while (!known || known.host === address.host) {
    try {
      return { address, connection: await connect(cluster, address) }
    } catch (error) {
      const patience = isNotYetReady(error) ? 60_000 : 2_000
      if (Date.now() - since > patience || !(await isPostmasterOf(cluster.databaseFolder, pid))) break
      await sleep(100)
    }
  }
  await stopServer(cluster)
  return undefined
}

/** It answers, but is still starting, recovering from a crash, or stopping. */
function isNotYetReady(error: unknown): boolean {
  const cannotConnectNow = '57P03'
  return (error as { code?: string }).code === cannotConnectNow
}

async function start(cluster: Cluster, address: Address): Promise<Connected> {
  await startServer(cluster, address)
  return { address, connection: await connect(cluster, address) }
}

async function connect(cluster: Cluster, address: Address): Promise<pg.Client> {
  const password = await readPassword(cluster)
  const connection = new pg.Client({ ...address, user: 'postgres', database: 'postgres', password })
  // Its end is what is watched; an error without a listener would end the process.
  connection.on('error', () => undefined)
  await connection.connect()
  return connection
}

/** The product needs no superuser: it owns its database, and may make others for tests. */
async function createDatabase(connection: pg.Client, password: string | undefined) {
  const exists = async (query: string) => (await connection.query(query, [name])).rows.length > 0
  if (!(await exists('select from pg_roles where rolname = $1'))) {
    const secret = password ? ` password ${connection.escapeLiteral(password)}` : ''
    await connection.query(`create role ${name} login createdb${secret}`)
  }
  if (!(await exists('select from pg_database where datname = $1'))) {
    await connection.query(`create database ${name} owner ${name}`)
  }
}

/** A URL that both URL parsers and PostgreSQL clients read: a socket's folder has its place in the query. */
export async function nameDatabase(cluster: Cluster, { host, port }: Address): Promise<string> {
  const password = await readPassword(cluster)
  if (password) return `postgres://${name}:${password}@${host}:${port}/${name}`
  return `postgres://${name}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}
