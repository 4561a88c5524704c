import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { recordScenario } from './chaos/report.ts'
import { databaseIn } from './database.ts'
import { freshDataFolder } from './dataFolder.ts'
import { openLedger } from './ledger.ts'
import { seededRandom } from './seed.ts'
import { startServer, type Server } from './wholeServer.ts'

// Generous enough for a busy machine: the report has the measured times.
const RECOVERY_TIMEOUT_MS = 30_000

/** What is killed, and the failure scenario that it belongs to. */
type Crash = { id: string; victims: ('server' | 'database')[] }

export const killServer: Crash = { id: 'R1', victims: ['server'] }
export const killDatabase: Crash = { id: 'R3', victims: ['database'] }
export const killBoth: Crash = {
  id: 'R4',
  victims: ['server', 'database'],
}

/** Causes one crash after another, each at a random moment, while clients write; then compares what they wrote with the database. */
export async function expectNothingLost(crashes: Crash[]) {
  const dataDir = await freshDataFolder()
  let server = await startServer(dataDir)
  const ledger = await openLedger(server, dataDir)
  const random = seededRandom()
  const took = new Map<Crash, number[]>()
  for (const crash of crashes) {
    await ledger.nextWrite()
    await sleep(random() * 1_000)
    const killed = performance.now()
    server = await make(crash, server, dataDir)
    const ms = Math.round((await ledger.nextWrite()) - killed)
    took.set(crash, [...(took.get(crash) ?? []), ms])
  }
  const { confirmed, unconfirmed, refusals } = await ledger.settle()
  expect(confirmed).toBeGreaterThan(crashes.length)
  for (const [{ id }, times] of took) {
    recordScenario(id, {
      crashes: times.length,
      'confirmed writes': confirmed,
      'unconfirmed writes': unconfirmed,
      'calls answered 503': refusals.count,
      'slowest 503 ms': refusals.slowestMs,
      'writes again ms': Math.max(...times),
    })
  }
}

/** Returns the server that runs afterwards: the same one, unless it was killed. */
async function make({ victims }: Crash, server: Server, dataDir: string): Promise<Server> {
  const database = databaseIn(dataDir)
  const pid = await database.pid()
  if (victims.includes('database')) process.kill(pid!, 'SIGKILL')
  if (!victims.includes('server')) {
    await vi.waitUntil(
      async () => (await database.pid()) !== pid && (await database.answers()),
      RECOVERY_TIMEOUT_MS,
    )
    return server
  }
  await server.end('SIGKILL')
  return startServer(dataDir, { PORT: server.port })
}
