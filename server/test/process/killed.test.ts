import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { account } from '@guildhall/contract/account/endpoints'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { aRegistration } from '../registering.ts'
import { startServer } from '../wholeServer.ts'

const TIMEOUT_MS = 30_000

test('a registration that was answered survives a kill -9, and the next start takes the database over and sends its mail', async () => {
  const dataDir = await freshDataFolder()
  const first = await startServer(dataDir)
  const { status } = await first.call(account.register, { body: aRegistration() })
  await first.end('SIGKILL')
  expect(status).toBe(201)
  const pid = await databaseIn(dataDir).pid()

  const second = await startServer(dataDir, { LOG_LEVEL: 'info' })
  expect(await databaseIn(dataDir).pid()).toBe(pid)
  expect(second.stdout()).toContain('embedded PostgreSQL was still running, connected to it')
  expect(await databaseIn(dataDir).query(`select from users where email = 'marta@example.com'`)).toHaveLength(
    1,
  )
  const mails = await vi.waitUntil(async () => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    return names.some((name) => name.endsWith('.eml')) && names
  }, TIMEOUT_MS)
  expect(await readFile(join(dataDir, 'mail', mails[0]!), 'utf8')).toContain('To: marta@example.com')
  recordScenario('R2', { 'ready again ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a pid file whose pid belongs to another program prevents no start and does not affect that program', async () => {
  const dataDir = await freshDataFolder()
  const first = await startServer(dataDir)
  const { folder } = databaseIn(dataDir)
  const pidFile = join(folder, 'postmaster.pid')
  const [content, { uid, gid }] = [await readFile(pidFile, 'utf8'), await stat(folder)]
  await first.end('SIGTERM')
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  onTestFinished(() => void stranger.kill())
  await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)))
  await chown(pidFile, uid, gid)

  const second = await startServer(dataDir)
  expect(stranger.exitCode).toBeNull()
  recordScenario('R5', { 'ready ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a database whose socket was deleted is restarted while the server runs', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  const database = databaseIn(dataDir)
  const socketFolder = new URL(await database.url()).searchParams.get('host')!
  const deleted = performance.now()
  await rm(socketFolder, { recursive: true })
  expect(await database.answers()).toBe(false)
  await vi.waitUntil(database.answers, { timeout: TIMEOUT_MS, interval: 50 })
  await vi.waitUntil(async () => (await server.get('/readyz')).ok, { timeout: TIMEOUT_MS, interval: 50 })
  recordScenario('R3', { 'ready again ms': Math.round(performance.now() - deleted) })
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a closed log pipe or a full disk for the log fails no request', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir, { LOG_LEVEL: 'info' })
  server.process.stdout!.destroy()
  server.process.stderr!.destroy()
  for (let looks = 0; looks < 5; looks++) expect((await server.get('/readyz')).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await once(server.process, 'exit')).toEqual([0, null])

  const full = openSync('/dev/full', 'w')
  const second = await startServer(dataDir, { LOG_LEVEL: 'info' }, { stdio: ['ignore', full, full] })
  for (let looks = 0; looks < 5; looks++) expect((await second.get('/readyz')).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
  recordScenario('R33')
})
