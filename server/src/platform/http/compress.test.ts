import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressResponses } from './compress.ts'

const headers = { 'accept-encoding': 'gzip, br' }

/** An app with one route whose response is JSON of about `bytes` bytes. */
async function freshApp(bytes: number) {
  const app = Fastify()
  const body = { text: Array.from({ length: bytes / 6 }, (_, i) => String(i).padStart(6, '0')).join('') }
  compressResponses(app, () => {
    app.register(async (app) => app.get('/', async () => body))
  })
  await app.ready()
  return { app, body }
}

test('a response of the size of a list is compressed in one call, so that its length is known', async () => {
  const { app, body } = await freshApp(30_000)
  const response = await app.inject({ url: '/', headers })
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(response.rawPayload.length),
  })
  expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(body)
})

test('a larger response is compressed away from the event loop', async () => {
  const { app, body } = await freshApp(60_000)
  const response = await app.inject({ url: '/', headers })
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(response.headers).not.toHaveProperty('content-length')
  expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(body)
})
