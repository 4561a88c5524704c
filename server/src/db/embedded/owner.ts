import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The user that PostgreSQL runs as, if that is not the user of this process. */
export type Owner = { uid: number; gid: number }

const NAME = 'guildhall'

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of the first of these folders that root does
 * not own, or as a user of its own, which is created if missing.
 */
export async function findOwner(...folders: string[]): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const folder of folders) {
    const existing = await stat(folder).catch(() => undefined)
    if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  }
  return ownUser()
}

/** The user of this product, which is created if missing. */
export const ownUser = async () => (await findUser(NAME)) ?? (await createUser())

/** Tells if a user is the system's PostgreSQL user, which earlier versions ran as. */
export async function isSystemPostgres({ uid }: Owner) {
  const found = await findUser(process.platform === 'darwin' ? '_postgres' : 'postgres')
  return found?.uid === uid
}

async function createUser(): Promise<Owner> {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? '/usr/bin:/bin'}:/usr/sbin:/sbin` }
  // The second is BusyBox's.
  for (const [program, ...options] of [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'],
    ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin'],
  ] as const) {
    await exec(program, [...options, NAME], { env }).catch(() => undefined)
    const owner = await findUser(NAME)
    if (owner) return owner
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user "${NAME}" could not be created: ` +
      'create it, start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

async function findUser(name: string): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([exec('id', ['-u', name]), exec('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
