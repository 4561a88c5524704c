import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { account } from '@guildhall/contract/account/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { databaseIn } from '../database.ts'
import { freshFolder } from '../folders.ts'
import { freePort } from '../freePort.ts'
import { aRegistration } from '../registering.ts'
import { startServer, type Server } from '../wholeServer.ts'

const PEOPLE = 100
const ENDS_AT_ONCE_WITHIN_MS = 6_000

test('a stop that is asked for answers all that is under way, finishes the mail at hand, and ends the database last', async () => {
  const dataDir = await freshFolder()
  const mail = await slowMailServer()
  const server = await startServer(dataDir, { SMTP_URL: mail.url })
  await server.call(account.register, { body: aRegistration() })
  await mail.isAtWork

  const probe = await halfARequest(server)
  const answers = await peopleWaiting(dataDir, server)
  const asked = performance.now()
  server.process.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  expect(await probe.finish()).toMatch(/^HTTP\/1\.1 503 /)

  await answers.letGo()
  expect(await answers.statuses()).toEqual(Array(PEOPLE).fill(404))
  // The work at hand still runs, so the database must.
  expect(await databaseIn(dataDir).answers()).toBe(true)
  expect(server.process.exitCode).toBeNull()
  mail.takeIt()
  // A stop that takes too long is cut off, with 1.
  expect(await server.ended).toBe(0)
  const ms = Math.round(performance.now() - asked)
  expect(await databaseIn(dataDir).pid()).toBeUndefined()

  const second = await startServer(dataDir, { SMTP_URL: mail.url })
  expect(
    await databaseIn(dataDir).query(
      'select attempts, locked_at, run_at, last_error from graphile_worker.jobs',
    ),
  ).toEqual([])
  expect(mail.taken()).toBe(1)
  recordScenario('R8', { 'open requests': PEOPLE, 'stopped ms': ms, 'ready again ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

test('Ctrl-C reaches the server alone: the database serves what is under way, then stops', async () => {
  const dataDir = await freshFolder()
  const server = await startServer(dataDir, {}, { detached: true })
  const answers = await peopleWaiting(dataDir, server)
  // A terminal sends it to the whole group of processes.
  process.kill(-server.process.pid!, 'SIGINT')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  await answers.letGo()
  expect(await answers.statuses()).toEqual(Array(PEOPLE).fill(404))
  expect(await server.ended).toBe(0)
  expect(await databaseIn(dataDir).pid()).toBeUndefined()
  recordScenario('R8', { 'open requests': PEOPLE })
})

test('a stop that arrives twice at once is one stop', async () => {
  const dataDir = await freshFolder()
  const server = await startServer(dataDir)
  const answers = await peopleWaiting(dataDir, server)
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  server.process.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server), 5_000)
  await answers.letGo()
  expect(await answers.statuses()).toEqual(Array(PEOPLE).fill(404))
  expect(await server.ended).toBe(0)
})

test('whoever asks again is obeyed at once, and the next start takes the database over', async () => {
  const dataDir = await freshFolder()
  const server = await startServer(dataDir)
  // A client that never asks for anything holds up the stop.
  const silent = connect(Number(server.port), '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  await once(silent, 'connect')
  expect((await server.get('/healthz')).status).toBe(200)
  const asked = performance.now()
  const askAgain = () => {
    server.process.kill('SIGTERM')
    return server.process.exitCode !== null
  }
  await vi.waitUntil(askAgain, { timeout: ENDS_AT_ONCE_WITHIN_MS, interval: 300 })
  expect(await server.ended).toBe(1)
  const ms = Math.round(performance.now() - asked)

  const pid = await databaseIn(dataDir).pid()
  const second = await startServer(dataDir)
  expect(await databaseIn(dataDir).pid()).toBe(pid)
  recordScenario('R8', { 'stopped ms': ms, 'ready again ms': second.readyAfterMs })
  expect(await second.end('SIGTERM')).toBe(0)
})

/** People whose requests have reached the server and wait for the database, until it is let go. */
async function peopleWaiting(dataDir: string, { call, get }: Server) {
  const client = await databaseIn(dataDir).connect()
  await client.query('begin; lock table jobs')
  const calls = Array.from({ length: PEOPLE }, () =>
    call(jobs.getJobDetail, { params: { id: '1' } }).then(
      ({ status }) => status as number,
      () => 0,
    ),
  )
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await databaseIn(dataDir).query(waiting)).length > 0, 5_000)
  // Those who came before these were let in before them.
  await Promise.all(Array.from({ length: 4 }, () => get('/healthz')))
  return {
    letGo: () => client.end(),
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

/** A look at /readyz on a connection that is open already, and whose last line is still to come. */
async function halfARequest({ port }: Server) {
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

/** A mail server that has read a whole mail and takes its time to say so. */
async function slowMailServer() {
  const atWork = Promise.withResolvers<void>()
  const taking = Promise.withResolvers<void>()
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', async () => {
        atWork.resolve()
        await taking.promise
        taken += 1
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}`,
    isAtWork: atWork.promise,
    takeIt: taking.resolve,
    taken: () => taken,
  }
}
