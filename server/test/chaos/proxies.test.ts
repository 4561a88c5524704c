import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { mailboxPath } from '../../src/adapters/mailbox.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { findFreePort } from '../../src/db/embedded/freePort.ts'
import { startServer } from '../wholeServer.ts'
import { requirePrograms } from '../debian/packages.ts'
import { haproxy, nginx, nginxWithoutParams, startRealProxy } from './realProxies.ts'

beforeAll(() => requirePrograms(['nginx', 'haproxy']))

const PUBLIC = { PUBLIC_URL: 'https://jobs.example', RATE_LIMITS: 'on', LOG_LEVEL: 'info' }
const NOT_FORWARDED = 'sends no X-Forwarded-For'

type Visitor = Awaited<ReturnType<Awaited<ReturnType<typeof startRealProxy>>['visitor']>>

/** The statuses of password resets without a link, which count as any other. */
async function useNoLink({ ask }: Visitor, times: number, spoofed?: (i: number) => string) {
  const statuses: Record<number, number> = {}
  for (let i = 0; i < times; i += 1) {
    const headers = spoofed && { 'x-forwarded-for': spoofed(i) }
    const status = await ask('POST', account.confirmPasswordReset.path, headers)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test.each([
  ['nginx with Debian’s proxy_params', nginx],
  ['HAProxy with option forwardfor', haproxy],
])('behind %s each visitor has one rate limit, whatever headers it forges', async (_, proxy) => {
  const server = await startServer(await freshDataFolder(), PUBLIC)
  const { visitor } = await startRealProxy(proxy, `127.0.0.1:${server.port}`)
  const spoofed = (i: number) => `6.6.${i >> 8}.${i & 255}`
  expect(await useNoLink(visitor('203.0.113.1'), 1000, spoofed)).toEqual({ 400: 120, 429: 880 })
  expect(await useNoLink(visitor('203.0.113.2'), 121)).toEqual({ 400: 120, 429: 1 })
  expect(server.stdout()).not.toContain(NOT_FORWARDED)
})

test('behind nginx with nothing but proxy_pass all share one rate limit, and the log warns once', async () => {
  const server = await startServer(await freshDataFolder(), PUBLIC)
  const { visitor } = await startRealProxy(nginxWithoutParams, `127.0.0.1:${server.port}`)
  expect(await useNoLink(visitor('203.0.113.1'), 121)).toEqual({ 400: 120, 429: 1 })
  expect(await useNoLink(visitor('203.0.113.2'), 1)).toEqual({ 429: 1 })
  expect(server.stdout().split(NOT_FORWARDED)).toHaveLength(2)
})

test('the mailbox of a local demo opens through a bare proxy_pass only with its token, and never through proxy_params', async () => {
  const dataDir = await freshDataFolder()
  const port = String(await findFreePort())
  const local = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DEMO: 'on', LOG_LEVEL: 'info' }
  const server = await startServer(dataDir, local)
  const path = mailboxPath((await readFile(join(dataDir, 'secret'), 'utf8')).trim())
  const target = `127.0.0.1:${server.port}`
  const bare = (await startRealProxy(nginxWithoutParams, target)).visitor('203.0.113.1')
  expect(await bare.ask('GET', '/dev/mail/')).toBe(404)
  expect(await bare.ask('GET', '/dev/mail/a-wrong-token/')).toBe(404)
  expect(await bare.ask('GET', path)).toBe(200)
  const withParams = (await startRealProxy(nginx, target)).visitor('203.0.113.1')
  expect(await withParams.ask('GET', path)).toBe(404)
  expect((await server.get(path)).status).toBe(200)
})
