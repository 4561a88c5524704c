import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fill } from '@guildhall/contract/url'
import type { Endpoint, Input, ResponseOf } from '@guildhall/contract/endpoint'
import { inject, onTestFinished, vi } from 'vitest'
import nodeFlags from '../nodeFlags.json' with { type: 'json' }
import { databaseIn } from './database.ts'
import { findFreePort } from '../src/db/embedded/freePort.ts'
import type { Refused } from './instance.ts'

export const MAIN = join(import.meta.dirname, '../src/main.ts')
const READY_TIMEOUT_MS = 60_000

type Settings = Record<string, string>
/** `through` is a command line to which the server's own is appended. */
type How = SpawnOptions & { through?: string[] }
export type Server = Awaited<ReturnType<typeof startServer>>

/**
 * Runs the server as an operator does, with only these settings in its environment. The server and its database end
 * with the test.
 */
export function runServer(dataDir: string, settings: Settings = {}, { through = [], ...options }: How = {}) {
  const [program, ...args] = [...through, process.execPath, ...nodeFlags, MAIN]
  const child = spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: inject('compileCache'),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      MAX_CONNECTIONS_PER_ADDRESS: '10000', // all clients of a test have one address
      ...settings,
    },
    ...options,
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => (output.stdout += text))
  child.stderr?.on('data', (text) => (output.stderr += text))
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    await databaseIn(dataDir).end()
  })
  return {
    process: child,
    /** Its exit code, once all output has been read; null if a signal ended it. */
    ended,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    /** Sends a signal and waits for the end. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs the server and waits until it is ready. */
export async function startServer(dataDir: string, settings: Settings = {}, how: How = {}) {
  const port = settings['PORT'] ?? String(await findFreePort())
  const server = runServer(dataDir, { ...settings, PORT: port }, how)
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const isGone = () => server.process.exitCode !== null || server.process.signalCode !== null
  await vi.waitUntil(async () => isGone() || (await isReady(url)), {
    timeout: READY_TIMEOUT_MS,
    interval: 20,
  })
  if (isGone()) throw new Error(`The server did not start: ${server.stderr()}`)
  const readyAfterMs = Math.round(performance.now() - started)
  return { ...server, url, port, readyAfterMs, ...callsTo(url) }
}

export const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A client of the server at `url`. */
export function callsTo(url: string) {
  const get = (path: string) => fetch(url + path)

  /** Makes one contract call, as a visitor or with an access token. */
  async function call<E extends Endpoint>(e: E, input: Input<E>, access?: string) {
    const { url: path, payload } = fill(e.path, input)
    const response = await fetch(url + path, {
      method: e.method,
      headers: {
        ...(payload && { 'content-type': 'application/json' }),
        ...(access && { authorization: `JWT ${access}` }),
      },
      body: payload ? JSON.stringify(payload) : null,
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const body = text === '' ? undefined : (JSON.parse(text) as unknown)
    const answer = { status: response.status, body } as ResponseOf<E> | Refused
    return Object.assign(answer, { retryAfter: response.headers.get('retry-after') })
  }

  return { get, call }
}
