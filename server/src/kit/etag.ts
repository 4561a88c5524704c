import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Lets browsers keep the answers of this scope and ask whether they still hold: 304 where they do. */
export function revalidate(app: FastifyInstance) {
  app.addHook('onSend', async (request, response, payload) => {
    if (request.method !== 'GET' || response.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    response.headers({ etag, 'cache-control': 'no-cache' })
    if (!isKnown(etag, request.headers['if-none-match'])) return payload
    response.code(304)
    return null
  })
}

// A proxy that compresses the answer marks it as weak on the way out: W/"...".
const isKnown = (etag: string, known = '') =>
  known.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag)
