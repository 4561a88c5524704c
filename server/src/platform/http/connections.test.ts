import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { askOn, listen, openConnection } from '../../../test/rawHttp.ts'
import { freshInstance } from '../../../test/instance.ts'
import { limitConnections } from './connections.ts'

/** A server with few connections for an address; /events answers with a stream that does not end, /slow once a request was refused. */
async function limitedServer(maxConnectionsPerAddress: number, trustProxy: string[] = []) {
  const { app } = await freshInstance({ maxConnectionsPerAddress, trustProxy })
  app.get('/events', { config: { isEndless: true } }, (_request, response) => {
    const { raw } = response.hijack()
    raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  })
  const refusal = Promise.withResolvers<string>()
  app.get('/slow', () => refusal.promise)
  app.addHook('onSend', async (_request, { statusCode }) => {
    if (statusCode >= 400) refusal.resolve('Slow.')
  })
  const { url, port } = await listen(app)
  const open = (localAddress?: string) => openConnection(port, localAddress)
  /** In batches: the kernel's queue of connections to accept is short. */
  async function openMany(count: number, localAddress?: string) {
    const sockets: Socket[] = []
    while (sockets.length < count) {
      const batch = Array.from({ length: Math.min(100, count - sockets.length) }, () => open(localAddress))
      sockets.push(...(await Promise.all(batch)))
    }
    return sockets
  }
  /** Resolves when the server has accepted all connections: the last one is answered. */
  const acceptAll = async () => {
    const last = await open('127.0.0.99')
    await askOn(last)
    last.destroy()
  }
  return { url, open, openMany, acceptAll }
}

const countOpen = (sockets: Socket[]) => sockets.filter(({ closed }) => !closed).length

test('the probes answer while one address tries to hold 2,000 idle connections', async () => {
  const { url, open, openMany } = await limitedServer(100)
  const held = await openMany(2000, '127.0.0.2')
  await expect.poll(() => countOpen(held), { timeout: 10_000 }).toBe(100)
  expect(await askOn(await open('127.0.0.2'), '/healthz')).toBe(200)
  expect(await askOn(await open('127.0.0.3'), '/readyz')).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a connection over the limit replaces the one that has been idle for longest', async () => {
  const { open, acceptAll } = await limitedServer(3)
  const [a, b, c] = [await open(), await open(), await open()]
  expect(await askOn(a)).toBe(200)
  const isClosed = once(b, 'close')
  const d = await open()
  await isClosed
  await acceptAll()
  expect(countOpen([a, c, d])).toBe(3)
  expect([await askOn(a), await askOn(c), await askOn(d)]).toEqual([200, 200, 200])
})

test('a stream counts as a connection of its address and is replaced after the idle ones, the oldest first', async () => {
  const { open, acceptAll } = await limitedServer(2)
  const [first, idle] = [await open(), await open()]
  expect(await askOn(first, '/events')).toBe(200)
  const idleCloses = once(idle, 'close')
  const second = await open()
  await idleCloses
  expect(await askOn(second, '/events')).toBe(200)
  const firstCloses = once(first, 'close')
  const third = await open()
  await firstCloses
  await acceptAll()
  expect(countOpen([second, third])).toBe(2)
})

