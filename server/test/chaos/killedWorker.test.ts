import { randomBytes } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { account } from '@guildhall/contract/account/endpoints'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../folders.ts'
import { freshMailServer } from '../mailServer.ts'
import { aRegistration } from '../registering.ts'
import { withClient } from '../template.ts'
import { freshDatabase } from '../instance.ts'
import { startServer } from '../wholeServer.ts'
import { recordScenario } from './report.ts'

// Without a lease that ends, graphile-worker would unlock the task after four hours.
const TAKEOVER_TIMEOUT_MS = 300_000
const SECRET = randomBytes(32).toString('hex')

/** A durable database, as a server requires, on the test cluster, which is not durable. */
async function freshDurableDatabase() {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await withClient(url, (client) => client.query(`alter database ${name} set synchronous_commit = on`))
  return url
}

/** One of several servers on a database. */
const startOn = async (database: string, settings: Record<string, string>) =>
  startServer(await freshFolder(), { DATABASE_URL: database, SECRET, ...settings })

test('a mail whose server is killed is sent by another server', async () => {
  const taken: string[] = []
  const begun = Promise.withResolvers<void>()
  const mail = await freshMailServer({
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        taken.push(envelope.rcptTo[0]!.address)
        // The first one waits for its answer until its server is dead.
        if (taken.length === 1) begun.resolve()
        else done()
      })
    },
  })
  const database = await freshDurableDatabase()
  const first = await startOn(database, { SMTP_URL: mail.url })
  const registered = await first.call(account.register, { body: aRegistration() } as never)
  expect(registered.status).toBe(201)
  await begun.promise
  const second = await startOn(database, { SMTP_URL: mail.url })
  await first.end('SIGKILL')

  const killed = performance.now()
  await expect.poll(() => taken.length, { timeout: TAKEOVER_TIMEOUT_MS, interval: 200 }).toBe(2)
  const sentAfterMs = Math.round(performance.now() - killed)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(taken).toHaveLength(2)
  recordScenario('R18', { 'mail sent after ms': sentAfterMs })
})

/** Accepts connections and never responds. */
async function freshTarpit() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(close)
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.size }
}

test('a mail server that never responds is given up, and registrations succeed meanwhile', async () => {
  const tarpit = await freshTarpit()
  const server = await startOn(await freshDurableDatabase(), { SMTP_URL: tarpit.url })
  let slowestMs = 0
  for (let i = 0; i < 8; i += 1) {
    const form = aRegistration({ username: `ann${i}`, email: `ann${i}@example.com` })
    const started = performance.now()
    expect((await server.call(account.register, { body: form } as never)).status).toBe(201)
    slowestMs = Math.max(slowestMs, performance.now() - started)
  }
  const began = performance.now()
  // Four at a time: the fifth begins when the first was given up.
  await expect.poll(() => tarpit.connections(), { timeout: 30_000 }).toBeGreaterThan(4)
  const seconds = (performance.now() - began) / 1000
  expect(await server.end('SIGTERM')).toBe(0)
  recordScenario('R16', {
    'given up after s': Math.round(seconds),
    'slowest registration ms': Math.round(slowestMs),
  })
})
