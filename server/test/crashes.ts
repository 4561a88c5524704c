import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { recordFault } from './chaos/report.ts'
import { databaseIn } from './database.ts'
import { freshFolder } from './folders.ts'
import { openLedger } from './ledger.ts'
import { startServer, type Server } from './wholeServer.ts'

// Bounds for a machine that is busy with other things too: the report tells how long it really took.
const SERVES_AGAIN_WITHIN_MS = 30_000
const REFUSES_WITHIN_MS = 10_000

/** Who is killed, and which row of the table of faults that is. */
type Crash = { id: string; fault: string; victims: ('server' | 'database')[] }

export const killServer: Crash = { id: 'R1', fault: 'kill -9 of the server', victims: ['server'] }
export const killDatabase: Crash = { id: 'R3', fault: 'kill -9 of PostgreSQL', victims: ['database'] }
export const killBoth: Crash = {
  id: 'R4',
  fault: 'kill -9 of the server and of PostgreSQL at once',
  victims: ['server', 'database'],
}

/** Makes one crash after the other, each at a random moment, while people write; then compares their ledger. */
export async function expectNothingLost(crashes: Crash[]) {
  const dataDir = await freshFolder()
  let server = await startServer(dataDir)
  const ledger = await openLedger(server, dataDir)
  const took = new Map<Crash, number[]>()
  for (const crash of crashes) {
    await ledger.nextWrite()
    await sleep(Math.random() * 1_000)
    const killed = performance.now()
    server = await make(crash, server, dataDir)
    const ms = Math.round((await ledger.nextWrite()) - killed)
    took.set(crash, [...(took.get(crash) ?? []), ms])
  }
  const { confirmed, unconfirmed, refusals } = await ledger.settle()
  expect(confirmed).toBeGreaterThan(crashes.length)
  for (const [{ id, fault, victims }, times] of took) {
    const slowest = Math.max(...times)
    expect(slowest).toBeLessThan(SERVES_AGAIN_WITHIN_MS)
    const refused = victims.includes('server')
      ? ''
      : ` Meanwhile ${refusals.count} calls were answered 503 with Retry-After, the slowest after ${refusals.slowestMs} ms.`
    recordFault({
      id,
      fault: `${fault}, ${times.length === 1 ? 'once at a random moment' : `${times.length} times at random moments`}, while 8 people register, log in, post, save and apply.`,
      happened: `All of the ${confirmed} confirmed writes of the run were there once; of the ${unconfirmed} others none was there twice. Nobody was answered anything but what they asked for or 503.${refused}`,
      servedAgainMs: slowest,
    })
  }
  expect(refusals.slowestMs).toBeLessThan(REFUSES_WITHIN_MS)
}

/** The server that serves afterwards: the same one, unless it was killed. */
async function make({ victims }: Crash, server: Server, dataDir: string): Promise<Server> {
  const database = databaseIn(dataDir)
  const pid = await database.pid()
  if (victims.includes('database')) process.kill(pid!, 'SIGKILL')
  if (!victims.includes('server')) {
    await vi.waitUntil(
      async () => (await database.pid()) !== pid && (await database.answers()),
      SERVES_AGAIN_WITHIN_MS,
    )
    return server
  }
  await server.end('SIGKILL')
  return startServer(dataDir, { PORT: server.port })
}
