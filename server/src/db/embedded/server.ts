import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, chown, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findFreePort } from './freePort.ts'
import { isPostmasterOf, readPidFile } from './postmaster.ts'
import { runTool, type Cluster } from './tools.ts'

/** Where a server listens: the folder of its Unix socket, or on Windows the loopback interface. */
export type Address = { host: string; port: number }

const SOCKET_PREFIX = 'guildhall-'
const SOCKET_FOLDER = /^guildhall-[0-9a-f]{16}$/
const SOCKET_PORT = 5432

// A new folder of a starting server has no socket yet.
const MIN_STALE_AGE_MS = 60_000

const DURABILITY_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit']

/** A socket folder with a random name, in a folder that the owner of the cluster can access. */
export async function chooseAddress(): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() }
  // The path of a socket has at most 103 characters, and pg_ctl passes it to a shell.
  const isSuitable = process.getuid?.() !== 0 && /^[\w./-]{1,60}$/.test(tmpdir())
  return {
    host: join(isSuitable ? tmpdir() : '/tmp', SOCKET_PREFIX + randomBytes(8).toString('hex')),
    port: SOCKET_PORT,
  }
}

/**
 * The running server of this cluster, if there is one. A stale pid file is removed: if a process of the same user has
 * its pid now, PostgreSQL would take it for the server and refuse to start.
 */
export async function findServer(cluster: Cluster): Promise<{ pid: number; address: Address } | undefined> {
  const file = await readPidFile(cluster.databaseFolder)
  if (file && (await isPostmasterOf(cluster.databaseFolder, file.pid))) {
    return { pid: file.pid, address: { host: file.socketFolder || '127.0.0.1', port: file.port } }
  }
  if (file) await removeSocketFolder(file.socketFolder)
  await rm(join(cluster.databaseFolder, 'postmaster.pid'), { force: true })
  return undefined
}

export async function startServer(cluster: Cluster, address: Address) {
  await makeSocketFolder(cluster, address)
  // pg_ctl starts the server in its own session, so that Ctrl-C in our terminal does not reach it.
  const options = serverSettings(cluster, address).map((setting) => `-c ${setting}`)
  await runTool(cluster, 'pg_ctl', ['start', '-w', '-s', '-t', '60', '-o', options.join(' ')])
}

function serverSettings({ durable }: Cluster, { host, port }: Address): string[] {
  const listen =
    process.platform === 'win32'
      ? [`listen_addresses=${host}`]
      : ['listen_addresses=', `unix_socket_directories=${host}`, 'unix_socket_permissions=0700']
  return [
    `port=${port}`,
    ...listen,
    ...DURABILITY_SETTINGS.map((setting) => `${setting}=${durable ? 'on' : 'off'}`),
  ]
}

async function makeSocketFolder({ owner }: Cluster, { host }: Address) {
  if (process.platform === 'win32') return
  try {
    await removeSocketFolder(host)
    await mkdir(host, { mode: 0o700 })
    if (owner) await chown(host, owner.uid, owner.gid)
  } catch (cause) {
    const folder = dirname(host)
    throw new Error(
      `${folder} can't hold the database's socket: make room in it, and let this user write there.`,
      {
        cause,
      },
    )
  }
}

/** A clean-up of the folder for temporary files may delete the socket. */
export async function hasSocket({ host, port }: Address): Promise<boolean> {
  if (process.platform === 'win32') return true
  return access(join(host, `.s.PGSQL.${port}`)).then(
    () => true,
    () => false,
  )
}

/** Stops the server in fast mode: open transactions are rolled back, and committed ones are on disk. */
export async function stopServer(cluster: Cluster) {
  const running = await findServer(cluster)
  if (!running) return
  const stop = (mode: string) => runTool(cluster, 'pg_ctl', ['stop', '-w', '-s', '-t', '20', '-m', mode])
  await stop('fast').catch(() => stop('immediate'))
  await removeSocketFolder(running.address.host)
}

async function removeSocketFolder(folder: string) {
  if (SOCKET_FOLDER.test(basename(folder))) await rm(folder, { recursive: true, force: true })
}

/** Removes the socket folders of this user's servers that were killed and not restarted. */
export async function removeStaleSocketFolders({ owner }: Cluster) {
  if (process.platform === 'win32') return
  const users = [process.getuid!(), owner?.uid]
  for (const parent of new Set(['/tmp', tmpdir()])) {
    const names = await readdir(parent).catch(() => [])
    for (const name of names.filter((name) => SOCKET_FOLDER.test(name))) {
      const folder = join(parent, name)
      if (await isStale(folder, users)) await removeSocketFolder(folder).catch(() => undefined)
    }
  }
}

async function isStale(folder: string, users: (number | undefined)[]) {
  const found = await lstat(folder).catch(() => undefined)
  if (!found?.isDirectory() || !users.includes(found.uid)) return false
  if (found.mtimeMs > Date.now() - MIN_STALE_AGE_MS) return false
  const socket = connect(join(folder, `.s.PGSQL.${SOCKET_PORT}`))
  try {
    await once(socket, 'connect')
    return false
  } catch (error) {
    // Any other error, such as too many connections, is one of a running server.
    return ['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
  } finally {
    socket.destroy()
  }
}
