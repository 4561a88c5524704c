import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { freshFolder } from '../folders.ts'
import { findFreePort } from '../../src/db/embedded/freePort.ts'
import { MAIN, runServer, startServer } from '../wholeServer.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, '--clear-groups']

const isRoot = process.getuid?.() === 0
/** Whether root can start the server as another user, who can read this checkout. */
const canBeNobody = isRoot && spawnSync('test', ['-r', MAIN], NOBODY).status === 0
/** Whether a file system can be mounted for a single process. */
const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0

type Refusal = { id: string; server: ReturnType<typeof runServer>; message: string | RegExp }

/** Expects the start to fail with this one line. */
async function expectRefusal({ id, server, message }: Refusal) {
  const started = performance.now()
  expect(await server.ended).toBe(1)
  const ms = Math.round(performance.now() - started)
  const [line, ...more] = server.stderr().split('\n')
  expect(line).toMatch(/^Guildhall could not start\. /)
  expect(line!.slice('Guildhall could not start. '.length)).toMatch(message)
  expect(more).toEqual([''])
  recordScenario(id, { 'stopped ms': ms })
}

test('a start with only the port in the environment creates a UTF-8 database', async () => {
  const folder = await freshFolder()
  const dataDir = join(folder, 'data')
  const PORT = String(await findFreePort())
  const server = await startServer(dataDir, { PORT }, { cwd: folder, env: { PORT, DEMO: 'off' } })
  const [row] = await databaseIn(dataDir).query(
    `select current_setting('server_encoding') as encoding, upper('é') as letter`,
  )
  expect(row).toEqual({ encoding: 'UTF8', letter: 'É' })
  recordScenario('R7', { 'ready ms': server.readyAfterMs })
  expect(await server.end('SIGTERM')).toBe(0)
})

test('an invalid setting stops the start with one line', async () => {
  await expectRefusal({
    id: 'R9',
    server: runServer('/nowhere', { DEMO: 'maybe' }),
    message: 'DEMO must be on or off.',
  })
})

test('a port in use stops the start before anything is created', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const dataDir = await freshFolder()
  await expectRefusal({
    id: 'R9',
    server: runServer(dataDir, { PORT: String(port) }),
    message: `Port ${port} is in use. Please choose another one with PORT.`,
  })
  expect(await readdir(dataDir)).toEqual([])
})

test('an address that this machine does not have stops the start with one line', async () => {
  await expectRefusal({
    id: 'R9',
    server: runServer(await freshFolder(), { HOST: '192.0.2.1', PORT: '0' }),
    message: 'This machine has no address 192.0.2.1. Please correct HOST.',
  })
})

test('a data folder that is a file stops the start with one line', async () => {
  const file = join(await freshFolder(), 'file')
  await writeFile(file, '')
  await expectRefusal({
    id: 'R9',
    server: runServer(file, { PORT: '0' }),
    message: /^.+ can't be used: set DATA_DIR to a folder that this user may write\. .+$/,
  })
})

test.runIf(canBeNobody)('a data folder without write permission stops the start with one line', async () => {
  const dataDir = await freshFolder()
  await chmod(dataDir, 0o755)
  await expectRefusal({
    id: 'R9',
    server: runServer(dataDir, { PORT: '0' }, NOBODY),
    message:
      /^.+ belongs to another user \(0\): as root, run "chown -R nobody .+", or set DATA_DIR to another folder\.$/,
  })
})

test.runIf(canBeNobody)(
  'an ordinary user and then root can start it on one folder, and PostgreSQL stays the user’s',
  async () => {
    const dataDir = await freshFolder()
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const first = await startServer(dataDir, {}, NOBODY)
    expect(await first.end('SIGTERM')).toBe(0)

    const second = await startServer(dataDir)
    const pid = await databaseIn(dataDir).pid()
    expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY.uid)
    recordScenario('R9', { 'ready ms': second.readyAfterMs })
    expect(await second.end('SIGTERM')).toBe(0)

    const third = await startServer(dataDir, {}, NOBODY)
    expect(await third.end('SIGTERM')).toBe(0)
  },
)

test.runIf(canMount && canBeNobody)(
  'a full folder for temporary files stops the start with one line',
  async () => {
    const [dataDir, full] = [await freshFolder(), await freshFolder()]
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const mount = `mount -t tmpfs -o nr_inodes=1,mode=1777 tmpfs ${full} && exec "$@"`
    await expectRefusal({
      id: 'R9',
      server: runServer(
        dataDir,
        { PORT: '0', TMPDIR: full, PATH: process.env['PATH']! },
        {
          through: ['unshare', '-m', 'sh', '-c', mount, 'sh', ...AS_NOBODY],
        },
      ),
      message: /can't hold the database's socket: make room in it/,
    })
  },
)

