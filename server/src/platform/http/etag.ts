import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Lets clients cache the responses of this plugin's routes and revalidate them with If-None-Match. */
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

/** Weak, because the bytes differ by content encoding. */
export const etagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client has this version: the weak comparison of RFC 9110 with an If-None-Match header. */
export const isKnown = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
