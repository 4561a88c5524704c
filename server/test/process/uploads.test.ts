import { once } from 'node:events'
import { readdir, utimes } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseResumePath } from '../../src/adapters/resumes.ts'
import { recordScenario } from '../chaos/report.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { megabytesOf } from '../memory.ts'
import { openConnection } from '../rawHttp.ts'
import { aRegistration } from '../registering.ts'
import { aPdf, formWith } from '../uploads.ts'
import { startServer, type Server } from '../wholeServer.ts'

const TIMEOUT_MS = 30_000
/** To send and check a gigabyte while other tests run. */
const GIGABYTE_TIMEOUT_MS = 300_000
/** An upload that takes longer is ended. */
const UPLOAD_TIMEOUT_MS = 60_000

/** A server on which one person is logged in. */
async function serverWithAccount() {
  const dataDir = await freshDataFolder()
  const database = databaseIn(dataDir)
  const server = await startServer(dataDir)
  /** Registers and logs in; returns the access token. */
  async function logIn(over: object = {}) {
    const form = aRegistration(over)
    expect(await server.call(account.register, { body: form })).toMatchObject({ status: 201 })
    await database.query('update users set is_active = true')
    const { body } = await server.call(account.logIn, { body: form })
    return (body as { access: string }).access
  }
  const access = await logIn()

  const listResumes = async () =>
    (await readdir(join(dataDir, 'files/resumes')).catch(() => [])).map((file) => `resumes/${file}`)

  /** A function that uploads a file. All its calls send one buffer, which `fetch` would copy for each. */
  async function prepareUpload(content: Buffer) {
    const { payload, headers } = await formWith('pdf', { content }, { name: 'cv.pdf' })
    return async (as = access) => {
      const sending = request(server.url + profile.saveResume.path, {
        method: 'POST',
        headers: { ...headers, authorization: `JWT ${as}`, 'content-length': payload.length },
        agent: false,
      })
      sending.end(payload)
      const [response] = (await once(sending, 'response')) as [IncomingMessage]
      sending.on('error', () => undefined)
      response.resume()
      return { status: response.statusCode!, retryAfter: response.headers['retry-after'] }
    }
  }

  return {
    dataDir,
    database,
    server,
    listResumes,

    access,
    logIn,

    prepareUpload,
    upload: async (content: Buffer) => (await prepareUpload(content))(),

    /** The key of the resume that the profile names. */
    async namedResume() {
      const [row] = await database.query<{ resume: string | null }>('select resume from users')
      return row!.resume === null ? null : parseResumePath(row!.resume)!.key
    },

    /** Starts another server and cleans up when the files are two hours old; resolves when `isDone`. */
    async cleanUpLater(isDone: () => Promise<boolean>) {
      await startServer(dataDir)
      const longAgo = new Date(Date.now() - 2 * 3_600_000)
      for (const key of await listResumes()) await utimes(join(dataDir, 'files', key), longAgo, longAgo)
      await database.query(`select graphile_worker.add_job('clean_up_files')`)
      await vi.waitUntil(isDone, { timeout: TIMEOUT_MS, interval: 50 })
    },
  }
}

/** Sends the headers and half of the body of an upload, and disconnects. */
async function abort({ port }: Server, access: string) {
  const socket = await openConnection(Number(port))
  const head = [
    `POST ${profile.saveResume.path} HTTP/1.1`,
    'host: guildhall.test',
    `authorization: JWT ${access}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
  ]
  const part = '--x\r\ncontent-disposition: form-data; name="pdf"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n'
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(300_000)}`, () => socket.destroy())
  await once(socket, 'close')
}

