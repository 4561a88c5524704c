import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFolder } from '../../server/test/copyFolder.ts'
import { queryEmbedded } from '../../server/test/embedded.ts'
import { findFreePort } from '../../server/src/db/embedded/freePort.ts'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 40_000
const POLL_INTERVAL_MS = 100

export type RunningServer = {
  url: string
  /** The page on which a demo without a mail server shows its mails. */
  mailboxUrl: string | undefined
  /** Runs one statement in its database, as an operator does with psql. */
  query: (sql: string, values?: unknown[]) => Promise<object[]>
  stop: () => Promise<void>
}

type Settings = { smtpUrl?: string }

/** Starts the server as a demo in a folder of its own, which is removed when it stops. */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-e2e-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    // Set by the global setup; without it, the server creates the demo.
    const { DEMO_DATA_DIR } = process.env
    if (DEMO_DATA_DIR) await copyFolder(DEMO_DATA_DIR, dataDir)
    const server = await runServer(dataDir, settings)
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Starts the server as an operator does, as a demo with an embedded database, and waits until it is ready. */
export async function runServer(dataDir: string, settings: Settings = {}): Promise<RunningServer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      // All journeys have one IP address.
      RATE_LIMITS: 'off',
      MAX_CONNECTIONS_PER_ADDRESS: '10000',
      SMTP_URL: settings.smtpUrl ?? '',
      LOG_LEVEL: 'warn',
    },
  })
  // The server ends with this process.
  const end = () => server.kill('SIGTERM')
  process.once('exit', end)

  async function stop() {
    await stopProcess(server)
    process.removeListener('exit', end)
  }

  let output: string
  try {
    output = await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    mailboxUrl: /http:\S+\/dev\/mail\/\S+/.exec(output)?.[0],
    query: (sql, values) => queryEmbedded(dataDir, sql, values),
    stop,
  }
}

/** Waits until the server is ready and has printed its URL. Returns its output. */
async function waitUntilReady(url: string, server: ChildProcess) {
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text))
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok && output.includes(` is at ${url}\n`)) return output
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  throw new Error(`The server did not become ready. Its output:\n${output}`)
}

async function stopProcess(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const stopped = once(server, 'exit')
  const killer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS)
  server.kill('SIGTERM')
  const [, signal] = await stopped
  clearTimeout(killer)
  if (signal === 'SIGKILL') throw new Error('The server did not stop on SIGTERM.')
}
