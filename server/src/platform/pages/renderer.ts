import { readLimits } from '@guildhall/contract/limits'
import { todayAnywhere } from '@guildhall/contract/today'
import type { HtmlPage, PageRequest, Render, RenderedPage } from '@guildhall/contract/rendering'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takesGzip } from '../http/compress.ts'
import { isKnown } from '../http/etag.ts'
import { forRendering } from '../http/rendering.ts'
import { withTimeout } from '../promises.ts'
import { bodyOf } from './body.ts'

// A company sees a change to its job at once; visitors see it within this time.
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60'
const RENDER_TIMEOUT_MS = 3000
const RETRY_AFTER_SECONDS = 5

type Options = { shell: string; render?: Render | undefined; publicUrl: string; currency: string }

/**
 * Answers with a page rendered for visitors. It is the same for all of them, so caches may store it. Pages for accounts
 * begin as the empty shell, and so does a page that fails or takes too long, as a 503: the browser renders it and shows
 * the error, and search engines return later.
 */
export function openPageRenderer(app: FastifyInstance, { shell, render, publicUrl, currency }: Options) {
  const requestOf = async (request: FastifyRequest, fetch: PageRequest['fetch']): Promise<PageRequest> => ({
    ...request.target,
    now: Date.now(),
    today: todayAnywhere(),
    publicUrl,
    currency,
    refusedFor: await app.limits?.refusedFor(readLimits, request),
    fetch,
  })

  return async (request: FastifyRequest, response: FastifyReply) => {
    if (!render) return sendShell(response)
    const { fetch, isUnavailable } = callsFor(app, request)
    try {
      const work = render(await requestOf(request, fetch))
      const page = await withTimeout(work, RENDER_TIMEOUT_MS, 'The page took too long to render.')
      return 'shell' in page ? sendShell(response, page.shell) : sendPage(page, request, response)
    } catch (error) {
      // A 503 of an endpoint, from an unavailable database or overload, is logged where it occurs.
      if (!isUnavailable()) request.log.error({ err: error }, 'page not rendered')
      return sendShell(response.code(503).header('retry-after', RETRY_AFTER_SECONDS))
    }
  }

  function sendShell(response: FastifyReply, page = shell) {
    return response.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).send(page)
  }
}

type AnyPage = Exclude<RenderedPage, { shell: string }>

async function sendPage(page: AnyPage, request: FastifyRequest, response: FastifyReply) {
  if ('tooManyRequests' in page) {
    response.headers({ 'cache-control': 'no-store', 'retry-after': page.retryAfter })
    return sendHtml(page.tooManyRequests, request, response)
  }
  if (page.status === 302) return response.header('cache-control', 'no-cache').redirect(page.location, 302)
  if (page.status !== 200) {
    response.header('cache-control', 'no-cache')
    return sendHtml(page, request, response)
  }
  const { etag } = bodyOf(page)
  response.headers({ 'cache-control': CACHE_CONTROL, vary: 'accept-encoding', etag })
  if (isKnown(etag, request.headers['if-none-match'])) return response.code(304).send()
  return sendHtml(page, request, response)
}

function sendHtml(page: HtmlPage, request: FastifyRequest, response: FastifyReply) {
  response.code(page.status).header('vary', 'accept-encoding')
  const body = bodyOf(page)
  if (!takesGzip(request)) return response.send(body.plain())
  return response.header('content-encoding', 'gzip').send(body.gzipped())
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
