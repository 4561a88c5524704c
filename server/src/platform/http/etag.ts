import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Lets browsers keep the answers of this scope and ask whether they still hold: 304 where they do. */
export function revalidate(app: FastifyInstance) {
  app.addHook('onSend', async (request, response, payload) => {
    if (request.method !== 'GET' || response.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = etagOf(payload)
    response.headers({ etag, 'cache-control': 'no-cache' })
    if (!isKnown(etag, request.headers['if-none-match'])) return payload
    response.code(304)
    return null
  })
}

/** Weak: the same content is compressed in more than one way. */
export const etagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const opaque = (mark: string) => mark.trim().replace(/^W\//, '')

export const isKnown = (etag: string, known = '') =>
  known.split(',').some((mark) => opaque(mark) === opaque(etag))
