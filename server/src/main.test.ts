import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder } from '../test/folders.ts'
import { freePort } from '../test/freePort.ts'

const READY_WITHIN_MS = 30_000
const registration = {
  username: 'ann',
  name: 'Ann',
  email: 'ann@example.com',
  password: 'a quiet harbour town',
  re_password: 'a quiet harbour town',
}

test('a stop that is asked for answers what is under way, ends with 0 and takes the database along, last', async () => {
  const dataDir = await freshFolder()
  const server = await start(dataDir)
  // Logins take turns at the processor, so most of these are still under way when the signal comes.
  const logins = Array.from({ length: 40 }, () =>
    server.post(account.logIn.path, { email: 'a@b.co', password: 'x' }),
  )
  await Promise.race(logins)
  server.process.kill('SIGTERM')

  const answers = await Promise.all(logins)
  expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(401))
  expect(await server.ended).toBe(0)
  expect(await readdir(join(dataDir, 'postgres', 'data'))).not.toContain('postmaster.pid')
})

test('a registration that was answered survives a kill -9, and its mail is sent by the next start', async () => {
  const dataDir = await freshFolder()
  const first = await start(dataDir)
  const { status } = await first.post(account.register.path, registration)
  first.process.kill('SIGKILL')
  await first.ended
  expect(status).toBe(201)

  const second = await start(dataDir)
  expect((await second.post(account.register.path, registration)).status).toBe(400)
  const mails = await vi.waitUntil(async () => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    return names.some((name) => name.endsWith('.eml')) && names
  }, READY_WITHIN_MS)
  expect(await readFile(join(dataDir, 'mail', mails[0]!), 'utf8')).toContain('To: ann@example.com')
  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a port that is taken and a setting that is wrong stop the start with one line each', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo

  const [busy, wrong] = [run(await freshFolder(), { PORT: String(port) }), run('/nowhere', { DEMO: 'maybe' })]
  expect(await Promise.all([busy.ended, wrong.ended])).toEqual([1, 1])
  expect(busy.said()).toBe(
    `Guildhall could not start. The port ${port} is taken. Please choose another one with PORT.\n`,
  )
  expect(wrong.said()).toBe('Guildhall could not start. DEMO must be on or off.\n')
})

type Settings = Record<string, string>

/** Runs the server as an operator does, with nothing but these settings. Whatever is left of it ends with the test. */
function run(dataDir: string, settings: Settings) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent', ...settings },
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  let said = ''
  child.stderr!.on('data', (text) => (said += text))
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return { process: child, ended, said: () => said }
}

async function start(dataDir: string) {
  const port = await freePort()
  const server = run(dataDir, { PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await vi.waitUntil(
    () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    READY_WITHIN_MS,
  )
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ...server, post, get: (path: string) => fetch(url + path) }
}
