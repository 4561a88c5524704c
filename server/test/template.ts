import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { BACKGROUND_POOL, openPool } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueue } from '../src/platform/queue/queue.ts'

const TEMPLATE = 'guildhall_template'
// Copying the files took 16 ms in memory and 36 to 400 on a disk, and the default strategy 190 on a disk.
/** Options of `create database` for a copy of the migrated template. */
export const MIGRATED = `template ${TEMPLATE} strategy file_copy`

export const urlOf = (cluster: string, database: string) =>
  Object.assign(new URL(cluster), { pathname: `/${database}` }).href

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const MIN_FREE_BYTES = 2 ** 30

/** The memory file system of Linux if it has enough space, because test databases need no durability. */
export async function fastestFolder() {
  const memory = '/dev/shm'
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free >= MIN_FREE_BYTES ? memory : tmpdir()
}

/** Vitest's global setup: a PostgreSQL cluster for this run, with a migrated template database. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(await fastestFolder(), 'guildhall-test-'))
  const { connectionString, stop } = await startEmbedded({
    dataDir,
    log: pino({ level: 'error' }),
    durable: false,
  })
  await provideCluster(project, connectionString)
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Adds the template database to a cluster, on which the tests of the project run then. */
export async function provideCluster(project: TestProject, connectionString: string) {
  await withClient(connectionString, (client) => client.query(`create database ${TEMPLATE}`))
  const template = urlOf(connectionString, TEMPLATE)
  await migrate(template)
  const pool = openPool(template, () => undefined, BACKGROUND_POOL)
  await prepareQueue(pool)
  await pool.end()
  project.provide('cluster', connectionString)
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: string
  }
}
