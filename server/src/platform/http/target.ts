import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { UNREADABLE } from './errors.ts'
import { Refused } from './refusal.ts'

/** The target of a request as it was sent: nothing is decoded and no dot segment is resolved. */
export type Target = {
  path: string
  /** Empty, or the query with its question mark. */
  search: string
}

// After a second slash or a backslash, a URL parser would read the path as another host.
const ORIGIN_FORM = /^(?<path>\/(?![/\\])[^?#\\]*)(?<search>\?[^#]*)?$/

/** Undefined for everything but a path with an optional query: an absolute URL, `*`, `//host`. */
export function parseTarget(url: string): Target | undefined {
  const parts = ORIGIN_FORM.exec(url)?.groups
  return parts && { path: parts['path']!, search: parts['search'] ?? '' }
}

/** Parses the target of each request once. Refuses with 400 if the target or the Host header is ambiguous. */
export function readTargets(app: FastifyInstance) {
  app.decorateRequest('target')
  app.addHook('onRequest', async (request) => {
    const target = parseTarget(request.raw.url!)
    if (!target || !hasOneHost(request.raw)) throw new Refused(400, UNREADABLE)
    request.target = target
  })
}

/** HTTP/1.1 requires the header; HTTP/1.0, which some load balancers still probe with, does not know it. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage) {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

declare module 'fastify' {
  interface FastifyRequest {
    target: Target
  }
}
