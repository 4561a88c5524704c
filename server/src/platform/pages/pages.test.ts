import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Render } from '@guildhall/contract/rendering'
import { describe, expect, test } from 'vitest'
import { freshWebFolder, PAGE } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'

const freshSite = async () => (await freshInstance({ webFolder: await freshWebFolder() })).app

describe('the built web app', () => {
  test('answers every address that is not a call with its one page, asked for anew each time', async () => {
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

  test('has the name of the site and the sign of its money', async () => {
    const webFolder = await freshWebFolder()
    const pageOf = async (siteName: string, currency: string) => {
      const { app } = await freshInstance({ webFolder, siteName, currency })
      return (await app.inject('/')).payload
    }
    const own = await pageOf('Zunft "Rat & Tat"', 'EUR')
    expect(own).toContain(
      '<html data-site-name="Zunft &#34;Rat &#38; Tat&#34;" data-currency-sign="€" lang="en">',
    )
    expect(own).toContain('<title>Zunft &#34;Rat &#38; Tat&#34;</title>')
    expect(own).not.toContain('Guildhall')
    expect(await pageOf('Guildhall', 'CHF')).toContain('data-currency-sign="CHF\u00a0"')
  })

  test('says whether there are demo accounts', async () => {
    const webFolder = await freshWebFolder()
    const account = { user_type: 'personal' as const, email: 'a@example.com', password: 'come-in' }
    const demo = await freshInstance({ webFolder, demoAccounts: [account] })
    expect((await demo.app.inject('/')).payload).toMatch(/<html [^>]*data-demo /)
    const own = await freshInstance({ webFolder })
    expect((await own.app.inject('/')).payload).not.toContain('data-demo')
  })

  test('is there for who asks for its head alone, unlike a call', async () => {
    const app = await freshSite()
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/api/user/get_skills/' })).statusCode).toBe(404)
  })

  test('has assets that a browser may keep for ever, and other files that it may not', async () => {
    const app = await freshSite()
    const asset = await app.inject('/assets/app-1a2b.js')
    expect([asset.statusCode, asset.payload]).toEqual([200, 'start()'])
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('is sent compressed to a browser that takes it so', async () => {
    const app = await freshSite()
    const asset = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(asset.headers['content-type']).toContain('javascript')
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('start()')
  })

  test('does not serve the files that its pages are made of', async () => {
    const webFolder = await freshWebFolder()
    await writeFile(join(webFolder, 'index.html.br'), brotliCompressSync('template'))
    const render: Render = async ({ now }) => ({ status: 404, html: 'Page Not Found', renderedAt: now })
    const { app } = await freshInstance({ webFolder, render })
    const urls = ['/index.html', '/index.html.br', '/index.html.gz', '/assets/app-1a2b.js.br']
    for (const url of urls) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, identity' } })
      expect.soft(response.statusCode, url).toBe(404)
      expect.soft(response.payload, url).toContain('Page Not Found')
    }
  })

  test('never stands in for an asset or a call that is not there', async () => {
    const app = await freshSite()
    for (const url of ['/assets/app-of-yesterday.js', '/api/nothing/', '/api', '/dev/mail/']) {
      const response = await app.inject(url)
      expect.soft(response.statusCode, url).toBe(404)
      expect.soft(response.json()).toEqual({ error: 'Page Not Found' })
    }
    expect((await app.inject({ method: 'POST', url: '/login/' })).statusCode).toBe(404)
  })

  test('gives away nothing hidden and nothing from outside its folder', async () => {
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
