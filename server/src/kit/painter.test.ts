import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { PageRequest, Render } from '@guildhall/contract/rendering'
import { jobs } from '@guildhall/contract/jobs'
import { search } from '@guildhall/contract/search'
import { fill } from '@guildhall/contract/address'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freshWebFolder, PAGE } from '../../test/folders.ts'
import { freshWorld } from '../../test/world.ts'

afterEach(() => void vi.useRealTimers())

const freshSite = async (render: Render) => freshWorld({ webFolder: await freshWebFolder(), render })

const drawn = (text: string, status: 200 | 404 = 200): Render => {
  return async ({ now }) => ({ status, html: `<p>${text}</p><i>${now}</i>`, drawnAt: now })
}

describe('a page that is drawn', () => {
  test('may be kept by every cache for a while, and is asked for again only where it changed', async () => {
    let text = 'Baker'
    const { app } = await freshSite((request) => drawn(text)(request))
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

  test('is the same for all who get the one drawing, compressed or not', async () => {
    const page = await drawn('Baker')({ now: 1 } as PageRequest)
    const { app } = await freshSite(async () => page)
    const headers = { 'accept-encoding': 'br' }
    const [plain, small, again] = [
      await app.inject('/'),
      await app.inject({ url: '/', headers }),
      await app.inject({ url: '/', headers }),
    ]
    expect(new Set([plain, small, again].map(({ headers }) => headers.etag)).size).toBe(1)
    for (const { rawPayload } of [small, again])
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.payload)
  })

  test('goes uncompressed to whoever asks for that', async () => {
    const { app } = await freshSite(drawn('Baker '.repeat(500)))
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, identity' } })
    expect(page.headers).not.toHaveProperty('content-encoding')
    expect(page.payload).toContain('Baker Baker')
  })

  test('brings its styles and the script of its head along, by their hash and no others', async () => {
    const { app } = await freshSite(drawn('Baker'))
    const hashOf = (content: string) => createHash('sha256').update(content).digest('base64')
    for (const url of ['/', '/login/']) {
      const policy = String((await app.inject(url)).headers['content-security-policy'])
      expect.soft(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{color:red}')}';`)
      expect.soft(policy).toContain(`script-src 'self' 'sha256-${hashOf('boot()')}';`)
    }
  })

  test('is sent compressed to a browser that takes it so, like the answer of a call', async () => {
    const world = await freshSite(drawn('Baker '.repeat(500)))
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const page = await world.app.inject({ url: '/', headers })
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('Baker Baker')

    const answer = await world.send(search.getSearchBarData, {}, { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('skills')
    const known = { ...headers, 'if-none-match': String(answer.headers.etag) }
    expect((await world.send(search.getSearchBarData, {}, { headers: known })).statusCode).toBe(304)
  })

  test('is nothing to keep where what it names is not there, or stands elsewhere', async () => {
    const missing = await freshSite(drawn('Job Not Found', 404))
    const response = await missing.app.inject('/jobs/?jobId=9')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-cache'])
    expect(response.payload).toContain('Job Not Found')

    const moved = await freshSite(async () => ({ status: 302, location: '/' }))
    const { statusCode, headers } = await moved.app.inject('/jobs/')
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })

  test('is drawn with the answers that a visitor’s own calls get', async () => {
    let asked: PageRequest | undefined
    const world = await freshSite(async (request) => {
      asked = request
      return drawn('')(request)
    })
    const { id } = await world.newJob()
    await world.app.inject('/')
    const calls = [
      [search.searchJobs, { query: { search: 'baker', page: 1 } }],
      [jobs.getJobDetail, { params: { id: String(id) } }],
      [jobs.getJobDetail, { params: { id: 'x' } }],
    ] as const
    for (const [endpoint, input] of calls) {
      const answer = await asked!.ask(fill(endpoint.path, input).url, { ahead: true })
      const { statusCode, payload } = await world.send(endpoint, input)
      expect.soft(answer).toEqual({ status: statusCode, body: JSON.parse(payload) })
    }
  })
})

test('what a page is drawn with are reads of its visitor, who reaches the limit by pages too', async () => {
  const render: Render = async (request) => {
    const { status } = await request.ask('/api/user/profile/1/', { ahead: false })
    if (status === 429) throw new Error('Too many.')
    return drawn('Baker')(request)
  }
  const { app } = await freshWorld({ webFolder: await freshWebFolder(), render, rateLimits: true })
  const visit = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode
  const visits = await Promise.all(Array.from({ length: 300 }, () => visit('192.0.2.1')))
  expect(new Set(visits)).toEqual(new Set([200]))
  expect(await visit('192.0.2.1')).toBe(503)
  expect(await visit('192.0.2.2')).toBe(200)
})

describe('a page that is not drawn', () => {
  test('is empty and for no search engine, where only an account sees it', async () => {
    const { app } = await freshSite(async () => ({ shell: `${PAGE} with its files` }))
    const { statusCode, payload, headers } = await app.inject('/saved-jobs/')
    expect([statusCode, payload]).toEqual([200, `${PAGE} with its files`])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  })

  test('because of a failure is empty too, says that it is to be asked for again, and takes nothing else along', async () => {
    const { app } = await freshSite(async ({ url }) => {
      if (url === '/') throw new Error('no such part')
      return drawn('Baker')({ url } as PageRequest)
    })
    const failed = await app.inject('/')
    expect([failed.statusCode, failed.payload]).toEqual([503, PAGE])
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-cache', 'retry-after': '5' })
    expect((await app.inject('/jobs/?jobId=1')).payload).toContain('Baker')
  })

  test('in time is not waited for', async () => {
    const { app } = await freshSite(() => new Promise(() => {}))
    await app.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = app.inject('/')
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    vi.advanceTimersByTime(3000)
    expect((await response).statusCode).toBe(503)
  })
})
