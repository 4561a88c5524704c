import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseResumePath } from '../../src/adapters/resumes.ts'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { aRegistration } from '../registering.ts'
import { aPdf, formWith } from '../uploads.ts'
import { startServer, type Server } from '../wholeServer.ts'

const TIMEOUT_MS = 30_000

/** A server on which one person is logged in. */
async function serverWithAccount() {
  const dataDir = await freshDataFolder()
  const database = databaseIn(dataDir)
  const server = await startServer(dataDir)
  const form = aRegistration()
  expect(await server.call(account.register, { body: form })).toMatchObject({ status: 201 })
  await database.query('update users set is_active = true')
  const { body } = await server.call(account.logIn, { body: form })
  const { access } = body as { access: string }

  const listResumes = async () =>
    (await readdir(join(dataDir, 'files/resumes')).catch(() => [])).map((file) => `resumes/${file}`)

  return {
    dataDir,
    database,
    server,
    listResumes,

    async upload(text: string) {
      const { payload, headers } = await formWith('pdf', { content: await aPdf(text) }, { name: 'cv.pdf' })
      return fetch(server.url + profile.saveResume.path, {
        method: 'POST',
        headers: { ...headers, authorization: `JWT ${access}` },
        body: payload,
      })
    },

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
  upload: Promise<Response>,
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
  expect(await outcome).toBe('fetch failed')
}

test('after a kill -9 between file and row the old resume stays, and the new file is cleaned up', async () => {
  const { dataDir, database, server, listResumes, upload, namedResume, cleanUpLater } =
    await serverWithAccount()
  expect((await upload('old')).status).toBe(201)
  const old = await namedResume()
  const lock = await holding(dataDir, 'select from users for update')
  await killWaiting(server, database, upload('new'))
  await lock.release()
  expect(await namedResume()).toBe(old)
  expect(await listResumes()).toHaveLength(2)

  await cleanUpLater(async () => (await listResumes()).length === 1)
  expect(await listResumes()).toEqual([old])
})

test('after a kill -9 between row and response the new resume is saved, and the old file is cleaned up', async () => {
  const { dataDir, database, server, listResumes, upload, namedResume, cleanUpLater } =
    await serverWithAccount()
  expect((await upload('old')).status).toBe(201)
  const old = await namedResume()
  // Makes the commit wait: the database completes it, and the server is gone.
  await database.query(`
    create function wait_for_lock() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(4711); return null; end';
    create constraint trigger wait_at_commit after update of resume on users
      deferrable initially deferred for each row execute function wait_for_lock()`)
  const lock = await holding(dataDir, 'select pg_advisory_xact_lock(4711)')
  await killWaiting(server, database, upload('new'))
  await lock.release()
  await vi.waitUntil(async () => (await namedResume()) !== old, { timeout: TIMEOUT_MS, interval: 50 })
  expect(await listResumes()).toHaveLength(2)

  await cleanUpLater(async () => (await listResumes()).length === 1)
  expect(await listResumes()).toEqual([await namedResume()])
})
