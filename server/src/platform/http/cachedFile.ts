import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesBrotli, takesGzip } from './compress.ts'
import { etagOf, isKnown } from './etag.ts'
import { memoize } from '../promises.ts'

/**
 * Serves a large file that never changes. It is read and compressed once, at the first request, and all responses
 * share the bytes: a slow reader costs no memory of its own.
 */
export function serveCachedFile(path: string) {
  const cached = memoize(() => load(path))

  return async (request: FastifyRequest, response: FastifyReply) => {
    const { etag, plain, brotli, gzipped } = await cached()
    response.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (isKnown(etag, request.headers['if-none-match'])) return response.code(304).send()
    if (takesBrotli(request)) return response.header('content-encoding', 'br').send(brotli)
    if (takesGzip(request)) return response.header('content-encoding', 'gzip').send(gzipped)
    return response.send(plain)
  }
}

async function load(path: string) {
  const plain = await readFile(path)
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag: etagOf(plain), plain, brotli, gzipped }
}
