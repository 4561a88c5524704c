import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

// Gzip, not brotli: at 5 brotli takes three to ten times as long and is 6 to 9 % smaller (docs/decisions/058). What is
// compressed once for many requests uses brotli. At 6 a board takes half as long again and is 1 % smaller.
const GZIP_LEVEL = 5
// All JSON responses but the longest lookups are compressed in one call: streams take more time and memory.
const MAX_SYNC_BYTES = 32 * 1024
// Shorter responses fit into one packet anyway.
const MIN_BYTES = 1024

/** Compresses the text and JSON responses of these routes, but no event streams. */
export function compressResponses(app: FastifyInstance, routes: () => void) {
  app.register(compress, {
    encodings: ['gzip'],
    zlibOptions: { level: GZIP_LEVEL },
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    globalDecompression: false,
  })
  app.after(routes)
}

/** Whether a client accepts an encoding without a preference, as browsers do. */
export const takesBrotli = (request: FastifyRequest) => takes('br', request)
export const takesGzip = (request: FastifyRequest) => takes('gzip', request)

const takes = (encoding: string, { headers }: FastifyRequest) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((accepted) => accepted.trim() === encoding)
