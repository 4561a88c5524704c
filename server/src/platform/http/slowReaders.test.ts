import { once } from 'node:events'
import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen, openConnection } from '../../../test/rawHttp.ts'
import { freshInstance } from '../../../test/instance.ts'
import { limitConnections } from './connections.ts'
import { dropSlowReaders } from './slowReaders.ts'

/** More than the kernel keeps for a client that does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x')

/** A server whose connections are checked when a test calls `check`. */
async function checkedServer() {
  const connections = limitConnections({ maxConnectionsPerAddress: 100, trustProxy: [] })
  const slowReaders = dropSlowReaders(connections)
  const app = Fastify()
  onTestFinished(() => app.close())
  connections.watch(app.server)
  app.get('/large', async () => LARGE)
  app.get('/stream', (_request, response) => {
    slowReaders.exempt(response.raw)
    response.hijack().raw.writeHead(200).write(LARGE)
  })
  app.get('/small', async () => 'small')
  const { port } = await listen(app)

  /** Resolves with a client that reads nothing of its response, once bytes are waiting for it. */
  async function ask(path: string) {
    const known = [...connections.sockets()]
    const client = await openConnection(port)
    client.pause().write(`GET ${path} HTTP/1.1\r\nhost: guildhall.test\r\n\r\n`)
    const own = () => [...connections.sockets()].find((socket) => !known.includes(socket))
    await vi.waitUntil(() => own()?.bytesWritten, { timeout: 10_000 })
    return { client, socket: own()! }
  }
  return { ask, check: slowReaders.check }
}

/** Makes a client read until it has this part of a large response, and then stop. */
async function readUpTo(client: Socket, part: number) {
  const done = Promise.withResolvers<void>()
  const take = () => client.bytesRead >= LARGE.length * part && done.resolve()
  client.on('data', take).resume()
  await done.promise
  client.off('data', take).pause()
}

test('a client that reads nothing of a response is disconnected', async () => {
  const { ask, check } = await checkedServer()
  const { socket } = await ask('/large')
  check()
  expect(socket.destroyed).toBe(false)
  check()
  expect(socket.destroyed).toBe(true)
})

test('a client that reads slowly but steadily gets all of a response', async () => {
  const { ask, check } = await checkedServer()
  const { client, socket } = await ask('/large')
  for (const part of [0.25, 0.5, 0.75]) {
    check()
    await readUpTo(client, part)
  }
  check()
  expect(socket.destroyed).toBe(false)
  await readUpTo(client, 1)
})

test('a client for whom no bytes are waiting is never disconnected', async () => {
  const { ask, check } = await checkedServer()
  const { socket } = await ask('/small')
  for (let i = 0; i < 3; i += 1) check()
  expect(socket.destroyed).toBe(false)
})

test('a stream without an end is exempt', async () => {
  const { ask, check } = await checkedServer()
  const { socket } = await ask('/stream')
  expect(socket.writableLength).toBeGreaterThan(0)
  for (let i = 0; i < 3; i += 1) check()
  expect(socket.destroyed).toBe(false)
})

test('the server checks its connections periodically', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app } = await freshInstance()
  app.get('/large', { compress: false }, async () => LARGE)
  const connected = once(app.server, 'connection')
  const { port } = await listen(app)
  const client = await openConnection(port)
  const [socket] = (await connected) as [Socket]
  client.pause().write('GET /large HTTP/1.1\r\nhost: guildhall.test\r\n\r\n')
  await expect.poll(() => socket.writableLength).toBeGreaterThan(0)
  vi.advanceTimersByTime(60_000)
  expect(socket.destroyed).toBe(true)
})
