import type { Render } from '@guildhall/contract/rendering'
import { expect, test } from 'vitest'
import { freshWebFolder } from '../../../test/folders.ts'
import { listen, sendRaw } from '../../../test/rawHttp.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'
import { parseTarget } from './target.ts'

/** A site with a captured log; its renderer fails if a path leads to another host. */
async function listeningSite() {
  const lines: string[] = []
  const render: Render = async ({ path, search, publicUrl }) => {
    if (new URL(path + search, publicUrl).origin !== publicUrl) throw new Error('Another host.')
    const html = async () => ({ start: '', middle: '', end: '<h1>Page Not Found</h1>' })
    return { status: 404, version: '', html }
  }
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const { app } = await freshInstance({ webFolder: await freshWebFolder(), render, log })
  const { port } = await listen(app)
  const get = (target: string, headers = ['host: guildhall.test'], version = '1.1') =>
    sendRaw(port, [`GET ${target} HTTP/${version}`, ...headers, 'connection: close', '', ''].join('\r\n'))
  const errors = () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
  return { get, errors }
}

test('a target that is not a path of this site answers 400 and logs no error', async () => {
  const { get, errors } = await listeningSite()
  const targets = ['//', '///', '//evil.example/x', '/\\', '/\\evil.example', '/x#y', 'http://evil.example/x']
  for (const target of [...targets, 'http://guildhall.test/', '*', '/%', '/%zz', '/api/%c0']) {
    const { status, headers, body } = await get(target)
    expect.soft([status, body], target).toEqual([400, '{"error":"The request could not be read."}'])
    expect.soft(headers['content-security-policy'], target).toContain("default-src 'self'")
  }
  expect(errors()).toEqual([])
})

test('odd paths of this site are not found, and a query may hold anything', async () => {
  const { get, errors } = await listeningSite()
  for (const target of [
    '/x//y',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/..//',
    '/x?a=//\\',
    '/x/../api/',
  ])
    expect.soft((await get(target)).status, target).toBe(404)
  expect(errors()).toEqual([])
})

test('a request with two Host headers or none answers 400, but HTTP/1.0 needs none', async () => {
  const { get } = await listeningSite()
  const host = 'host: guildhall.test'
  expect((await get('/healthz', [host])).status).toBe(200)
  expect((await get('/healthz', [], '1.0')).status).toBe(200)
  for (const headers of [[], [host, host], [host, 'Host: evil.example']]) {
    const { status, body } = await get('/login/', headers)
    expect.soft([status, body]).toEqual([400, '{"error":"The request could not be read."}'])
  }
})

test('a target is split at its first question mark, and nothing of it is decoded', () => {
  expect(parseTarget('/a%2Fb/../c;d?e=/?f')).toEqual({ path: '/a%2Fb/../c;d', search: '?e=/?f' })
  expect(parseTarget('/')).toEqual({ path: '/', search: '' })
  expect(parseTarget('/?')).toEqual({ path: '/', search: '?' })
})
