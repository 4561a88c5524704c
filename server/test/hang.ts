import { setTimeout as sleep } from 'node:timers/promises'
import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { expect, onTestFinished, vi } from 'vitest'
import { databaseIn } from './database.ts'
import { freshDataFolder } from './dataFolder.ts'
import { megabytesOf } from './memory.ts'
import { aRegistration } from './registering.ts'
import { isReady, startServer, type Server } from './wholeServer.ts'

/** Registers, activates and logs in; returns the access token. */
export async function newSession(server: Server, dataDir: string) {
  const form = aRegistration()
  await server.call(account.register, { body: form } as never)
  await databaseIn(dataDir).query('update users set is_active = true')
  const { body } = await server.call(account.logIn, { body: { email: form.email, password: form.password } })
  return (body as { access: string }).access
}

/** Suspends every process of a database, so that its clients get no response. */
export async function hang(dataDir: string) {
  const database = databaseIn(dataDir)
  const backends = await database.query<{ pid: number }>('select pid from pg_stat_activity')
  // The parent first, so that it starts no other process. Processes that have exited meanwhile are skipped.
  const pids = [(await database.pid())!, ...backends.map(({ pid }) => pid)]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        continue
      }
    }
  }
  signal('SIGSTOP')
  const resume = () => signal('SIGCONT')
  onTestFinished(resume)
  return resume
}

type Hang = { seconds: number; clients: number }

/**
 * Suspends a server's database while clients keep calling, and returns what was measured: milliseconds, and the growth
 * of the server's memory in megabytes compared with the same load before.
 */
export async function surviveHang({ seconds, clients }: Hang) {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  const access = await newSession(server, dataDir)
  const calls = [
    () => server.call(lookups.getSkills, {}),
    () => server.call(sessions.getProfileImageName, {}, access),
  ]
  const together = (work: (call: (typeof calls)[number]) => Promise<void>) =>
    Array.from({ length: clients }, (_, i) => work(calls[i % calls.length]!))
  // Memory that the same load needs while the database works is not growth.
  const warm = performance.now() + seconds * 100
  await Promise.all(
    together(async (call) => {
      while (performance.now() < warm) expect((await call()).status).toBe(200)
    }),
  )
  const before = await megabytesOf(server.process.pid!)

  const resume = await hang(dataDir)
  const until = performance.now() + seconds * 1000
  const slowest = { answer: 0, readyz: 0 }
  let answers = 0
  const ask = async (call: (typeof calls)[number]) => {
    while (performance.now() < until) {
      const started = performance.now()
      const { status, retryAfter } = await call()
      slowest.answer = Math.max(slowest.answer, performance.now() - started)
      answers += 1
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' })
    }
  }
  const probe = async () => {
    while (performance.now() < until) {
      expect((await server.get('/healthz')).status).toBe(200)
      const started = performance.now()
      expect((await server.get('/readyz')).status).toBe(503)
      slowest.readyz = Math.max(slowest.readyz, performance.now() - started)
      await sleep(500)
    }
  }
  await Promise.all([probe(), ...together(ask)])
  const grownMB = Math.max(0, (await megabytesOf(server.process.pid!)) - before)

  const resumed = performance.now()
  resume()
  await vi.waitUntil(() => isReady(server.url), { timeout: 30_000, interval: 20 })
  const servedAgainMs = Math.round(performance.now() - resumed)
  for (const call of calls) expect((await call()).status).toBe(200)
  const connections = async () => {
    const text = "select count(*)::int from pg_stat_activity where application_name = 'guildhall'"
    return (await databaseIn(dataDir).query<{ count: number }>(text))[0]!.count
  }
  // Ten for requests and eight for background tasks: abandoned connections are closed.
  await expect.poll(connections, { timeout: 10_000 }).toBeLessThanOrEqual(18)
  expect(await server.end('SIGTERM')).toBe(0)
  return { answers, slowest, grownMB, servedAgainMs }
}