test(
  '200 uploads of 5 MB at once are saved or answered 503, in bounded memory, and aborted ones leave nothing',
  async () => {
    const { server, dataDir, access, logIn, listResumes, upload, prepareUpload } = await serverWithAccount()
    const pid = server.process.pid!
    const before = await megabytesOf(pid)
    const pdf = await aPdf('Ann', 'x'.repeat(5_000_000))
    let most = 0
    const watching = setInterval(() => void megabytesOf(pid).then((now) => (most = Math.max(most, now))), 50)
    onTestFinished(() => clearInterval(watching))
    const senders = [access]
    // An account has two of the places.
    for (let i = 0; i < 9; i += 1)
      senders.push(await logIn({ username: `marta${i}`, email: `marta${i}@example.com` }))
    const send = await prepareUpload(pdf)
    const started = performance.now()
    /** Undefined if it was ended because it was too slow, as it may be on a busy machine. */
    async function uploadInTime(_: unknown, i: number) {
      const outcome = await send(senders[i % senders.length]).catch((error: Error) => error)
      if (!(outcome instanceof Error)) return outcome.status === 408 ? undefined : outcome
      if (performance.now() - started < UPLOAD_TIMEOUT_MS) throw new Error('Ended early', { cause: outcome })
      return undefined
    }
    const outcomes = await Promise.all(Array.from({ length: 200 }, uploadInTime))
    const responses = outcomes.filter((response) => response !== undefined)
    clearInterval(watching)
    const statuses = responses.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(responses.find(({ status }) => status === 503)!.retryAfter).toBeDefined()
    expect(most).toBeLessThan(512)
    recordScenario('R23', {
      'uploads of 5 MB': 200,
      saved: statuses.filter((status) => status === 201).length,
      'memory MB before': before,
      'memory MB at most': most,
    })

    for (let n = 0; n < 10; n += 1) await Promise.all(Array.from({ length: 50 }, () => abort(server, access)))
    // The last aborted ones may still have the places of the account.
    const uploaded = async () => (await upload(pdf)).status
    await expect.poll(uploaded, { timeout: TIMEOUT_MS, interval: 200 }).toBe(201)
    expect((await listResumes()).length).toBeLessThanOrEqual(senders.length)
    expect(await readdir(join(dataDir, 'files/.drafts'))).toEqual([])
    recordScenario('R27', { 'aborted uploads': 500 })
  },
  GIGABYTE_TIMEOUT_MS,
)

/** A connection that holds what `statement` locks, until `release`. */
async function holding(dataDir: string, statement: string) {
  const client = await databaseIn(dataDir).connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(statement)
  return { release: () => client.query('rollback') }
}

/** Kills the server while it waits for the lock during an upload. */
async function killWaiting(
  server: Server,
  database: ReturnType<typeof databaseIn>,
  upload: Promise<unknown>,
) {
  const outcome = upload.catch((error: Error) => error.message)
  await vi.waitUntil(
    async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
      )
      return row!.count > 0
    },
    { timeout: TIMEOUT_MS, interval: 50 },
  )
  await server.end('SIGKILL')
  expect(await outcome).toBe('socket hang up')
}

test('after a kill -9 between file and row the old resume stays, and the new file is cleaned up', async () => {
  const { dataDir, database, server, listResumes, upload, namedResume, cleanUpLater } =
    await serverWithAccount()
  expect((await upload(await aPdf('old'))).status).toBe(201)
  const old = await namedResume()
  const lock = await holding(dataDir, 'select from users for update')
  await killWaiting(server, database, upload(await aPdf('new')))
  await lock.release()
  expect(await namedResume()).toBe(old)
  expect(await listResumes()).toHaveLength(2)

  await cleanUpLater(async () => (await listResumes()).length === 1)
  expect(await listResumes()).toEqual([old])
})

test('after a kill -9 between row and response the new resume is saved, and the old file is cleaned up', async () => {
  const { dataDir, database, server, listResumes, upload, namedResume, cleanUpLater } =
    await serverWithAccount()
  expect((await upload(await aPdf('old'))).status).toBe(201)
  const old = await namedResume()
  // Makes the commit wait: the database completes it, and the server is gone.
  await database.query(`
    create function wait_for_lock() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(4711); return null; end';
    create constraint trigger wait_at_commit after update of resume on users
      deferrable initially deferred for each row execute function wait_for_lock()`)
  const lock = await holding(dataDir, 'select pg_advisory_xact_lock(4711)')
  await killWaiting(server, database, upload(await aPdf('new')))
  await lock.release()
  await vi.waitUntil(async () => (await namedResume()) !== old, { timeout: TIMEOUT_MS, interval: 50 })
  expect(await listResumes()).toHaveLength(2)

  await cleanUpLater(async () => (await listResumes()).length === 1)
  expect(await listResumes()).toEqual([await namedResume()])
})
