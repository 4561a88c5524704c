import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { account } from '@guildhall/contract/account/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { findFreePort } from '../../src/db/embedded/freePort.ts'
import { aRegistration } from '../registering.ts'
import { startServer, type Server } from '../wholeServer.ts'

const REQUESTS = 100
const STOP_TIMEOUT_MS = 30_000

test('a stop answers all open requests, finishes the current mail, and stops the database last', async () => {
  const dataDir = await freshDataFolder()
  const mail = await slowMailServer()
  const server = await startServer(dataDir, { SMTP_URL: mail.url })
  await server.call(account.register, { body: aRegistration() })
  await mail.isReceiving

  const probe = await partialRequest(server)
  const answers = await openRequests(dataDir, server)
  const signaled = performance.now()
  server.process.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  expect(await probe.finish()).toMatch(/^HTTP\/1\.1 503 /)

  await answers.release()
  expect(await answers.statuses()).toEqual(Array(REQUESTS).fill(404))
  // The current task still runs, so the database must.
  expect(await databaseIn(dataDir).answers()).toBe(true)
  expect(server.process.exitCode).toBeNull()
  mail.accept()
  // A stop that takes too long is aborted with 1.
  expect(await server.ended).toBe(0)
  const ms = Math.round(performance.now() - signaled)
  expect(await databaseIn(dataDir).pid()).toBeUndefined()

  const second = await startServer(dataDir, { SMTP_URL: mail.url })
  expect(
    await databaseIn(dataDir).query(
      `select attempts, locked_at, run_at, last_error from graphile_worker.jobs
        where task_identifier not in ('index_search_documents', 'verify_search')`,
    ),
  ).toEqual([])
  expect(mail.accepted()).toBe(1)
  recordScenario('R8', { 'open requests': REQUESTS, 'stopped ms': ms, 'ready again ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

test('Ctrl-C reaches only the server: the database serves open requests, then stops', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir, {}, { detached: true })
  const answers = await openRequests(dataDir, server)
  // A terminal sends it to the whole group of processes.
  process.kill(-server.process.pid!, 'SIGINT')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  await answers.release()
  expect(await answers.statuses()).toEqual(Array(REQUESTS).fill(404))
  expect(await server.ended).toBe(0)
  expect(await databaseIn(dataDir).pid()).toBeUndefined()
  recordScenario('R8', { 'open requests': REQUESTS })
})

test('simultaneous stop signals cause one stop', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  const answers = await openRequests(dataDir, server)
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  server.process.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  await answers.release()
  expect(await answers.statuses()).toEqual(Array(REQUESTS).fill(404))
  expect(await server.ended).toBe(0)
})

test('a repeated stop signal ends the server at once, and the next start takes the database over', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  // A client that never sends a request delays the stop.
  const silent = connect(Number(server.port), '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  await once(silent, 'connect')
  expect((await server.get('/healthz')).status).toBe(200)
  const signaled = performance.now()
  const signalAgain = () => {
    server.process.kill('SIGTERM')
    return server.process.exitCode !== null
  }
  await vi.waitUntil(signalAgain, { timeout: STOP_TIMEOUT_MS, interval: 300 })
  expect(await server.ended).toBe(1)
  const ms = Math.round(performance.now() - signaled)

  const pid = await databaseIn(dataDir).pid()
  const second = await startServer(dataDir)
  expect(await databaseIn(dataDir).pid()).toBe(pid)
  recordScenario('R8', { 'stopped ms': ms, 'ready again ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

/** Requests that have reached the server and wait for a lock until it is released. */
async function openRequests(dataDir: string, { call, get }: Server) {
  const client = await databaseIn(dataDir).connect()
  await client.query('begin; lock table jobs')
  const calls = Array.from({ length: REQUESTS }, () =>
    call(jobs.getJobDetail, { params: { id: '1' } }).then(
      ({ status }) => status as number,
      () => 0,
    ),
  )
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await databaseIn(dataDir).query(waiting)).length > 0, 5_000)
  // Requests sent before these have been accepted before them.
  await Promise.all(Array.from({ length: 4 }, () => get('/healthz')))
  return {
    release: () => client.end(),
    /** 0 for a connection that was cut. */
    statuses: () => Promise.all(calls),
  }
}

function refusesConnections({ port }: Server) {
  const socket = connect(Number(port), '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
  }).finally(() => socket.destroy())
}

/** A request to /readyz whose last line is not sent yet. */
async function partialRequest({ port }: Server) {
  const socket: Socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n')
  return {
    async finish() {
      socket.write('\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return answer.toString()
    },
  }
}

/** A mail server that has received a mail and delays its response. */
async function slowMailServer() {
  const receiving = Promise.withResolvers<void>()
  const accepting = Promise.withResolvers<void>()
  let accepted = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', async () => {
        receiving.resolve()
        await accepting.promise
        accepted += 1
        done()
      })
    },
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}`,
    isReceiving: receiving.promise,
    accept: accepting.resolve,
    accepted: () => accepted,
  }
}
