import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The user that PostgreSQL runs as, if that is not the user of this process. */
export type Owner = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of the first of these folders that root does
 * not own, or as the system's PostgreSQL user, which is created if missing.
 */
export async function findOwner(...folders: string[]): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const folder of folders) {
    const existing = await stat(folder).catch(() => undefined)
    if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  }
  const name = process.platform === 'darwin' ? '_postgres' : 'postgres'
  return (await findUser(name)) ?? (await createUser(name))
}

async function createUser(name: string): Promise<Owner> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  await exec('useradd', [...options, name]).catch(() => undefined)
  const owner = await findUser(name)
  if (owner) return owner
  throw new Error(
    `PostgreSQL does not run as root, and the user "${name}" could not be created: ` +
      'start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
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