test('a stream behind another request is refused, so that a new connection can replace its connection', async () => {
  const { open } = await limitedServer(1)
  const client = await open()
  let received = ''
  client.on('data', (chunk: Buffer) => void (received += chunk.toString()))
  client.write(
    ['/slow', '/events'].map((path) => `GET ${path} HTTP/1.1\r\nhost: guildhall.test\r\n\r\n`).join(''),
  )
  await expect.poll(() => received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  const clientCloses = once(client, 'close')
  const newcomer = await open()
  await clientCloses
  expect(await askOn(newcomer)).toBe(200)
})

test('a connection whose request body is outstanding is replaced by a new one', async () => {
  const { open } = await limitedServer(2)
  const [sender, stream] = [await open(), await open()]
  const head = ['host: guildhall.test', 'content-type: application/json', 'content-length: 1000']
  sender.write(`POST /api/user/logout/ HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`)
  expect(await askOn(stream, '/events')).toBe(200)
  const senderCloses = once(sender, 'close')
  const newcomer = await open()
  await senderCloses
  expect(await askOn(newcomer)).toBe(200)
  expect(stream.closed).toBe(false)
})

test('a client that sends many requests without reading is disconnected before they are answered', async () => {
  const { open } = await limitedServer(2)
  const client = await open()
  const received: Buffer[] = []
  client.on('data', (chunk: Buffer) => void received.push(chunk))
  const isClosed = once(client, 'close')
  client.write('GET /api/openapi.json HTTP/1.1\r\nhost: guildhall.test\r\n\r\n'.repeat(300))
  await isClosed
  const answered = Buffer.concat(received).toString().split('HTTP/1.1 ').length - 1
  expect(answered).toBeLessThanOrEqual(16)
  const [a, b] = [await open(), await open()]
  expect([await askOn(a), await askOn(b)]).toEqual([200, 200])
})

test('a trusted proxy may open as many connections as it needs', async () => {
  const { openMany, acceptAll } = await limitedServer(2, ['127.0.0.8/31'])
  const [proxied, direct] = [await openMany(20, '127.0.0.9'), await openMany(20, '127.0.0.2')]
  await expect.poll(() => countOpen(direct)).toBe(2)
  await acceptAll()
  expect(countOpen(proxied)).toBe(20)
})

test('near the total maximum the oldest idle connections are closed, and others are kept alive for less time', async () => {
  const { url, openMany } = await limitedServer(3000)
  const keepAlive = async () => (await fetch(`${url}/healthz`)).headers.get('keep-alive')
  expect(await keepAlive()).toBe('timeout=72')
  const half = await openMany(1001, '127.0.0.2')
  await expect.poll(keepAlive).toBe('timeout=5')
  await openMany(1100, '127.0.0.2')
  await expect.poll(() => countOpen(half.slice(0, 50)), { timeout: 10_000 }).toBe(0)
  expect(countOpen(half.slice(-100))).toBe(100)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a trusted proxy keeps its connections, for the usual time, when others fill the server', async () => {
  const { open, openMany } = await limitedServer(3000, ['127.0.0.9'])
  const proxied = await openMany(50, '127.0.0.9')
  const others = await openMany(2100, '127.0.0.2')
  await expect.poll(() => countOpen(others), { timeout: 10_000 }).toBe(1950)
  expect(countOpen(proxied)).toBe(50)
  expect(await keepAliveOn(proxied[0]!)).toBe('timeout=72')
  expect(await keepAliveOn(await open('127.0.0.2'))).toBe('timeout=5')
})

/** The Keep-Alive header of a response on this connection. */
async function keepAliveOn(socket: Socket) {
  const received = once(socket, 'data')
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [head] = (await received) as [Buffer]
  return /^keep-alive: (.*)\r$/im.exec(head.toString())?.[1]
}

test('an IPv6 /64 has the limit of an IPv4 address, and its /48 ten times that', () => {
  const server = new EventEmitter()
  limitConnections({ maxConnectionsPerAddress: 2, trustProxy: [] }).watch(server as Server)
  const openFrom = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return socket
  }
  const destroyed = (sockets: Socket[]) => sockets.map((socket) => socket.destroyed)
  const first = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(openFrom)
  expect(destroyed(first)).toEqual([true, false, false])
  const others = Array.from({ length: 18 }, (_, i) => openFrom(`2001:db8:0:${i + 1}::1`))
  expect(destroyed([...first, ...others]).filter(Boolean)).toHaveLength(1)
  openFrom('2001:db8:0:99::1')
  expect(destroyed(first)).toEqual([true, true, false])
  expect(destroyed([openFrom('2001:db8:1::1')])).toEqual([false])
})
