import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { HtmlPage, PageRequest, Render } from '@guildhall/contract/rendering'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { fill } from '@guildhall/contract/url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freshWebFolder, PAGE } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'
import { Refused } from '../http/refusal.ts'

afterEach(() => void vi.useRealTimers())

const freshSite = async (render: Render) => freshInstance({ webFolder: await freshWebFolder(), render })

const documentOf = <S extends HtmlPage['status']>(status: S, body: string) => ({
  status,
  version: body,
  html: async () => ({ start: '<title>Jobs</title>', middle: '<style></style>', end: body }),
})

const rendered = (text: string, status: 200 | 404 = 200): Render => {
  return async () => documentOf(status, `<p>${text}</p>`)
}

describe('rendered pages', () => {
  test('a rendered page may be cached for a while, and answers 304 until it changes', async () => {
    let text = 'Baker'
    const { app } = await freshSite((request) => rendered(text)(request))
    const first = await app.inject('/')
    expect(first.payload).toContain('<p>Baker</p>')
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=30, stale-while-revalidate=60',
      vary: 'accept-encoding',
    })
    expect(first.headers).not.toHaveProperty('x-robots-tag')

    const headers = { 'if-none-match': String(first.headers.etag) }
    const same = await app.inject({ url: '/', headers })
    expect([same.statusCode, same.payload]).toEqual([304, ''])
    text = 'Joiner'
    expect((await app.inject({ url: '/', headers })).payload).toContain('<p>Joiner</p>')
  })

  test('caches ask each time for a page that must be revalidated', async () => {
    const { app } = await freshSite(async () => ({ ...documentOf(200, 'Ann'), mustRevalidate: true }))
    const { headers } = await app.inject('/')
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) as string })
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, no-cache'])
  })

  test('a rendered page has one ETag for all requests that share it, compressed or not', async () => {
    const page = documentOf(200, 'Baker')
    const { app } = await freshSite(async () => page)
    const headers = { 'accept-encoding': 'gzip' }
    const [plain, small, again] = [
      await app.inject('/'),
      await app.inject({ url: '/', headers }),
      await app.inject({ url: '/', headers }),
    ]
    expect(new Set([plain, small, again].map(({ headers }) => headers.etag)).size).toBe(1)
    for (const { rawPayload } of [small, again]) expect(gunzipSync(rawPayload).toString()).toBe(plain.payload)
  })

  test('a page that is requested again is rendered only when its version changes, and not for a client that has it', async () => {
    let version = 'Baker'
    let renderings = 0
    const { app } = await freshSite(async () => {
      const page = documentOf(200, version)
      const html = () => {
        renderings++
        return page.html()
      }
      return { ...page, html }
    })
    const get = (url: string, etag = '') => app.inject({ url, headers: { 'if-none-match': etag } })
    const { headers, payload } = await get('/')
    // From the second rendering on, it is kept.
    for (let i = 0; i < 3; i++) expect((await get('/')).payload).toBe(payload)
    expect(renderings).toBe(2)
    expect((await get('/?page=2')).payload).toBe(payload)
    expect(renderings).toBe(3)
    expect((await get('/?page=3', String(headers.etag))).statusCode).toBe(304)
    expect(renderings).toBe(3)

    version = 'Joiner'
    for (let i = 0; i < 3; i++) expect((await get('/', String(headers.etag))).payload).toContain('Joiner')
    expect(renderings).toBe(4)
  })

  test('concurrent requests for a page share one rendering, and a failed one is tried again', async () => {
    let renderings = 0
    const page = documentOf(404, 'Not found')
    const html = async () => {
      if (++renderings === 1) throw new Error('not this time')
      return page.html()
    }
    const shared = { ...page, html }
    const { app } = await freshSite(async () => shared)
    expect((await app.inject('/')).statusCode).toBe(503)
    const responses = await Promise.all(['/', '/', '/x'].map((url) => app.inject(url)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(renderings).toBe(2)
  })

  test('a rendered page is not compressed when the client refuses gzip', async () => {
    const { app } = await freshSite(rendered('Baker '.repeat(500)))
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip;q=0, identity' } })
    expect(page.headers).not.toHaveProperty('content-encoding')
    expect(page.payload).toContain('Baker Baker')
  })

  test('a rendered page allows its inline style and script by their hashes, and no others', async () => {
    const { app } = await freshSite(rendered('Baker'))
    const hashOf = (content: string) => createHash('sha256').update(content).digest('base64')
    for (const url of ['/', '/login/']) {
      const policy = String((await app.inject(url)).headers['content-security-policy'])
      expect.soft(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{color:red}')}';`)
      expect.soft(policy).toContain(`script-src 'self' 'sha256-${hashOf('boot()')}';`)
    }
  })

  test('a rendered page and the response of an endpoint are compressed for a browser', async () => {
    const instance = await freshSite(rendered('Baker '.repeat(500)))
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const page = await instance.app.inject({ url: '/', headers })
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(page.rawPayload).toString()).toContain('Baker Baker')

    const response = await instance.send(lookups.getLocations, {}, { headers })
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toContainEqual(
      expect.objectContaining({ location: 'Remote' }),
    )
    const known = { ...headers, 'if-none-match': String(response.headers.etag) }
    expect((await instance.send(lookups.getLocations, {}, { headers: known })).statusCode).toBe(304)
  })

  test('a rendered page is not cached when it is a 404 or a redirect', async () => {
    const missing = await freshSite(rendered('Job Not Found', 404))
    const response = await missing.app.inject('/jobs/?jobId=9')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-cache'])
    expect(response.payload).toContain('Job Not Found')

    const moved = await freshSite(async () => ({ status: 302, location: '/' }))
    const { statusCode, headers } = await moved.app.inject('/jobs/')
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })

  test('a page is rendered with the responses that a visitor’s own requests get', async () => {
    let pageRequest: PageRequest | undefined
    const instance = await freshSite(async (request) => {
      pageRequest = request
      return rendered('')(request)
    })
    const { id } = await instance.newJob()
    await instance.app.inject('/')
    const calls = [
      [search.searchJobs, { query: { search: 'baker', page: 1 } }],
      [jobs.getJobDetail, { params: { id: String(id) } }],
      [jobs.getJobDetail, { params: { id: 'x' } }],
    ] as const
    for (const [endpoint, input] of calls) {
      const response = await pageRequest!.fetch(fill(endpoint.path, input).url)
      const { statusCode, payload } = await instance.send(endpoint, input)
      expect.soft(response).toEqual({ status: statusCode, body: JSON.parse(payload) })
    }
  })
})

describe('read limits', () => {
  /** A site whose pages read one profile each, and what it logs at error level. */
  async function limitedSite() {
    const lines: string[] = []
    const log = openLog('error', { write: (line) => void lines.push(line) })
    const refusals: (number | undefined)[] = []
    const render: Render = async (request) => {
      refusals.push(request.refusedFor)
      const { status, retryAfter } = await request.fetch('/api/user/profile/1/')
      return status === 429
        ? { tooManyRequests: documentOf(429, '<p>Too many requests</p>'), retryAfter: retryAfter! }
        : rendered('Baker')(request)
    }
    const { app } = await freshInstance({ webFolder: await freshWebFolder(), render, rateLimits: true, log })
    const visit = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
    return { app, visit, lines, refusals }
  }

  test('a visitor over the read limit gets a 429 page with Retry-After, and no error is logged', async () => {
    const { app, visit, lines, refusals } = await limitedSite()
    for (let i = 0; i < 900; i += 10) {
      const visits = await Promise.all(Array.from({ length: 10 }, () => visit('192.0.2.1')))
      expect(new Set(visits.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    }
    const refused = await visit('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.payload).toContain('<p>Too many requests</p>')
    expect(refused.headers['cache-control']).toBe('no-store')
    const json = await app.inject({ url: '/api/user/profile/1/', remoteAddress: '192.0.2.1' })
    expect(json.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290)
    expect(Number(json.headers['retry-after'])).toBeLessThanOrEqual(Number(refused.headers['retry-after']))
    expect((await visit('192.0.2.2')).statusCode).toBe(200)
    expect(lines).toEqual([])
    expect(new Set(refusals.slice(0, 900))).toEqual(new Set([undefined]))
    expect(refusals[900]).toBeGreaterThan(290)
    expect(refusals[901]).toBeUndefined()
  })
})

describe('the empty shell', () => {
  test('the empty shell is a 503 without a logged error when an endpoint answers 503', async () => {
    const lines: string[] = []
    const log = openLog('error', { write: (line) => void lines.push(line) })
    const render: Render = async (request) => {
      const { status } = await request.fetch('/healthz')
      throw new Error(`answered ${status}`)
    }
    const { app } = await freshInstance({ webFolder: await freshWebFolder(), render, log })
    app.addHook('onRequest', async ({ target }) => {
      if (target.path === '/healthz') throw new Refused(503, 'Busy')
    })
    expect((await app.inject('/')).statusCode).toBe(503)
    expect(lines).toEqual([])
  })

  test('the empty shell is a 503 with Retry-After when a page fails to render, and other pages are still served', async () => {
    const { app } = await freshSite(async (request) => {
      if (request.path === '/') throw new Error('no such part')
      return rendered('Baker')(request)
    })
    const failed = await app.inject('/')
    expect([failed.statusCode, failed.payload]).toEqual([503, PAGE])
    expect(failed.headers).toMatchObject({
      'cache-control': 'no-cache',
      'retry-after': '5',
      'x-robots-tag': 'noindex',
    })
    expect((await app.inject('/jobs/?jobId=1')).payload).toContain('Baker')
  })

  test('the empty shell is answered when rendering takes too long', async () => {
    const { app } = await freshSite(() => new Promise(() => {}))
    await app.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = app.inject('/')
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    vi.advanceTimersByTime(3000)
    expect((await response).statusCode).toBe(503)
  })
})
