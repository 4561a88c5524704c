import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findOwner } from '../../src/db/embedded/owner.ts'
import { chooseAddress, startServer, stopServer } from '../../src/db/embedded/server.ts'
import { runTool, type Cluster } from '../../src/db/embedded/tools.ts'
import { fastestFolder, provideCluster, withClient } from '../template.ts'
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

/** Returns the URL of a role that is no superuser, but may create databases. */
async function start(cluster: Cluster) {
  const { databaseFolder, owner } = cluster
  await mkdir(databaseFolder)
  // Unlike the embedded programs, Debian's resolve their own path, and then return to this folder by its path.
  if (owner)
    for (const path of [dirname(databaseFolder), databaseFolder]) await chown(path, owner.uid, owner.gid)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await runTool(cluster, 'initdb', [...options, '--no-sync'])
  const address = await chooseAddress()
  await startServer(cluster, address)
  const urlFor = (user: string) =>
    `postgres://${user}@localhost:${address.port}/postgres?host=${address.host}`
  await withClient(urlFor('postgres'), (client) => client.query('create role guildhall login createdb'))
  return urlFor('guildhall')
}
