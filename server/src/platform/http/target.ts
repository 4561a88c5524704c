import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { UNREADABLE } from './errors.ts'
import { Refused } from './refusal.ts'

/** What a request asks for, as it was sent: nothing is decoded and no dot segment is resolved. */
export type Target = {
  path: string
  /** Empty, or the query with its question mark. */
  search: string
}

// A second slash or a backslash would make the path name another host to whatever resolves it.
const ORIGIN_FORM = /^(?<path>\/(?![/\\])[^?#\\]*)(?<search>\?[^#]*)?$/

/** Undefined for everything but a path with an optional query: an absolute URL, `*`, `//host`. */
export function parseTarget(url: string): Target | undefined {
  const parts = ORIGIN_FORM.exec(url)?.groups
  return parts && { path: parts['path']!, search: parts['search'] ?? '' }
}

/** Parses the target of each request once, for all that need it; 400 where it or the Host header is ambiguous. */
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
