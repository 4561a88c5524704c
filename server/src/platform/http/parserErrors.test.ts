import { once } from 'node:events'
import { expect, test } from 'vitest'
import { listen, openConnection, sendRaw } from '../../../test/rawHttp.ts'
import { freshInstance } from '../../../test/instance.ts'

const HOST = 'host: guildhall.test\r\n'
const UNREADABLE = 'The request could not be read.'
const UNPARSED: [string, number, string][] = [
  ['no HTTP at all\r\n\r\n', 400, UNREADABLE],
  [`GET / HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`, 400, UNREADABLE],
  [`NOTHING / HTTP/1.1\r\n${HOST}\r\n`, 400, UNREADABLE],
  [
    `POST /api/user/token/ HTTP/1.1\r\n${HOST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
    400,
    UNREADABLE,
  ],
  [
    `GET / HTTP/1.1\r\n${HOST}x: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
  [`GET /${'x'.repeat(17_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'The headers of the request are too large.'],
  [`GET / HTTP/1.1\r\n${HOST}expect: a miracle\r\nconnection: close\r\n\r\n`, 417, UNREADABLE],
]

test('a refusal by the HTTP parser has the common error shape and the security headers', async () => {
  const { app } = await freshInstance({ publicUrl: 'https://guildhall.test' })
  const { port } = await listen(app)
  const usual = (await app.inject('/healthz')).headers
  const security = Object.entries(usual).filter(([name]) =>
    /security|origin|nosniff|policy|options/.test(name),
  )
  expect(security.length).toBeGreaterThan(5)
  for (const [request, status, error] of UNPARSED) {
    const response = await sendRaw(port, request)
    const name = request.slice(0, 40)
    expect.soft([response.status, response.body], name).toEqual([status, JSON.stringify({ error })])
    expect.soft(response.headers, name).toMatchObject({
      ...Object.fromEntries(security),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  }
})

test('nothing is written into a response that was partly sent', async () => {
  const { app } = await freshInstance()
  app.get('/half', (_request, response) => void response.hijack().raw.writeHead(200).write('half'))
  const { port } = await listen(app)
  const socket = await openConnection(port)
  let received = ''
  socket.on('data', (text) => (received += String(text)))
  socket.write(`GET /half HTTP/1.1\r\n${HOST}\r\n`)
  await expect.poll(() => received).toContain('half')
  const closed = once(socket, 'close')
  socket.write('no HTTP at all\r\n\r\n')
  await closed
  expect(received).not.toContain('400')
})