test.runIf(canMount)('a disk without space for a database stops the start with one line', async () => {
  const dataDir = await freshFolder()
  const mount = `mount -t tmpfs -o size=8m tmpfs ${dataDir} && exec "$@"`
  await expectRefusal({
    id: 'R9',
    server: runServer(
      dataDir,
      { PORT: '0', PATH: process.env['PATH']! },
      { through: ['unshare', '-m', 'sh', '-c', mount, 'sh'] },
    ),
    message: /No space left on device.* Please free disk space\.$/,
  })
})

test('a second server on the same folder is refused, and the first serves on', async () => {
  const dataDir = await freshDataFolder()
  const first = await startServer(dataDir)
  await expectRefusal({
    id: 'R10',
    server: runServer(dataDir, { PORT: '0' }),
    message: /^Another server is running on .+: to run several, give all of them one DATABASE_URL\.$/,
  })
  expect((await first.get('/readyz')).status).toBe(200)
  expect(await first.end('SIGTERM')).toBe(0)
})

test('a database that does not meet the requirements or does not exist is refused', async () => {
  const home = await freshDataFolder()
  const host = await startServer(home)
  const database = databaseIn(home)
  await database.query(`create database latin encoding 'LATIN1' locale 'C' template template0`)
  await database.query('create database hasty')
  await database.query('alter database hasty set synchronous_commit = off')
  const nowhere = `postgres://guildhall@127.0.0.1:${await findFreePort()}/guildhall`
  const cases: [url: string, message: string | RegExp][] = [
    [await database.url('latin'), 'The database must be created with the encoding UTF8, not LATIN1.'],
    [
      await database.url('hasty'),
      'The database has synchronous_commit = off, so what was saved could be lost in a crash: please turn it on.',
    ],
    [
      await database.url('missing'),
      'The database "missing" does not exist: create it, or correct DATABASE_URL.',
    ],
    [
      nowhere,
      /^The database at 127\.0\.0\.1:\d+ can't be reached \(ECONNREFUSED\): start it, or correct DATABASE_URL\.$/,
    ],
  ]
  for (const [DATABASE_URL, message] of cases) {
    const server = runServer(await freshFolder(), { PORT: '0', DATABASE_URL, SECRET: 's'.repeat(32) })
    await expectRefusal({ id: 'R7', server, message })
  }
  expect(await host.end('SIGTERM')).toBe(0)
})

test('a server starts on a newer schema that supports it, stops being ready on one that does not, and is refused there', async () => {
  const dataDir = await freshDataFolder()
  const database = databaseIn(dataDir)
  const migrateTo = async (lowest: number) => {
    await database.query('insert into migrations (name) values ($1)', [`${lowest}_newer.sql`])
    await database.query('update compatibility set lowest_program = $1', [lowest])
  }
  const first = await startServer(dataDir)
  await migrateTo(47)
  expect((await first.get('/readyz')).status).toBe(200)
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await startServer(dataDir)
  expect(second.stdout()).toContain('the database was migrated by a newer version, and stays as it is')
  await migrateTo(9999)
  const { status } = await second.get('/readyz')
  expect([status, (await second.get('/healthz')).status]).toEqual([503, 200])
  expect(await second.end('SIGTERM')).toBe(0)
  await expectRefusal({
    id: 'R9',
    server: runServer(dataDir, { PORT: '0' }),
    message:
      /^The database has 9999_newer\.sql and needs a program from 9999 on, this program ends at \d+_\w+\.sql\. Please start the newer program\.$/,
  })
})

test('an interrupted first start leaves nothing running, and the next start succeeds', async () => {
  const dataDir = await freshFolder()
  const postgres = join(dataDir, 'postgres')
  for (const [folder, entry] of [
    [postgres, 'data.tmp-'],
    [join(postgres, 'data'), 'postmaster.pid'],
  ] as const) {
    const server = runServer(dataDir, { PORT: '0' })
    const isThere = async () => (await readdir(folder).catch(() => [])).some((name) => name.startsWith(entry))
    await vi.waitUntil(isThere, { timeout: 60_000, interval: 5 })
    expect(await server.end('SIGTERM'), `stopped at ${entry}`).toBe(0)
    expect(server.stderr()).toBe('')
    expect(await databaseIn(dataDir).isRunning()).toBe(false)
  }
  const server = await startServer(dataDir)
  expect(await server.end('SIGTERM')).toBe(0)
})
