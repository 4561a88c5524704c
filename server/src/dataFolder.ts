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
import { findOwner, type Owner } from './db/embedded/owner.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OPEN_TO_OTHERS = 0o077

/**
 * Closes DATA_DIR to everybody but the user that the server runs as. Started by root, the process hands the folder
 * over to the user of PostgreSQL and becomes that user for good, unless that user can't run it. See decision 036.
 */
export async function claimDataFolder(dataDir: string, log: BaseLogger) {
  process.umask(OPEN_TO_OTHERS)
  const folder = makeFolder(dataDir)
  if (process.platform === 'win32') return
  requireOwnFolder(folder)
  if (process.getuid!() === 0) await leaveRoot(folder, log)
  restrict(folder)
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    const folder = realpathSync(dataDir)
    readdirSync(folder)
    return folder
  } catch (cause) {
    throw new Error(`${dataDir} can't be used: set DATA_DIR to a folder that this user may write.`, { cause })
  }
}

const NAMES = /^(postgres|files|mail|secret(\.\w+)?|lost\+found)$/
const MARKER = '.guildhall'

/** Flags a folder as this server's, so that a later start accepts it with whatever else an operator puts there. */
export function markDataFolder(dataDir: string) {
  const marker = join(dataDir, MARKER)
  if (!existsSync(marker)) writeFileSync(marker, '', { mode: FILE_MODE })
}

/** A mistake such as DATA_DIR=/root must not close a folder that other programs use. */
function requireOwnFolder(folder: string) {
  if ([MARKER, join('postgres', 'lock')].some((name) => existsSync(join(folder, name)))) return
  // Files such as .gitkeep and .DS_Store are nobody's data; a folder such as .ssh is.
  const stranger = readdirSync(folder, { withFileTypes: true }).find(
    (entry) => !NAMES.test(entry.name) && !(entry.name.startsWith('.') && entry.isFile()),
  )?.name
  if (stranger === undefined) return
  throw new Error(
    `${folder} holds other things than this server's data, such as "${stranger}": set DATA_DIR to a folder of its own.`,
  )
}

async function leaveRoot(folder: string, log: BaseLogger) {
  // Where there is no such user and none can be made, the embedded database says so, and no other one needs it.
  const owner = await findOwner(folder, join(folder, 'postgres', 'data')).catch(() => undefined)
  if (!owner || !canServe(owner, folder)) {
    const reason = owner
      ? `the user ${owner.uid} can't read its code or reach DATA_DIR`
      : 'there is no other user'
    return log.warn(`the server runs as root, because ${reason}`)
  }
  await completeBinaries()
  restrict(folder, owner)
  process.setgroups!([owner.gid])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
  // Root's may be closed to others.
  delete process.env['TMPDIR']
}

const PAGE = join(import.meta.dirname, '../../web/dist/index.html')
const LOOK = `
  const { accessSync, constants, statSync } = require('node:fs')
  const [folder, ...files] = process.argv.slice(1)
  statSync(folder)
  for (const file of files) accessSync(file, constants.R_OK)`

/** Whether a user can run this server: Node, its code, its packages and the web app, and come to the folder. */
function canServe(owner: Owner, folder: string) {
  const packageFile = createRequire(import.meta.url).resolve('fastify')
  const files = [import.meta.filename, packageFile, ...(existsSync(PAGE) ? [PAGE] : [])]
  const options = { ...owner, cwd: '/', env: {}, stdio: 'ignore' } as const
  return spawnSync(process.execPath, ['-e', LOOK, folder, ...files], options).status === 0
}

/**
 * Takes all rights of others from a path and what is in it; with an owner, hands all of it over. Root touches only
 * what is root's, and gives a folder away last: nobody else can put something in another's place meanwhile.
 */
function restrict(path: string, owner?: Owner, top = path) {
  const found = lstatSync(path)
  if (!isOurs(found.uid, path, top)) return
  if (found.isSymbolicLink()) return requireOurTarget(path)
  const isFolder = found.isDirectory()
  if (found.mode & OPEN_TO_OTHERS) chmodSync(path, isFolder ? FOLDER_MODE : FILE_MODE)
  for (const name of isFolder ? readdirSync(path) : [])
    try {
      restrict(join(path, name), owner, top)
    } catch (error) {
      // PostgreSQL may still be running there, and remove files.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  if (owner) lchownSync(path, owner.uid, owner.gid)
}

/** What is kept in a folder elsewhere is left as it is, but it must be a folder that we may use. */
function requireOurTarget(link: string) {
  const target = statSync(link, { throwIfNoEntry: false })
  if (!target?.isDirectory()) return
  const folder = realpathSync(link)
  isOurs(target.uid, folder, folder)
}

/** @throws with what to do, where this user can't restrict what belongs to another */
function isOurs(uid: number, path: string, top: string) {
  const us = process.getuid!()
  if (uid === us || us === 0) return uid === us
  throw new Error(
    `${path} belongs to another user (${uid}): as root, run "chown -R ${ourName(us)} ${top}", or set DATA_DIR to another folder.`,
  )
}

function ourName(uid: number) {
  try {
    return userInfo().username
  } catch {
    return String(uid)
  }
}
