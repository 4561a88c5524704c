import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nodeFlags from '../nodeFlags.json' with { type: 'json' }
import { findFreePort } from '../src/db/embedded/freePort.ts'

const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 35_000

/** Bytes, and the event loop delay in milliseconds since `forget`. */
export type Sample = {
  rss: number
  heapUsed: number
  /** Milliseconds of CPU time that the main thread has used. */
  cpuMs: number
  delay: { p50: number; p99: number; max: number }
}

export type Server = { url: string; forget(): void; sample(): Promise<Sample>; stop(): Promise<void> }

/** The settings of every server of a run: only its work limits it. */
export const SETTINGS = {
  SECRET: randomBytes(32).toString('hex'),
  DEMO: 'off',
  RATE_LIMITS: 'off',
  MAX_CONNECTIONS_PER_ADDRESS: '10000',
  LOG_LEVEL: 'silent',
}

const PROBE = join(import.meta.dirname, 'probe.ts')

/** The product as an operator starts it, with the probe loaded. */
export const startProduct = (settings: Record<string, string>) =>
  start(join(import.meta.dirname, '../src/main.ts'), { settings, readyAt: '/readyz' })

export const startEmptyRoute = () =>
  start(join(import.meta.dirname, 'emptyRoute.ts'), { settings: {}, readyAt: '/' })

type Start = { settings: Record<string, string>; readyAt: string }

async function start(program: string, { settings, readyAt }: Start): Promise<Server> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [...nodeFlags, '--import', PROBE, program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
  })
  let errors = ''
  child.stderr!.on('data', (text: Buffer) => (errors += text.toString()))
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(child, url + readyAt)
  } catch (error) {
    await stop(child)
    throw new Error(`${program} did not start. ${errors.slice(-2000)}`, { cause: error })
  }
  return {
    url,
    forget: () => void child.send('forget'),
    sample: () => requestSample(child),
    stop: () => stop(child),
  }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  const until = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < until && child.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error(`${url} does not answer.`)
}

async function requestSample(child: ChildProcess): Promise<Sample> {
  const message = once(child, 'message', { signal: AbortSignal.timeout(10_000) })
  child.send('sample')
  return ((await message) as [Sample])[0]
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}
