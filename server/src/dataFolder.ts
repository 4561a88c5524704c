import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { opendir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { completeBinaries } from './db/embedded/binaries.ts'
import { findOwner, isSystemPostgres, ownUser, type Owner } from './db/embedded/owner.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS_MASK = 0o077

/**
 * Restricts DATA_DIR to the user that the server runs as. Started by root, the process gives the folder to the user
 * `guildhall`, or leaves it to its owner, and becomes that user permanently, unless that user can't run the server. See
 * decision 036.
 */
export async function claimDataFolder(dataDir: string, log: BaseLogger) {
  process.umask(OTHERS_MASK)
  const folder = createFolder(dataDir)
  if (process.platform === 'win32') return { isHandedOver: false }
  requireOwnFolder(folder)
  const isHandedOver = process.getuid!() === 0 && (await dropRoot(folder, log))
  // The rest follows in `restrictDataFolder`: nobody else can reach what is in a private folder.
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    restrict(path, lstatSync(path), folder)
  return { isHandedOver }
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

/** Content of the marker once root's files were given to the owner. */
const HANDED_OVER = 'handed over\n'

/** Marks a folder as this server's, so that a later start accepts it with any other files in it. */
export function markDataFolder(dataDir: string, { isHandedOver }: { isHandedOver: boolean }) {
  const marker = join(dataDir, MARKER)
  // A server that stays root adds files of its own.
  if (isHandedOver || process.getuid?.() === 0 || !existsSync(marker))
    writeFileSync(marker, isHandedOver ? HANDED_OVER : '', { mode: FILE_MODE })
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
    log.warn(`the server runs as root, because ${reason}`)
    return false
  }
  await completeBinaries()
  if (await isSystemPostgres(owner)) await adviseOwnUser(folder, log)
  if (!wasHandedOver(folder)) {
    if (process.platform === 'linux') handOver(folder, owner, true)
    else handOverPath(folder, owner)
  }
  process.setgroups!([owner.gid])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
  // Other users may have no access to that of root.
  delete process.env['TMPDIR']
  return true
}

/** The owner stays: a running server may use the folder, and the user could move other files into it. */
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

/** Tells if an earlier start gave root's files to the owner, and root has added none at the top since. */
function wasHandedOver(folder: string) {
  const names = readdirSync(folder)
  if (!names.includes(MARKER) || readFileSync(join(folder, MARKER), 'utf8') !== HANDED_OVER) return false
  return [folder, ...names.map((name) => join(folder, name))].every((path) => lstatSync(path).uid !== 0)
}

const NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Gives root's files in a folder to its owner, who may replace paths meanwhile. So each path is opened in the open folder
 * above it without following links, and hard links in the owner's folders stay root's.
 */
function handOver(path: string, owner: Owner, isSafe: boolean) {
  const descriptor = openIfNoLink(path)
  if (descriptor === undefined) {
    const link = lstatSync(path, { throwIfNoEntry: false })
    if (isSafe && link?.uid === 0) lchownSync(path, owner.uid, owner.gid)
    return
  }
  try {
    const stats = fstatSync(descriptor)
    const isRoots = stats.uid === 0 && (stats.isDirectory() || isSafe || stats.nlink === 1)
    if (isRoots && stats.mode & OTHERS_MASK) fchmodSync(descriptor, modeOf(stats))
    if (stats.isDirectory())
      for (const name of readdirSync(`/proc/self/fd/${descriptor}`))
        handOver(`/proc/self/fd/${descriptor}/${name}`, owner, isRoots)
    if (isRoots) fchownSync(descriptor, owner.uid, owner.gid)
  } finally {
    closeSync(descriptor)
  }
}

function openIfNoLink(path: string) {
  try {
    return openSync(path, NO_LINK)
  } catch (error) {
    // A link or a socket. PostgreSQL may still be running there and delete files.
    if (['ELOOP', 'ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code!)) return undefined
    throw error
  }
}

/** For systems without `/proc`: only where root owns all folders above, because nobody else can replace a file there. */
function handOverPath(path: string, owner: Owner) {
  const stats = lstatSync(path)
  if (stats.uid !== 0) return
  if (stats.isDirectory()) {
    chmodSync(path, FOLDER_MODE)
    for (const name of readdirSync(path)) handOverPath(join(path, name), owner)
  }
  lchownSync(path, owner.uid, owner.gid)
}

const modeOf = (stats: Stats) => (stats.isDirectory() ? FOLDER_MODE : FILE_MODE)

/**
 * Removes the permissions of others from a path.
 *
 * @throws if another user owns it, unless this one is root
 */
function restrict(path: string, stats: Stats, top: string) {
  if (!isOwn(stats.uid, path, top)) return
  if (stats.isSymbolicLink()) return requireOwnTarget(path)
  if (stats.mode & OTHERS_MASK) chmodSync(path, modeOf(stats))
}

// Short enough for a request that waits meanwhile, and a sixth of the time at most.
const SLICE_MS = 2
const PAUSE_MS = 10

/**
 * Removes the permissions of others from all files of DATA_DIR, and warns of files that belong to another user. It runs
 * beside requests, in slices with pauses, until `signal` is aborted.
 */
export async function restrictDataFolder(dataDir: string, log: BaseLogger, signal: AbortSignal) {
  if (process.platform === 'win32') return
  const top = realpathSync(dataDir)
  const problems: string[] = []
  let sliceStart = performance.now()
  for await (const path of pathsIn(top)) {
    try {
      // Asynchronous calls would take ten times the CPU.
      restrict(path, lstatSync(path), top)
    } catch (error) {
      // PostgreSQL deletes files meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push((error as Error).message)
    }
    if (performance.now() - sliceStart < SLICE_MS) continue
    await sleep(PAUSE_MS, undefined, { signal })
    sliceStart = performance.now()
  }
  if (problems.length > 0) log.warn({ files: problems.length }, problems[0])
}

/** All paths in a folder, at any depth, without following links. */
async function* pathsIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { bufferSize: 200 }).catch(() => [])
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    yield path
    if (entry.isDirectory()) yield* pathsIn(path)
  }
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
