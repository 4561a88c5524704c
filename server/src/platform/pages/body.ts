import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HtmlPage, HtmlParts } from '@guildhall/contract/rendering'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../http/etag.ts'
import { gzipAround } from '../http/gzip.ts'
import { memoize } from '../promises.ts'

// About 5,000 pages.
const MAX_CACHED_BYTES = 32 * 1024 * 1024

export type Body = { etag: string; gzipped: Buffer }

/** Compresses pages, and renders a page again only when its version has changed. `build` identifies the web app. */
export function cacheBodies(build: string) {
  const buildTag = etagOf(build)
  const cached = new LRUCache<string, Body>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ gzipped }, url) => gzipped.length + url.length,
  })
  // Requests that share a page share its body, also while it is being rendered.
  const bodies = new WeakMap<HtmlPage, () => Promise<Body>>()
  let gzip: ((parts: HtmlParts) => Buffer) | undefined

  const etagFor = ({ version }: HtmlPage) => etagOf(buildTag + version)

  async function makeBody(url: string, page: HtmlPage): Promise<Body> {
    const etag = etagFor(page)
    const known = cached.get(url)
    if (known?.etag === etag) return known
    const parts = await page.html()
    gzip ??= gzipAround(parts.middle)
    const body = { etag, gzipped: gzip(parts) }
    if (page.status === 200) cached.set(url, body)
    return body
  }

  function bodyOf(url: string, page: HtmlPage) {
    const shared = bodies.get(page) ?? memoize(() => makeBody(url, page))
    bodies.set(page, shared)
    return shared()
  }

  return { etagFor, bodyOf }
}

const unzip = promisify(gunzip)
/** For the few clients that don't accept gzip. */
export const plainOf = ({ gzipped }: Body) => unzip(gzipped)
