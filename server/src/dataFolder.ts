import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { completeBinaries } from './db/embedded/binaries.ts'
import { findOwner, isSystemPostgres, ownUser, type Owner } from './db/embedded/owner.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS_MASK = 0o077

/**
 * Restricts DATA_DIR to the user that the server runs as. Started by root, the process gives the folder to the user
 * `guildhall`, or leaves it to its owner, and becomes that user permanently, unless that user can't run the server. See decision 036.
 */
export async function claimDataFolder(dataDir: string, log: BaseLogger) {
  process.umask(OTHERS_MASK)
  const folder = createFolder(dataDir)
  if (process.platform === 'win32') return
  requireOwnFolder(folder)
  if (process.getuid!() === 0) await dropRoot(folder, log)
  restrict(folder)
}

function createFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    const folder = realpathSync(dataDir)
    readdirSync(folder)
    return folder
  } catch (cause) {
    throw new Error(`${dataDir} can't be used: set DATA_DIR to a folder that this user may write.`, { cause })
  }
}

const OWN_NAMES = /^(postgres|files|mail|secret(\.\w+)?|lost\+found)$/
const MARKER = '.guildhall'

/** Marks a folder as this server's, so that a later start accepts it with any other files in it. */
export function markDataFolder(dataDir: string) {
  const marker = join(dataDir, MARKER)
  if (!existsSync(marker)) writeFileSync(marker, '', { mode: FILE_MODE })
}

/** A mistake such as DATA_DIR=/root must not restrict a folder that other programs use. */
function requireOwnFolder(folder: string) {
  if ([MARKER, join('postgres', 'lock')].some((name) => existsSync(join(folder, name)))) return
  // Files such as .gitkeep and .DS_Store are not data; a folder such as .ssh is.
  const foreign = readdirSync(folder, { withFileTypes: true }).find(
    (entry) => !OWN_NAMES.test(entry.name) && !(entry.name.startsWith('.') && entry.isFile()),
  )?.name
  if (foreign === undefined) return
  throw new Error(
    `${folder} contains files that are not this server's data, such as "${foreign}": set DATA_DIR to a separate folder.`,
  )
}

async function dropRoot(folder: string, log: BaseLogger) {
  // Without an owner the embedded database reports the error, and another database needs none.
  const owner = await findOwner(folder, join(folder, 'postgres', 'data')).catch(() => undefined)
  if (!owner || !canServe(owner, folder)) {
    const reason = owner
      ? `the user ${owner.uid} can't read its code or reach DATA_DIR`
      : 'the user guildhall could not be created'
    return log.warn(`the server runs as root, because ${reason}`)
  }
  await completeBinaries()
  if (await isSystemPostgres(owner)) await adviseOwnUser(folder, log)
  restrict(folder, owner)
  process.setgroups!([owner.gid])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
  // Other users may have no access to that of root.
  delete process.env['TMPDIR']
}

/** A running server may use the folder, and the user could move other files into it: so its owner stays. */
async function adviseOwnUser(folder: string, log: BaseLogger) {
  await ownUser().catch(() => undefined)
  log.warn(
    `the server runs as the user of PostgreSQL, as earlier versions did: to give it a user of its own, stop it and run "chown -R guildhall: ${folder}"`,
  )
}

const WEB_PAGE = join(import.meta.dirname, '../../web/dist/index.html')
const ACCESS_CHECK = `
  const { accessSync, constants, statSync } = require('node:fs')
  const [folder, ...files] = process.argv.slice(1)
  statSync(folder)
  for (const file of files) accessSync(file, constants.R_OK)`

/** Whether a user can run Node, read the server, its packages and the web app, and access the folder. */
function canServe(owner: Owner, folder: string) {
  const packageFile = createRequire(import.meta.url).resolve('fastify')
  const files = [import.meta.filename, packageFile, ...(existsSync(WEB_PAGE) ? [WEB_PAGE] : [])]
  const options = { ...owner, cwd: '/', env: {}, stdio: 'ignore' } as const
  return spawnSync(process.execPath, ['-e', ACCESS_CHECK, folder, ...files], options).status === 0
}

/**
 * Removes the permissions of others from a path and its contents; with an owner, changes the owner of all of it. Root
 * changes only files that it owns, and a folder after its contents: meanwhile, nobody else can replace a file in it.
 */
function restrict(path: string, owner?: Owner, top = path) {
  const stats = lstatSync(path)
  if (!isOwn(stats.uid, path, top)) return
  if (stats.isSymbolicLink()) return requireOwnTarget(path)
  const isFolder = stats.isDirectory()
  if (stats.mode & OTHERS_MASK) chmodSync(path, isFolder ? FOLDER_MODE : FILE_MODE)
  for (const name of isFolder ? readdirSync(path) : [])
    try {
      restrict(join(path, name), owner, top)
    } catch (error) {
      // PostgreSQL may still be running there and delete files.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  if (owner) lchownSync(path, owner.uid, owner.gid)
}

/** A symlink to another folder is not followed, but this user must own that folder. */
function requireOwnTarget(link: string) {
  const target = statSync(link, { throwIfNoEntry: false })
  if (!target?.isDirectory()) return
  const folder = realpathSync(link)
  isOwn(target.uid, folder, folder)
}

/** @throws if the owner is another user, unless this one is root */
function isOwn(uid: number, path: string, top: string) {
  const self = process.getuid!()
  if (uid === self || self === 0) return uid === self
  throw new Error(
    `${path} belongs to another user (${uid}): as root, run "chown -R ${userName(self)} ${top}", or set DATA_DIR to another folder.`,
  )
}

function userName(uid: number) {
  try {
    return userInfo().username
  } catch {
    return String(uid)
  }
}
