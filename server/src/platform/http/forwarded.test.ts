import { lookups } from '@guildhall/contract/lookups/endpoints'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freshWebFolder } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'

type Setting = { trustProxy: string[]; publicUrl: string }

/** The warnings about proxies after each of these requests came from this machine. */
async function warningsAfter(requests: { path: string; forwarded?: string }[], setting: Setting) {
  const lines: string[] = []
  const { app } = await freshInstance({
    ...setting,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    webFolder: await freshWebFolder(),
    render: async ({ fetch }) => {
      await fetch(lookups.getSkillLevels.path)
      return { status: 302, location: '/' }
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  for (const { path, forwarded } of requests)
    await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })
  return lines.filter((line) => line.includes('X-Forwarded-For'))
}

const behindProxy = { trustProxy: ['loopback'], publicUrl: 'https://jobs.example' }

test('requests without X-Forwarded-For from a trusted proxy on this machine cause one warning', async () => {
  const pages = [{ path: '/' }, { path: lookups.getSkillLevels.path }]
  const warnings = await warningsAfter(pages, behindProxy)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('share one rate limit')
})

test('a page rendered for a visitor on this machine causes no warning, and neither do probes', async () => {
  const paths = [{ path: '/', forwarded: '127.0.0.1' }, { path: '/healthz' }, { path: '/readyz?wait' }]
  expect(await warningsAfter(paths, behindProxy)).toEqual([])
})

test.each([
  ['no proxy on this machine is trusted', { ...behindProxy, trustProxy: ['10.0.0.1'] }],
  ['the site is local', { ...behindProxy, publicUrl: 'http://localhost:3000' }],
])('no proxy is expected to forward where %s', async (_, setting) => {
  expect(await warningsAfter([{ path: '/' }], setting)).toEqual([])
})

/** The address of the client of a request that a trusted proxy forwards. */
async function clientOf(forwarded: string) {
  const { app } = await freshInstance({ trustProxy: ['loopback'] })
  app.get('/ip', async ({ ip }) => ({ ip }))
  const response = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
  return response.json<{ ip: string }>().ip
}

test.each([
  ['203.0.113.7:50123, 127.0.0.3:443', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['6.6.6.6, [2001:db8::1]:443, [::1]:8080', '2001:db8::1'],
  ['unknown, 203.0.113.7', '203.0.113.7'],
])('the client that a trusted proxy forwards as %s is %s', async (forwarded, client) => {
  expect(await clientOf(forwarded)).toBe(client)
})

test.each(['', 'unknown', '_hidden', '203.0.113', '[2001:db8::1', '6.6.6.6, unknown'])(
  'the client that a trusted proxy forwards as "%s" is the proxy itself',
  async (forwarded) => {
    expect(await clientOf(forwarded)).toBe('127.0.0.1')
  },
)

test('an X-Forwarded-For without an IP address at its end causes one warning, which says so', async () => {
  const requests = ['unknown', 'unknown', '6.6.6.6, _hidden'].map((forwarded) => ({ path: '/', forwarded }))
  const warnings = await warningsAfter(requests, behindProxy)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('X-Forwarded-For does not end with an IP address, and is ignored')
})

test.each(['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443'])(
  'the address %s causes no warning from a trusted proxy and one from another, which names TRUST_PROXY',
  async (forwarded) => {
    const requests = [{ path: '/', forwarded }]
    expect(await warningsAfter(requests, behindProxy)).toEqual([])
    const warnings = await warningsAfter(requests, { ...behindProxy, trustProxy: ['10.0.0.1'] })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('comes from an address that TRUST_PROXY does not name')
    expect(warnings[0]).not.toContain('2001:db8')
  },
)
