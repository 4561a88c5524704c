import { account } from '@guildhall/contract/account/endpoints'
import { expect, test } from 'vitest'
import { freshDataFolder } from '../dataFolder.ts'
import { startProxy, VISITOR } from '../proxy.ts'
import { startServer } from '../wholeServer.ts'

const PUBLIC = { PUBLIC_URL: 'https://jobs.example', RATE_LIMITS: 'on', LOG_LEVEL: 'info' }
const TRUSTED = 'proxies whose X-Forwarded-For is trusted'
const NOT_FORWARDED = 'sends no X-Forwarded-For'

/** The status of a password reset without a link, which counts as any other. */
async function useNoLink(url: string, visitor: string, spoofed?: string) {
  const response = await fetch(url + account.confirmPasswordReset.path, {
    method: 'POST',
    headers: { [VISITOR]: visitor, ...(spoofed && { 'x-forwarded-for': spoofed }) },
  })
  return response.status
}

const count = (text: string, part: string) => text.split(part).length - 1

test('visitors behind a proxy on this machine have separate rate limits, whatever headers they forge', async () => {
  const server = await startServer(await freshDataFolder(), PUBLIC)
  expect(server.stdout()).toMatch(new RegExp(`"trustProxy":\\["loopback"\\],"msg":"${TRUSTED}"`))
  const url = await startProxy(server.url)
  const statuses = new Map<number, number>()
  for (let i = 0; i < 1000; i += 1) {
    const status = await useNoLink(url, '203.0.113.1', `6.6.${i >> 8}.${i & 255}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses).toEqual(
    new Map([
      [400, 120],
      [429, 880],
    ]),
  )
  expect(await useNoLink(url, '203.0.113.2')).toBe(400)
  expect(server.stdout()).not.toContain(NOT_FORWARDED)
})

test('a proxy on this machine that sends no X-Forwarded-For is warned about once', async () => {
  const server = await startServer(await freshDataFolder(), PUBLIC)
  const url = await startProxy(server.url, { forwards: false })
  for (const visitor of ['203.0.113.1', '203.0.113.2']) await useNoLink(url, visitor)
  expect(count(server.stdout(), NOT_FORWARDED)).toBe(1)
})

test('with TRUST_PROXY=none the headers of a proxy on this machine are ignored, with one warning', async () => {
  const server = await startServer(await freshDataFolder(), { ...PUBLIC, TRUST_PROXY: 'none' })
  expect(server.stdout()).toMatch(new RegExp(`"trustProxy":\\[\\],"msg":"${TRUSTED}"`))
  const url = await startProxy(server.url)
  for (let i = 0; i < 120; i += 1) expect(await useNoLink(url, `203.0.113.${i}`)).toBe(400)
  expect(await useNoLink(url, '203.0.113.199')).toBe(429)
  expect(count(server.stdout(), 'that TRUST_PROXY does not name')).toBe(1)
  expect(server.stdout()).not.toContain(NOT_FORWARDED)
})
