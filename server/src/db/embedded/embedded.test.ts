import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../../../test/chaos/report.ts'
import { copyDataFolder } from '../../../test/dataFolder.ts'
import { withClient } from '../../../test/template.ts'
import { isPostmasterOf, readPidFile } from './postmaster.ts'
import { startEmbedded, type Embedded } from './start.ts'

const log = pino({ level: 'silent' })
const ownerProgram = fileURLToPath(new URL('./embedded.fixture.ts', import.meta.url))

let dataDir: string
let databaseFolder: string
let started: Embedded[]
let children: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-test-'))
  databaseFolder = join(dataDir, 'postgres', 'data')
  started = []
  children = []
})

afterEach(async () => {
  await Promise.all(started.map((embedded) => embedded.stop()))
  await Promise.all(children.map((child) => end(child, 'SIGKILL')))
  const file = await readPidFile(databaseFolder)
  if (file && (await isRunning(file.pid))) {
    process.kill(file.pid, 'SIGQUIT')
    await vi.waitUntil(async () => !(await isRunning(file.pid)), 10_000)
  }
  if (file) await rm(file.socketFolder, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

test('data stored before a stop is there after the next start', async () => {
  await copyDataFolder(dataDir)
  const first = await start()
  await query(first, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await start()
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('other users and the network have no access to the database, and no process is left after a stop', async () => {
  const embedded = await start()
  const pid = await readPid()
  const socketFolder = new URL(embedded.connectionString).searchParams.get('host')!
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  expect(await query(embedded, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await isRunning(pid!)).toBe(true)

  await embedded.stop()
  expect(await isRunning(pid!)).toBe(false)
  expect(await readPid()).toBeUndefined()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})

test('a connection needs the password, which is in a private file', async () => {
  await copyDataFolder(dataDir)
  const embedded = await start()
  await expectPassword(embedded)
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
})

test.runIf(process.getuid?.() === 0)('another user cannot reach the socket of the database', async () => {
  await copyDataFolder(dataDir)
  const embedded = await start()
  const socket = join(new URL(embedded.connectionString).searchParams.get('host')!, SOCKET)
  const code = `require('node:net').connect(process.argv[1]).on('error', ({ code }) => console.log(code))`
  const options = { uid: 65_534, gid: 65_534, cwd: '/' }
  expect((await promisify(execFile)(process.execPath, ['-e', code, socket], options)).stdout).toBe('EACCES\n')
})

test.each(['of an earlier version', 'whose password was lost'])(
  'a cluster %s needs the password from its next start',
  async (which) => {
    await copyDataFolder(dataDir)
    await rm(join(dataDir, 'postgres', 'password'))
    if (which === 'of an earlier version')
      await writeFile(join(databaseFolder, 'pg_hba.conf'), 'local all all trust\nhost all all all reject\n')
    await expectPassword(await start())
  },
)

/** Expects that the database accepts its connection string, and no login without the password in it. */
async function expectPassword({ connectionString }: Embedded) {
  expect(await query({ connectionString }, 'select 1 as one')).toEqual([{ one: 1 }])
  for (const user of ['guildhall', 'postgres']) {
    const stranger = Object.assign(new URL(connectionString), { username: user, password: 'wrong' })
    await expect(query({ connectionString: stranger.href }, 'select 1')).rejects.toThrow(
      `password authentication failed for user "${user}"`,
    )
  }
}

test('the role of the product is no superuser and may create databases, and the cluster is durable', async () => {
  const embedded = await start()
  expect(
    await query(embedded, 'select rolname, rolsuper, rolcreatedb from pg_roles where rolname = current_user'),
  ).toEqual([{ rolname: 'guildhall', rolsuper: false, rolcreatedb: true }])
  const safe = ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `current_setting('${name}')`)
  expect(await query(embedded, `select array[${safe.join()}] as settings`)).toEqual([
    { settings: ['on', 'on', 'on'] },
  ])
})

test.runIf(process.platform === 'linux')('a connection keeps the memory that its queries need', async () => {
  const { connectionString } = await start()
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // The pages that the system had to provide, the tenth field of proc_pid_stat(5).
    const countFaults = async () =>
      Number((await readFile(`/proc/${rows[0]!.pid}/stat`, 'utf8')).split(' ')[9])
    const useMemory = () =>
      client.query(
        `select count(distinct number), length(string_agg(number::text, '')) from generate_series(1, 50000) as number`,
      )
    for (let warmUp = 0; warmUp < 3; warmUp++) await useMemory()
    const before = await countFaults()
    await useMemory()
    expect(await countFaults()).toBeLessThan(before + 50)
  })
})

test('a start without environment variables creates a UTF-8 database', async () => {
  const { connectionString } = await startOwner({})
  expect(await query({ connectionString }, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query({ connectionString }, `select upper('é') as letter`)).toEqual([{ letter: 'É' }])
})

test('a start uses the database that a killed server left running', async () => {
  await copyDataFolder(dataDir)
  const { owner, connectionString } = await startOwner()
  await query({ connectionString }, 'create table kept as select 42 as answer')
  const pid = await readPid()
  await end(owner, 'SIGKILL')

  const embedded = await start()
  expect(await readPid()).toBe(pid)
  expect(await query(embedded, 'select answer from kept')).toEqual([{ answer: 42 }])
  await embedded.stop()
  // It is not this process's child: it removes its pid file a moment before it ends.
  await vi.waitUntil(async () => !(await isRunning(pid!)), 10_000)
})

test('a database that runs but cannot be reached is restarted', async () => {
  await copyDataFolder(dataDir)
  const { owner, connectionString } = await startOwner()
  const pid = await readPid()
  await end(owner, 'SIGKILL')
  await rm(new URL(connectionString).searchParams.get('host')!, { recursive: true })

  const embedded = await start()
  expect(await readPid()).not.toBe(pid)
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start removes the socket folders of killed servers, and no others', async () => {
  await copyDataFolder(dataDir)
  const { owner, connectionString } = await startOwner()
  const own = new URL(connectionString).searchParams.get('host')!
  const pid = (await readPid())!
  await end(owner, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  const [dead, empty, young, living] = await Promise.all([
    socketFolder(),
    socketFolder(),
    socketFolder(),
    socketFolder(),
  ])
  await leaveDeadSocket(join(dead, SOCKET))
  const server = createServer().listen(join(living, SOCKET))
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const hourAgo = Date.now() / 1000 - 3600
  for (const folder of [dead, empty, living]) await utimes(folder, hourAgo, hourAgo)

  const embedded = await start()
  for (const folder of [own, dead, empty]) await expect.poll(() => existsSync(folder)).toBe(false)
  for (const folder of [young, living]) expect((await stat(folder)).isDirectory()).toBe(true)
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a pid file of a dead process does not prevent a start', async () => {
  await copyDataFolder(dataDir)
  const { owner, connectionString } = await startOwner()
  await query({ connectionString }, 'create table kept as select 42 as answer')
  const pid = await readPid()
  await end(owner, 'SIGKILL')
  process.kill(pid!, 'SIGKILL')

  const embedded = await start()
  expect(await query(embedded, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a pid file whose pid now belongs to another program does not prevent a start, nor harm that program', async () => {
  await copyDataFolder(dataDir)
  const first = await start()
  const { uid, gid } = await stat(databaseFolder)
  const content = await readFile(join(databaseFolder, 'postmaster.pid'), 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  children.push(stranger)
  await writeFile(join(databaseFolder, 'postmaster.pid'), content.replace(/^\d+/, String(stranger.pid)))

  const second = await start()
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
})

test('the remains of an interrupted first start are removed', async () => {
  const draft = join(dataDir, 'postgres', 'data.tmp-abandoned')
  await mkdir(draft, { recursive: true })
  await writeFile(join(draft, 'PG_VERSION'), '18\n')

  await start()
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('data.tmp-abandoned')
})

test('a start succeeds after ten first starts that were killed at different times', async () => {
  const delays = Array.from({ length: 10 }, (_, i) => i * 60)
  for (const delay of delays) {
    const owner = spawnOwner()
    await sleep(delay)
    await end(owner, 'SIGKILL')
  }
  const started = performance.now()
  const embedded = await start()
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
  const names = await readdir(join(dataDir, 'postgres'))
  expect(names.filter((name) => name.startsWith('data'))).toEqual(['data'])
  recordScenario('R6', { kills: delays.length, 'ready again ms': Math.round(performance.now() - started) })
})

test('a killed initdb fails the start with a one-line message, and the next start succeeds', async () => {
  const failing = start()
  const initdb = await vi.waitUntil(() => findProgram('initdb'), { timeout: 10_000, interval: 5 })
  process.kill(initdb, 'SIGKILL')
  await expect(failing).rejects.toThrow(/^PostgreSQL's initdb ended with SIGKILL\..*$/)

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second server on the same folder is refused with a message that names DATABASE_URL', async () => {
  await copyDataFolder(dataDir)
  const { owner, connectionString } = await startOwner()
  await expect(start()).rejects.toThrow(/Another server is running.*DATABASE_URL/)
  expect(await query({ connectionString }, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await end(owner, 'SIGTERM')).toBe(0)

  await start()
  await expect(start()).rejects.toThrow(/Another server is running.*DATABASE_URL/)
})

test('a folder that cannot be written is named in a one-line message', async () => {
  await writeFile(join(dataDir, 'postgres'), 'not a folder')
  await expect(start()).rejects.toThrow(/postgres can't be written: set DATA_DIR to a folder that can\.$/)
})

test('a killed database is restarted at the same address with all committed data', async () => {
  await copyDataFolder(dataDir)
  const embedded = await start()
  await query(embedded, 'create table kept as select 42 as answer')
  process.kill((await readPid())!, 'SIGKILL')

  await expect
    .poll(() => query(embedded, 'select answer from kept').catch(() => 'unavailable'), { timeout: 10_000 })
    .toEqual([{ answer: 42 }])
  await embedded.stop()
  expect(await readPid()).toBeUndefined()
})

test('a server that stops while its database restarts leaves none running', async () => {
  await copyDataFolder(dataDir)
  const embedded = await start()
  const pid = await readPid()
  process.kill(pid!, 'SIGKILL')
  await vi.waitUntil(async () => (await readPid()) !== pid, 10_000)
  await embedded.stop()
  expect(await readPid()).toBeUndefined()
})

const SOCKET = '.s.PGSQL.5432'

/** A folder like those that servers create for their sockets. */
async function socketFolder() {
  const folder = join('/tmp', `guildhall-${randomBytes(8).toString('hex')}`)
  await mkdir(folder)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Leaves a socket whose server was killed: the file stays, but nothing listens. */
async function leaveDeadSocket(path: string) {
  const code = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', code, path]), 'exit')
}

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log })
  started.push(embedded)
  return embedded
}

function spawnOwner(env = process.env): ChildProcess {
  const owner = spawn(process.execPath, [ownerProgram, dataDir], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(owner)
  return owner
}

async function startOwner(env = process.env) {
  const owner = spawnOwner(env)
  const [line] = (await once(owner.stdout!, 'data')) as [Buffer]
  return { owner, connectionString: line.toString().trim() }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

async function readPid(): Promise<number | undefined> {
  return (await readPidFile(databaseFolder))?.pid
}

/** The pid of a PostgreSQL tool that this process has started. */
async function findProgram(name: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-eo', 'pid=,ppid=,comm='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const found = rows.find(([, parent, program]) => program === name && Number(parent) === process.pid)
  return found && Number(found[0])
}

function isRunning(pid: number): Promise<boolean> {
  return isPostmasterOf(databaseFolder, pid)
}

async function query({ connectionString }: { connectionString: string }, text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}
