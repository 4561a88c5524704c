import { spawnSync } from 'node:child_process'
import {
  chmod,
  chown,
  lchown,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/start.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { freshFolder } from '../folders.ts'
import { aRegistration } from '../registering.ts'
import { MAIN, runServer, startServer } from '../wholeServer.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
/** Whether other users can read this checkout, so that root may start it as one of them. */
const canBeOther = isRoot && spawnSync('test', ['-r', MAIN], NOBODY).status === 0

function findUser(name: string) {
  const [uid, gid] = ['-u', '-g'].map((kind) => spawnSync('id', [kind, name], { encoding: 'utf8' }))
  return uid!.status === 0 ? { uid: Number(uid!.stdout), gid: Number(gid!.stdout) } : undefined
}

/** Tells if a file system can be mounted for a single process. */
const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0

/** Creates the data of an earlier version, which everybody may read. */
async function createReadableData(dataDir: string, owner: { uid: number; gid: number }) {
  await mkdir(join(dataDir, 'files', 'pictures'), { recursive: true })
  await mkdir(join(dataDir, 'mail'))
  for (const file of ['secret', 'files/pictures/a.webp', 'mail/a.eml'])
    await writeFile(join(dataDir, file), 's'.repeat(64))
  for (const path of await everythingIn(dataDir)) {
    await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)
    await chown(path, owner.uid, owner.gid)
  }
}

const everythingIn = async (dataDir: string) => [
  dataDir,
  ...(await readdir(dataDir, { recursive: true })).map((name) => join(dataDir, name)),
]

/** Every path that others than its owner can access, or that belongs to another user. */
async function openPaths(dataDir: string, uid: number) {
  const open: string[] = []
  for (const path of await everythingIn(dataDir)) {
    // PostgreSQL may have removed a file meanwhile.
    const found = await lstat(path).catch(() => undefined)
    if (found && (found.uid !== uid || found.mode & 0o077)) open.push(`${path} ${found.mode.toString(8)}`)
  }
  return open
}

/** The real, effective, saved and file system user of a process, or its groups. */
async function idsOf(pid: number, kind: 'Uid' | 'Gid' | 'Groups') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, ids] = new RegExp(`^${kind}:(.*)$`, 'm').exec(status)!
  return [...new Set(ids!.trim().split(/\s+/).map(Number))]
}

type Running = Awaited<ReturnType<typeof startServer>>

async function expectToRunAs({ uid, gid }: typeof NOBODY, server: Running, dataDir: string) {
  for (const pid of [server.process.pid!, (await databaseIn(dataDir).pid())!]) {
    expect(await idsOf(pid, 'Uid')).toEqual([uid])
    expect(await idsOf(pid, 'Gid')).toEqual([gid])
  }
  expect(await idsOf(server.process.pid!, 'Groups')).toEqual([gid])
}

/** Makes the server write a mail. */
async function register(server: Running, dataDir: string, username = 'marta') {
  const before = (await readdir(join(dataDir, 'mail')).catch(() => [])).length
  expect(
    (
      await server.call(account.register, {
        body: aRegistration({ username, email: `${username}@example.com` }),
      })
    ).status,
  ).toBe(201)
  const isThere = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length > before
  await vi.waitUntil(isThere, 10_000)
}

