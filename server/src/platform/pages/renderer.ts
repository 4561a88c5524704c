import { callLimits } from '@guildhall/contract/limits'
import { todayAnywhere } from '@guildhall/contract/today'
import type { PageRequest, Render, RenderedPage } from '@guildhall/contract/rendering'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takesGzip } from '../http/compress.ts'
import { isKnown } from '../http/etag.ts'
import { forRendering } from '../http/rendering.ts'
import { withTimeout } from '../promises.ts'
import { cacheBodies, plainOf } from './body.ts'

// A company sees a change to its job at once; visitors see it within this time.
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60'
// Caches keep it and ask each time whether it is still current.
const CACHE_CONTROL_REVALIDATED = 'public, no-cache'
const RENDER_TIMEOUT_MS = 3000
const RETRY_AFTER_SECONDS = 5

type Options = { shell: string; render?: Render | undefined; publicUrl: string; currency: string }

/**
 * Answers with a page rendered for visitors. It is the same for all of them, so caches may store it. A page that fails or
 * takes too long is the empty shell, as a 503: the browser renders it and shows the error, and search engines return later.
 */
export function createPageRenderer(app: FastifyInstance, { shell, render, publicUrl, currency }: Options) {
  const requestOf = async (request: FastifyRequest, fetch: PageRequest['fetch']): Promise<PageRequest> => ({
    ...request.target,
    today: todayAnywhere(),
    publicUrl,
    currency,
    refusedFor: await app.limits?.refusedFor(callLimits, request),
    fetch,
  })

  const bodyOf = cacheBodies(shell)

  /** The page for this request, and its body unless the client has the current version. */
  async function prepare(
    render: Render,
    request: FastifyRequest,
    fetch: PageRequest['fetch'],
  ): Promise<Prepared> {
    const page = await render(await requestOf(request, fetch))
    const document = 'tooManyRequests' in page ? page.tooManyRequests : 'html' in page ? page : undefined
    if (!document) return { page }
    const { path, search } = request.target
    const { etag, gzipped } = bodyOf(path + search, document)
    if (document.status !== 200) return { page, body: await gzipped() }
    if (isKnown(etag, request.headers['if-none-match'])) return { page, etag }
    return { page, etag, body: await gzipped() }
  }

  return async (request: FastifyRequest, response: FastifyReply) => {
    if (!render) return sendShell(response)
    const { fetch, isUnavailable } = callsFor(app, request)
    try {
      const work = prepare(render, request, fetch)
      const prepared = await withTimeout(work, RENDER_TIMEOUT_MS, 'The page took too long to render.')
      return sendPage(prepared, request, response)
    } catch (error) {
      // A 503 of an endpoint, from an unavailable database or overload, is logged where it occurs.
      if (!isUnavailable()) request.log.error({ err: error }, 'page not rendered')
      return sendShell(response.code(503).header('retry-after', RETRY_AFTER_SECONDS))
    }
  }

  async function sendPage({ page, etag, body }: Prepared, request: FastifyRequest, response: FastifyReply) {
    if ('tooManyRequests' in page)
      response.code(429).headers({ 'cache-control': 'no-store', 'retry-after': page.retryAfter })
    else if (page.status === 302)
      return response.header('cache-control', 'no-cache').redirect(page.location, 302)
    else if (!etag) response.code(page.status).header('cache-control', 'no-cache')
    else {
      const cacheControl = page.mustRevalidate ? CACHE_CONTROL_REVALIDATED : CACHE_CONTROL
      response.code(body ? 200 : 304).headers({ 'cache-control': cacheControl, etag })
    }
    return sendBody(body, request, response)
  }

  function sendShell(response: FastifyReply) {
    return response.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).send(shell)
  }
}

type Prepared = { page: RenderedPage; etag?: string; body?: Buffer }

async function sendBody(gzipped: Buffer | undefined, request: FastifyRequest, response: FastifyReply) {
  response.header('vary', 'accept-encoding')
  if (!gzipped) return response.send()
  if (!takesGzip(request)) return response.send(await plainOf(gzipped))
  return response.header('content-encoding', 'gzip').send(gzipped)
}

/** Calls the endpoints for this visitor, without the network. `isUnavailable` is true once one has answered 503. */
function callsFor(app: FastifyInstance, { ip }: FastifyRequest) {
  let unavailable = false
  const fetch: PageRequest['fetch'] = async (url) => {
    const response = await forRendering(() => app.inject({ url, remoteAddress: ip }))
    unavailable ||= response.statusCode === 503
    const retryAfter = Number(response.headers['retry-after'] ?? 0) || undefined
    return { status: response.statusCode, body: response.json(), retryAfter }
  }
  return { fetch, isUnavailable: () => unavailable }
}
