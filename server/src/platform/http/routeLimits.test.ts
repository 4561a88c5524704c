import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import type { RouteOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { freshFolder, freshWebFolder } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import { adapterOf } from '../../../test/socialLogin.ts'

const EXEMPT = ['/api/user/logout/', '/healthz', '/readyz']

/** The running app with everything switched on, and all its routes. */
async function wholeApp() {
  const { app } = await freshInstance({
    rateLimits: true,
    webFolder: await freshWebFolder(),
    mailFolder: await freshFolder(),
    metricsToken: 'a-token-for-metrics',
    demoId: (_request, response) => void response.end(),
    identityProvider: adapterOf({
      issuer: 'https://id.example',
      clientId: 'guildhall',
      clientSecret: 'secret',
    }),
  })
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  await app.ready()
  return { app, routes }
}

const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values<Endpoint>(feature))
const paths = new Set<string>(endpoints.flatMap(({ path, aliases = [] }) => [path, ...aliases]))

test('every route of the running app has a limit or says why it has none', async () => {
  const { routes } = await wholeApp()
  const urls = new Set(routes.map(({ url }) => url))
  for (const url of [
    '/*',
    '/metrics',
    '/files/pictures/:file',
    '/files/resumes/:name/:fileName',
    '/demo-id/*',
  ])
    expect.soft(urls, url).toContain(url)
  for (const url of ['/dev/mail/:token/', '/api/docs', '/api/openapi.json', '/assets/app-1a2b.js', ...paths])
    expect.soft(urls, url).toContain(url)

  const exempt = routes.filter(({ config }) => !config?.limits?.length)
  expect([...new Set(exempt.map(({ url }) => url))].sort()).toEqual(EXEMPT)
  for (const { url, config } of exempt) expect.soft(config?.unlimited, url).toMatch(/^[A-Z].*\.$/)
})

/** The callers that an endpoint must count: an address, or each kind of caller that it serves. */
const missingOf = ({ who, limits }: Endpoint) => {
  const counted = new Set(limits.filter(({ counts }) => counts === undefined).map(({ by }) => by))
  if (counted.has('ip')) return []
  const needed = who === 'anyone' ? (['account', 'visitor'] as const) : (['account'] as const)
  return needed.filter((kind) => !counted.has(kind))
}

test('every endpoint counts each kind of caller that it serves', () => {
  const missing = endpoints
    .filter(({ path }) => !EXEMPT.includes(path))
    .map((e) => [e.path, missingOf(e)] as const)
    .filter(([, kinds]) => kinds.length > 0)
  expect(missing).toEqual([])
})

describe('routes over the limit of their address', () => {
  let whole: Awaited<ReturnType<typeof wholeApp>>
  const from = '192.0.2.1'
  const get = async (url: string, remoteAddress = from) =>
    (await whole.app.inject({ url, remoteAddress })).statusCode
  const useUp = async (url: string, count: number) => {
    const statuses = new Set<number>()
    for (let i = 0; i < count; i += 1) statuses.add(await get(url))
    return [...statuses]
  }

  test('pages, unknown paths, metrics and the services of a demo are refused together', async () => {
    whole = await wholeApp()
    expect(await useUp('/metrics', 1500)).toEqual([404])
    const page = [
      '/',
      '/login/',
      '/no/such/page',
      '/api/no/such/',
      '/dev/mail/x/',
      '/demo-id/auth',
      '/metrics',
    ]
    for (const url of page) expect.soft(await get(url), url).toBe(429)
    const post = await whole.app.inject({ method: 'POST', url: '/login/', remoteAddress: from })
    expect(post.statusCode).toBe(429)
    expect(Number(post.headers['retry-after'])).toBeGreaterThan(0)
    const unknown = await whole.app.inject({ method: 'DELETE', url: '/login/', remoteAddress: from })
    expect(unknown.statusCode).toBe(429)
    expect(await get('/', '192.0.2.2')).toBe(200)
    expect(await get('/healthz')).toBe(200)
    expect(await get('/assets/app-1a2b.js')).toBe(200)
  })

  test('pictures and resumes are refused together', async () => {
    whole = await wholeApp()
    expect(await useUp('/files/pictures/x', 3000)).toEqual([404])
    expect(await get('/files/pictures/x')).toBe(429)
    expect(await get('/files/resumes/x/y')).toBe(429)
    expect(await get('/')).toBe(200)
  })

  test('assets and the API documentation are refused together', async () => {
    whole = await wholeApp()
    expect(await useUp('/favicon.ico', 6000)).toEqual([302])
    for (const url of ['/assets/app-1a2b.js', '/api/docs', '/api/openapi.json', '/api/docs/start.js'])
      expect.soft(await get(url), url).toBe(429)
    expect(await get('/')).toBe(200)
  })
})
