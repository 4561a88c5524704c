import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { bringUp, connectionUrl } from '../../src/db/embedded/connection.ts'
import { findOwner } from '../../src/db/embedded/owner.ts'
import { stopServer } from '../../src/db/embedded/server.ts'
import { runTool, type Cluster } from '../../src/db/embedded/tools.ts'
import { fastestFolder, provideCluster } from '../template.ts'
import { ensurePostgres, howToGetPostgres } from './packages.ts'

/** Vitest's global setup: a cluster of Debian's PostgreSQL with its default configuration, for this run. */
export async function setup(project: TestProject) {
  const programs = ensurePostgres()
  if (!programs) throw new Error(howToGetPostgres)
  const folder = await mkdtemp(join(await fastestFolder(), 'guildhall-test-'))
  const databaseFolder = join(folder, 'data')
  const cluster = { databaseFolder, programs, owner: await findOwner(), durable: true }

  async function teardown() {
    await stopServer(cluster)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await provideCluster(project, await start(cluster))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** Returns the URL of a database whose owner is no superuser, but may create others. */
async function start(cluster: Cluster) {
  const { databaseFolder, owner } = cluster
  await mkdir(databaseFolder)
  // Unlike the embedded programs, Debian's resolve their own path, and then return to this folder by its path.
  if (owner)
    for (const path of [dirname(databaseFolder), databaseFolder]) await chown(path, owner.uid, owner.gid)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await runTool(cluster, 'initdb', [...options, '--no-sync'])
  const { address, connection } = await bringUp(cluster, pino({ level: 'error' }))
  await connection.end()
  return connectionUrl(databaseFolder, address)
}
