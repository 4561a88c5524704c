import { lookups } from '@guildhall/contract/lookups'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freshWebFolder } from '../../test/folders.ts'
import { freshWorld } from '../../test/world.ts'
import { openLog } from './log.ts'

type Setting = { trustProxy: string[]; publicUrl: string }

/** The warnings about proxies after each of these requests came from this machine. */
async function warningsAfter(requests: { path: string; forwarded?: string }[], setting: Setting) {
  const lines: string[] = []
  const { app } = await freshWorld({
    ...setting,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    webFolder: await freshWebFolder(),
    render: async ({ ask }) => {
      await ask(lookups.getSkillLevels.path, { ahead: false })
      return { shell: 'a page' }
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  for (const { path, forwarded } of requests)
    await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
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

test.each([
  ['203.0.113.7', '203.0.113.7:50123, 127.0.0.3:443'],
  ['2001:db8::1', '[2001:db8::1]:443'],
])('the client behind a proxy that forwards ports is %s', async (client, forwarded) => {
  const { app } = await freshWorld({ trustProxy: ['loopback'] })
  app.get('/ip', async ({ ip }) => ({ ip }))
  const response = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
  expect(response.json()).toEqual({ ip: client })
})
