import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Render } from '@guildhall/contract/rendering'
import { describe, expect, test } from 'vitest'
import { createIdentityProvider } from '../../adapters/identityProvider.ts'
import { freshWebFolder, PAGE } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'

const freshSite = async () => (await freshInstance({ webFolder: await freshWebFolder() })).app

describe('the web app', () => {
  test('the web app answers every URL that is not an endpoint with its one page, which is revalidated each time', async () => {
    const app = await freshSite()
    for (const url of [
      '/',
      '/login/',
      '/jobs/?id=7',
      '/accounts/activate/u/t/',
      '/no/such/page',
      '/apiary',
    ]) {
      const response = await app.inject(url)
      expect.soft([response.statusCode, response.payload], url).toEqual([200, PAGE])
      expect.soft(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect.soft(response.headers['cache-control']).toBe('no-cache')
    }
  })

  test('the web app has the name of the site and its currency sign', async () => {
    const webFolder = await freshWebFolder()
    const pageOf = async (siteName: string, currency: string) => {
      const { app } = await freshInstance({ webFolder, siteName, currency })
      return (await app.inject('/')).payload
    }
    const own = await pageOf('Zunft "Rat & Tat"', 'EUR')
    expect(own).toContain(
      '<html data-site-name="Zunft &quot;Rat &amp; Tat&quot;" data-currency-sign="€" data-contact=',
    )
    expect(own).toContain('<title>Zunft &quot;Rat &amp; Tat&quot;</title>')
    expect(own).not.toContain('Guildhall')
    expect(await pageOf('Guildhall', 'CHF')).toContain('data-currency-sign="CHF\u00a0"')
  })

  test('the web app says whether there are demo accounts', async () => {
    const webFolder = await freshWebFolder()
    const account = { user_type: 'personal' as const, email: 'a@example.com', password: 'come-in' }
    const demo = await freshInstance({ webFolder, demoAccounts: [account] })
    expect((await demo.app.inject('/')).payload).toMatch(/<html [^>]*data-demo="" /)
    const own = await freshInstance({ webFolder })
    expect((await own.app.inject('/')).payload).not.toContain('data-demo')
  })

  test('the web app names the provider of social login', async () => {
    const webFolder = await freshWebFolder()
    const identityProvider = createIdentityProvider({
      provider: 'town',
      name: 'Town "ID"',
      issuer: 'https://id.example',
      clientId: 'guildhall',
      clientSecret: 'not for pages',
      publicUrl: 'https://jobs.example',
    })
    const { app } = await freshInstance({ webFolder, identityProvider })
    const { payload } = await app.inject('/')
    expect(payload).toMatch(/<html [^>]*data-social-provider="town" data-social-name="Town &quot;ID&quot;" /)
    expect(payload).not.toContain('not for pages')
    const without = await freshInstance({ webFolder })
    expect((await without.app.inject('/')).payload).not.toContain('data-social')
  })

  test('the web app shows how to reach the operator', async () => {
    const contact = {
      email: 'office@town.example',
      phone: undefined,
      address: '1 "Old" Market & Square, <Town>',
      links: [{ name: 'GitHub', url: 'https://github.com/town?a=1&b=2' }],
    }
    const { app } = await freshInstance({ webFolder: await freshWebFolder(), contact })
    const attribute = /<html [^>]*data-contact="([^"]*)" /.exec((await app.inject('/')).payload)![1]!
    expect(attribute).not.toMatch(/[<>]/)
    expect(
      JSON.parse(
        attribute
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ),
    ).toEqual(contact)
  })

  test('the web app answers HEAD, unlike an endpoint', async () => {
    const app = await freshSite()
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/api/user/get_skills/' })).statusCode).toBe(404)
  })

  test('the web app has immutable assets, and other files that are revalidated', async () => {
    const app = await freshSite()
    const asset = await app.inject('/assets/app-1a2b.js')
    expect([asset.statusCode, asset.payload]).toEqual([200, 'start()'])
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('the web app is sent precompressed to a browser that accepts brotli', async () => {
    const app = await freshSite()
    const asset = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(asset.headers['content-type']).toContain('javascript')
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('start()')
  })

  test('the web app does not serve the template of its pages', async () => {
    const webFolder = await freshWebFolder()
    await writeFile(join(webFolder, 'index.html.br'), brotliCompressSync('template'))
    const html = async () => ({ start: '', middle: '', end: 'Page Not Found' })
    const render: Render = async () => ({ status: 404, version: '', html })
    const { app } = await freshInstance({ webFolder, render })
    const urls = ['/index.html', '/index.html.br', '/index.html.gz', '/assets/app-1a2b.js.br']
    for (const url of urls) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, identity' } })
      expect.soft(response.statusCode, url).toBe(404)
      expect.soft(response.payload, url).toContain('Page Not Found')
    }
  })

  test('the web app never answers a missing asset or endpoint with a page', async () => {
    const app = await freshSite()
    for (const url of ['/assets/app-of-yesterday.js', '/api/nothing/', '/api', '/dev/mail/']) {
      const response = await app.inject(url)
      expect.soft(response.statusCode, url).toBe(404)
      expect.soft(response.json()).toEqual({ error: 'Page Not Found' })
    }
    expect((await app.inject({ method: 'POST', url: '/login/' })).statusCode).toBe(404)
  })

  test('a form that a browser without JavaScript sends leads back to its page, and its password is in no log', async () => {
    const lines: string[] = []
    const log = openLog('trace', { write: (line) => void lines.push(line) })
    const { app } = await freshInstance({ webFolder: await freshWebFolder(), log })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (url: string) =>
      app.inject({ method: 'POST', url, headers, payload: 'email=maria%40example.com&password=open-sesame' })

    for (const url of ['/login/', '/register/?user_type=company']) {
      const { statusCode, headers, payload } = await send(url)
      expect.soft([statusCode, headers.location, payload]).toEqual([303, url, ''])
      expect.soft(headers['cache-control']).toBe('no-store')
    }
    for (const url of ['/api/nothing/', '/assets/app-1a2b.js', '/dev/mail/'])
      expect.soft((await send(url)).statusCode, url).toBe(404)
    expect((await send('//elsewhere.example/')).statusCode).toBe(400)
    expect(lines.join('')).toContain('"status":303')
    expect(lines.join('')).not.toMatch(/sesame|maria/)
  })

  test('the web app serves no hidden file and nothing outside its folder', async () => {
    const app = await freshSite()
    const urls = [
      '/.secret',
      '/assets/../.secret',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f.secret',
    ]
    for (const url of urls) expect.soft((await app.inject(url)).payload, url).not.toMatch(/hidden|root:/)
  })
})
