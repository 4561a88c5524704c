import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { findOwner, type Owner } from './owner.ts'
import { syncFolder } from './syncFolder.ts'
import { runTool, type Cluster } from './tools.ts'

const DRAFT_PREFIX = 'data.tmp-'
export const SUPERUSER = 'postgres'
/** The name of the product's role and of its database. */
export const ROLE = 'guildhall'

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
  await ensurePassword(cluster)
  if (!names.includes('data')) await createCluster(cluster)
  return cluster
}

/** An interrupted initdb leaves what looks like a cluster, so only a complete one is renamed to its final name. */
async function createCluster(cluster: Cluster) {
  const folder = dirname(cluster.databaseFolder)
  const draft = await mkdtemp(join(folder, DRAFT_PREFIX))
  if (cluster.owner) await chown(draft, cluster.owner.uid, cluster.owner.gid)
  const options = [`--username=${SUPERUSER}`, '--encoding=UTF8', ...localeOptions(), ...accessOptions(folder)]
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

/** On Unix the network has no access. Windows has no private sockets: its clusters need the password from the start. */
function accessOptions(folder: string): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject']
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`]
}

const TRUSTING_RULES = 'local all all trust\n'
const PASSWORD_RULES = 'local all all scram-sha-256\n'

/**
 * Ensures that a private file has the password of the database roles. Without the file, an earlier version made the
 * cluster, or the file was lost: then this start sets a new password.
 */
async function ensurePassword(cluster: Cluster) {
  const file = passwordFile(dirname(cluster.databaseFolder))
  if (existsSync(file)) return
  if (process.platform !== 'win32' && existsSync(cluster.databaseFolder))
    await writeAccessRules(cluster, TRUSTING_RULES)
  await replaceFile(file, randomBytes(24).toString('hex'))
}

/**
 * Makes every connection need the password. Clusters begin without it on Unix, because `initdb` may run as a user who
 * can't read its file, and those of earlier versions had none: the private folder of the socket protects them.
 */
export async function requirePassword(cluster: Cluster, superuser: pg.Client) {
  const file = join(cluster.databaseFolder, 'pg_hba.conf')
  if (process.platform === 'win32' || (await readFile(file, 'utf8')) === PASSWORD_RULES) return
  const password = superuser.escapeLiteral((await readPassword(cluster.databaseFolder))!)
  // A random password needs no slow hash, which each new connection would wait for.
  await superuser.query('set scram_iterations = 1')
  for (const role of [SUPERUSER, ROLE]) await superuser.query(`alter role ${role} password ${password}`)
  await writeAccessRules(cluster, PASSWORD_RULES)
  await superuser.query('select pg_reload_conf()')
}

async function writeAccessRules({ databaseFolder, owner }: Cluster, rules: string) {
  await replaceFile(join(databaseFolder, 'pg_hba.conf'), rules, owner)
}

async function replaceFile(path: string, content: string, owner?: Owner) {
  const draft = `${path}.tmp`
  await writeFile(draft, content, { mode: 0o600, flush: true })
  if (owner) await chown(draft, owner.uid, owner.gid)
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Undefined beside a running server of an earlier version, whose database needs none. */
export async function readPassword(databaseFolder: string): Promise<string | undefined> {
  return readFile(passwordFile(dirname(databaseFolder)), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

function passwordFile(folder: string): string {
  return join(folder, 'password')
}
