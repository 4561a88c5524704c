import { readLimits } from '@guildhall/contract/limits'
import { todayAnywhere } from '@guildhall/contract/today'
import type { HtmlPage, PageRequest, Render, RenderedPage } from '@guildhall/contract/rendering'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressText, takesBrotli } from '../http/compress.ts'
import { etagOf, isKnown } from '../http/etag.ts'
import { once } from '../http/once.ts'
import { forRendering } from '../http/rendering.ts'

// Whoever posts a job or closes one sees it at once; visitors see it within this time.
const KEEP = 'public, max-age=30, stale-while-revalidate=60'
const WITHIN_MS = 3000
const RETRY_AFTER_SECONDS = 5

type Paint = { shell: string; render?: Render | undefined; publicUrl: string; currency: string }

/**
 * Answers with a page that was drawn for visitors: the same for everybody, so caches may keep it. What only an account
 * sees begins as the empty shell, and so does a page that could not be drawn in time: the browser goes on by itself
 * and says what is wrong, and search engines come back later.
 */
export function openPainter(app: FastifyInstance, { shell, render, publicUrl, currency }: Paint) {
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
    const { fetch, isAway } = askingFor(app, request)
    try {
      const page = await inTime(render(await requestOf(request, fetch)))
      return 'shell' in page ? sendShell(response, page.shell) : sendPage(page, request, response)
    } catch (error) {
      // What an endpoint refused because the database is away, or too much is to do, was logged there.
      if (!isAway()) request.log.error({ err: error }, 'a page could not be drawn')
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
  const { etag } = wrap(page)
  response.headers({ 'cache-control': KEEP, vary: 'accept-encoding', etag })
  if (isKnown(etag, request.headers['if-none-match'])) return response.code(304).send()
  return sendHtml(page, request, response)
}

async function sendHtml(page: HtmlPage, request: FastifyRequest, response: FastifyReply) {
  response.code(page.status).header('vary', 'accept-encoding')
  if (!takesBrotli(request)) return response.send(page.html)
  return response.header('content-encoding', 'br').send(await wrap(page).compressed())
}

type Wrapping = { etag: string; compressed: () => Promise<Buffer> }
const wrappings = new WeakMap<HtmlPage, Wrapping>()

/** What goes out with a page and is made of it once, however many get the same. */
function wrap(page: HtmlPage): Wrapping {
  const known = wrappings.get(page)
  if (known) return known
  const wrapping = {
    etag: etagOf(page.html.replace(String(page.renderedAt), '')),
    compressed: once(() => compressText(page.html)),
  }
  wrappings.set(page, wrapping)
  return wrapping
}

/** The endpoints' own answers for this visitor, without a way through the network, and whether one was 503. */
function askingFor(app: FastifyInstance, { ip, headers }: FastifyRequest) {
  let away = false
  const fetch: PageRequest['fetch'] = async (url, { isPrefetch }) => {
    const userAgent = { 'user-agent': headers['user-agent'] ?? '' }
    const purpose = isPrefetch && { 'sec-purpose': 'prefetch' }
    const call = { url, remoteAddress: ip, headers: { ...userAgent, ...purpose } }
    const response = await forRendering(() => app.inject(call))
    away ||= response.statusCode === 503
    const retryAfter = Number(response.headers['retry-after'] ?? 0) || undefined
    return { status: response.statusCode, body: response.json(), retryAfter }
  }
  return { fetch, isAway: () => away }
}

async function inTime<T>(work: Promise<T>) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The page took too long.')), WITHIN_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
