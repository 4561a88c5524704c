import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listen, openConnection } from '../../../test/rawHttp.ts'
import { openEventStream, type EventStream } from './eventStream.ts'

/** More than the kernel keeps for a client that does not read. */
const MAX_EVENTS = 100_000
const EVENT = { text: 'x'.repeat(1000) }

/** A client of a server with one route, a stream. */
async function openOne() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const opened = Promise.withResolvers<{ stream: EventStream; waiting: () => number }>()
  app.get('/events', async (_request, response) => {
    const stream = openEventStream(response)
    opened.resolve({ stream, waiting: () => response.raw.writableLength })
  })
  const client = await openConnection((await listen(app)).port)
  client.write('GET /events HTTP/1.1\r\nhost: guildhall.test\r\n\r\n')
  return { client, opened: opened.promise }
}

test('a client that does not read its events is disconnected, and they take no memory', async () => {
  const { client, opened } = await openOne()
  client.pause()
  const { stream, waiting } = await opened
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

test('a client that has read its events gets the end of its stream', async () => {
  const { client, opened } = await openOne()
  const { stream } = await opened
  let received = ''
  client.on('data', (chunk: Buffer) => void (received += chunk.toString()))
  stream.send('notification', { total: 1 })
  stream.end()
  await expect.poll(() => received).toMatch(/"total":1}\n\n\r\n0\r\n\r\n$/)
})

test('a client that has not read its events is disconnected at the end of its stream', async () => {
  const { client, opened } = await openOne()
  client.pause()
  const { stream, waiting } = await opened
  for (let sent = 0; waiting() === 0 && sent < MAX_EVENTS; sent += 1) {
    stream.send('notification', EVENT)
    await nextTurn()
  }
  let isClosed = false
  stream.onClose(() => (isClosed = true))
  expect(isClosed).toBe(false)
  stream.end()
  await expect.poll(() => isClosed).toBe(true)
  client.resume()
  if (!client.closed) await once(client, 'close')
})
