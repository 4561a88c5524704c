import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { findOwner } from './owner.ts'
import { syncFolder } from './syncFolder.ts'
import { runTool, type Cluster } from './tools.ts'

const DRAFT_PREFIX = 'data.tmp-'

/** Opens the cluster in a folder, and creates it at the first start. The caller holds the folder's lock. */
export async function openCluster(folder: string, durable: boolean): Promise<Cluster> {
  const databaseFolder = join(folder, 'data')
  const owner = await findOwner(databaseFolder)
  const cluster = { databaseFolder, programs: await findBinaries(owner), owner, durable }
  const names = await readdir(folder)
  for (const draft of names.filter((name) => name.startsWith(DRAFT_PREFIX))) {
    // An initdb whose parent was killed may still be writing there.
    await rm(join(folder, draft), { recursive: true, force: true, maxRetries: 5 })
  }
  if (!names.includes('data')) await createCluster(cluster)
  return cluster
}

/** An interrupted initdb leaves what looks like a cluster, so only a complete one is renamed to its final name. */
async function createCluster(cluster: Cluster) {
  const folder = dirname(cluster.databaseFolder)
  const draft = await mkdtemp(join(folder, DRAFT_PREFIX))
  if (cluster.owner) await chown(draft, cluster.owner.uid, cluster.owner.gid)
  const options = [
    '--username=postgres',
    '--encoding=UTF8',
    ...localeOptions(),
    ...(await accessOptions(folder)),
  ]
  await runTool(cluster, 'initdb', cluster.durable ? options : [...options, '--no-sync'], draft)
  await rename(draft, cluster.databaseFolder)
  await syncFolder(folder)
}

/** PostgreSQL's builtin collation sorts the same on every system and version. Only Linux is certain to have C.UTF-8. */
function localeOptions(): string[] {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  if (process.platform === 'linux') return [...builtin, '--locale=C.UTF-8']
  if (process.platform === 'darwin') return [...builtin, '--locale=C', '--lc-ctype=UTF-8']
  return [...builtin, '--locale=C']
}

/** Access is restricted by the mode of the socket's folder on Unix, and by a password on Windows. */
async function accessOptions(folder: string): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject']
  await writeFile(passwordFile(folder), randomBytes(24).toString('hex'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`]
}

export async function readPassword(databaseFolder: string): Promise<string | undefined> {
  if (process.platform !== 'win32') return undefined
  return readFile(passwordFile(dirname(databaseFolder)), 'utf8')
}

function passwordFile(folder: string): string {
  return join(folder, 'password')
}
