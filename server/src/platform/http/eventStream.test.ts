import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listen, openConnection } from '../../../test/rawHttp.ts'
import { openEventStream, type EventStream } from './eventStream.ts'

/** More than the kernel keeps for a client that does not read. */
const MAX_EVENTS = 100_000
const EVENT = { text: 'x'.repeat(1000) }

test('a client that does not read its events is disconnected, and they take no memory', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const opened = Promise.withResolvers<{ stream: EventStream; waiting: () => number }>()
  app.get('/events', async (_request, response) => {
    const stream = openEventStream(response)
    opened.resolve({ stream, waiting: () => response.raw.writableLength })
  })
  const client = await openConnection((await listen(app)).port)
  client.pause().write('GET /events HTTP/1.1\r\nhost: guildhall.test\r\n\r\n')
  const { stream, waiting } = await opened.promise
  let isClosed = false
  stream.onClose(() => (isClosed = true))
  let [sent, most] = [0, 0]
  for (; !isClosed && sent < MAX_EVENTS; sent += 1) {
    stream.send('notification', EVENT)
    most = Math.max(most, waiting())
    await nextTurn()
  }
  expect(sent).toBeLessThan(MAX_EVENTS)
  expect(most).toBeLessThan(8 * 1024)
  client.resume()
  if (!client.closed) await once(client, 'close')
})

test('a client that does not read the end of its stream is disconnected at the next heartbeat', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const opened = Promise.withResolvers<EventStream>()
  app.get('/events', async (_request, response) => opened.resolve(openEventStream(response)))
  const client = await openConnection((await listen(app)).port)
  client.write('GET /events HTTP/1.1\r\nhost: guildhall.test\r\n\r\n')
  const stream = await opened.promise
  stream.end()
  stream.send('notification', {})
  stream.beat()
  client.resume()
  if (!client.closed) await once(client, 'close')
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
})