describe.runIf(canBeOther)('a server that root starts', () => {
  test('runs as the user guildhall with its database, and restricts a readable folder', async () => {
    const dataDir = await freshFolder()
    await createReadableData(dataDir, { uid: 0, gid: 0 })
    for (let start = 1; start <= 2; start++) {
      const server = await startServer(dataDir)
      const { uid, gid } = findUser('guildhall')!
      await expectToRunAs({ uid, gid }, server, dataDir)
      await register(server, dataDir, `marta${start}`)
      await expect.poll(() => openPaths(dataDir, uid)).toEqual([])
      expect(server.stdout()).not.toContain('runs as root')
      expect(await server.end('SIGTERM')).toBe(0)
    }
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('s'.repeat(64))
  })

  test.runIf(findUser('postgres'))(
    'keeps running as the user postgres in the folder of an earlier version, and says how to change that',
    async () => {
      const dataDir = await freshFolder()
      await createReadableData(dataDir, findUser('postgres')!)
      const server = await startServer(dataDir)
      await expectToRunAs(findUser('postgres')!, server, dataDir)
      expect(server.stdout()).toContain(`stop it and run \\"chown -R guildhall: ${dataDir}\\"`)
      expect(await server.end('SIGTERM')).toBe(0)
      expect(spawnSync('chown', ['-R', 'guildhall:', dataDir]).status).toBe(0)

      const moved = await startServer(dataDir)
      await expectToRunAs(findUser('guildhall')!, moved, dataDir)
      expect(await moved.end('SIGTERM')).toBe(0)
    },
  )

  test.runIf(canMount)('makes the user guildhall if it is missing, or says that it could not', async () => {
    const etc = await freshFolder()
    await chmod(etc, 0o755)
    expect(spawnSync('cp', ['-a', '/etc/.', etc]).status).toBe(0)
    for (const file of ['passwd', 'shadow', 'group', 'gshadow'])
      spawnSync('sed', ['-i', '/^guildhall:/d', join(etc, file)])
    const withUsers = (mount: string) => ({
      through: ['unshare', '-m', 'sh', '-c', `${mount} && exec "$@"`, 'sh'],
    })
    const settings = { PORT: '0', PATH: '/usr/bin:/bin' }
    // A file that is mounted can't be replaced.
    const fixed = withUsers(`mount --bind ${join(etc, 'passwd')} /etc/passwd`)
    const failing = runServer(await freshFolder(), settings, fixed)
    expect(await failing.ended).toBe(1)
    expect(failing.stderr()).toBe(
      'Guildhall could not start. PostgreSQL does not run as root, and the user "guildhall" could not be created: create it, start as another user, or set DATABASE_URL to a PostgreSQL of your own.\n',
    )

    const { PATH } = settings
    const server = await startServer(await freshFolder(), { PATH }, withUsers(`mount --bind ${etc} /etc`))
    const [, uid] = /^guildhall:x:(\d+):/m.exec(await readFile(join(etc, 'passwd'), 'utf8'))!
    expect(await idsOf(server.process.pid!, 'Uid')).toEqual([Number(uid)])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('runs as the owner of the folder where that is another user', async () => {
    const dataDir = await freshFolder()
    await createReadableData(dataDir, NOBODY)
    const server = await startServer(dataDir)
    await expectToRunAs(NOBODY, server, dataDir)
    await expect.poll(() => openPaths(dataDir, NOBODY.uid)).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('gives files that root left in the folder of another user to that user, but none that is linked there', async () => {
    const [dataDir, outside] = [await freshFolder(), join(await freshFolder(), 'outside')]
    await createReadableData(dataDir, NOBODY)
    for (const name of ['secret', 'mail', 'mail/a.eml']) await chown(join(dataDir, name), 0, 0)
    await writeFile(outside, '')
    await symlink('/etc/passwd', join(dataDir, 'files/pictures/symlink'))
    await link(outside, join(dataDir, 'files/pictures/link'))
    await lchown(join(dataDir, 'files/pictures/symlink'), NOBODY.uid, NOBODY.gid)
    const server = await startServer(dataDir)
    await expectToRunAs(NOBODY, server, dataDir)
    for (const name of ['secret', 'mail', 'mail/a.eml'])
      expect(await lstat(join(dataDir, name))).toMatchObject(NOBODY)
    for (const path of [outside, '/etc/passwd']) expect((await lstat(path)).uid).toBe(0)
    await vi.waitUntil(() => server.stdout().includes('belongs to another user'), 10_000)
    expect(server.stdout()).toContain(
      `${join(dataDir, 'files/pictures/link')} belongs to another user (0): as root, run \\"chown -R nobody ${dataDir}\\", or set DATA_DIR to another folder.`,
    )
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('stays root with one warning if the other user cannot reach the folder', async () => {
    const dataDir = join(await freshFolder(), 'data')
    const server = await startServer(dataDir)
    expect(await idsOf(server.process.pid!, 'Uid')).toEqual([0])
    expect(await idsOf((await databaseIn(dataDir).pid())!, 'Uid')).not.toEqual([0])
    const warnings = server.stdout().match(/the server runs as root, because [^"]*/g)
    expect(warnings).toEqual([expect.stringContaining('reach DATA_DIR')])
    expect((await lstat(dataDir)).mode & 0o777).toBe(0o700)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('says that its user may not open a port below 1024', async () => {
    const first = Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'))
    if (first <= 1) return
    const server = runServer(await freshFolder(), { PORT: '1' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toMatch(/^Guildhall could not start\. .*may not listen on port 1\b.*\n$/)
  })
})

test.skipIf(process.platform === 'win32')(
  'a folder with unrelated files is refused and left unchanged',
  async () => {
    const dataDir = await freshFolder()
    await mkdir(join(dataDir, 'mail'))
    await writeFile(join(dataDir, 'notes.txt'), '')
    await chmod(dataDir, 0o755)
    const server = runServer(dataDir, { PORT: '0' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toBe(
      `Guildhall could not start. ${dataDir} contains files that are not this server's data, such as "notes.txt": set DATA_DIR to a separate folder.\n`,
    )
    expect(await lstat(dataDir)).toMatchObject({ mode: 0o40755, uid: process.getuid!() })
  },
)

test.skipIf(process.platform === 'win32')(
  'with DATABASE_URL too, a folder may contain hidden files at first and any files once it is in use',
  async () => {
    const { connectionString: DATABASE_URL, stop } = await startEmbedded({
      dataDir: await freshDataFolder(),
      log: pino({ level: 'silent' }),
    })
    onTestFinished(stop)
    const settings = { DATABASE_URL, SECRET: 's'.repeat(32) }
    const dataDir = await freshFolder()
    await writeFile(join(dataDir, '.gitkeep'), '')
    const first = await startServer(dataDir, settings)
    expect(await first.end('SIGTERM')).toBe(0)
    expect((await lstat(join(dataDir, '.guildhall'))).mode & 0o777).toBe(0o600)
    const { uid, gid } = await lstat(dataDir)
    await writeFile(join(dataDir, 'dump.sql'), '')
    await chown(join(dataDir, 'dump.sql'), uid, gid)
    const second = await startServer(dataDir, settings)
    expect(await second.end('SIGTERM')).toBe(0)
  },
)

test.skipIf(process.platform === 'win32').each(['.ssh', 'notes'])(
  'a folder that contains the folder %s is refused',
  async (name) => {
    const dataDir = await freshFolder()
    await mkdir(join(dataDir, name))
    const server = runServer(dataDir, { PORT: '0' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toContain(`such as "${name}"`)
  },
)

test.skipIf(process.platform === 'win32')(
  'files that an operator adds to the data folder are restricted too',
  async () => {
    const dataDir = await freshFolder()
    const first = await startServer(dataDir)
    expect(await first.end('SIGTERM')).toBe(0)
    const { uid, gid } = await lstat(dataDir)
    const backup = join(dataDir, 'backup.sql')
    await writeFile(backup, '')
    await chmod(backup, 0o644)
    await chown(backup, uid, gid)
    const second = await startServer(dataDir)
    expect((await lstat(backup)).mode & 0o777).toBe(0o600)
    expect(await second.end('SIGTERM')).toBe(0)
  },
)

describe.runIf(canBeOther)('a server that an ordinary user starts', () => {
  test('restricts a readable folder', async () => {
    const dataDir = await freshFolder()
    await createReadableData(dataDir, NOBODY)
    const server = await startServer(dataDir, {}, NOBODY)
    await register(server, dataDir)
    await expect.poll(() => openPaths(dataDir, NOBODY.uid)).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test.each(['', 'files', 'secret'])(
    'refuses a path that belongs to another user: DATA_DIR/%s',
    async (name) => {
      const dataDir = await freshFolder()
      await createReadableData(dataDir, NOBODY)
      await chown(join(dataDir, name), 0, 0)
      const server = runServer(dataDir, { PORT: '0' }, NOBODY)
      expect(await server.ended).toBe(1)
      expect(server.stderr()).toBe(
        `Guildhall could not start. ${join(dataDir, name)} belongs to another user (0): as root, run "chown -R nobody ${dataDir}", or set DATA_DIR to another folder.\n`,
      )
    },
  )
})
