import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressResponses, compressText } from './compress.ts'

const headers = { 'accept-encoding': 'br' }

/** An app with one route that answers JSON of about so many bytes. */
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
    'content-encoding': 'br',
    'content-length': String(response.rawPayload.length),
  })
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(body)
})

test('a larger response is compressed away from the event loop', async () => {
  const { app, body } = await freshApp(60_000)
  const response = await app.inject({ url: '/', headers })
  expect(response.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(response.headers).not.toHaveProperty('content-length')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(body)
})

test('the window of the compressor is 64 KiB, to save memory', async () => {
  // The first bits of a stream are its window: one bit 0 stands for 16 (RFC 7932, section 9.1).
  const [first] = await compressText('Baker '.repeat(50_000))
  expect(first! & 1).toBe(0)
})
