import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HtmlPage } from '@guildhall/contract/rendering'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../http/etag.ts'
import { createCompressor, type GzipParts } from '../http/gzip.ts'
import { memoize } from '../promises.ts'

// About 1,500 pages.
const MAX_CACHED_BYTES = 8 * 1024 * 1024
// About 10,000 URLs.
const MAX_RECENT_CHARACTERS = 512 * 1024

// Strings, which V8 moves together: long-lived buffers fragment the memory of the process.
type CachedBody = { etag: string; start: string; end: string }

type Body = { etag: string; gzipped: () => Promise<Buffer> }

/** Compresses pages, and renders a page again only when its version has changed. `build` identifies the web app. */
export function cacheBodies(build: string) {
  const buildTag = etagOf(build)
  const cached = new LRUCache<string, CachedBody>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ start, end }, url) => start.length + end.length + url.length,
  })
  // A page is cached from its second rendering on, so that a crawler that reads each page once evicts nothing.
  const recent = new LRUCache<string, true>({
    maxSize: MAX_RECENT_CHARACTERS,
    sizeCalculation: (_, url) => url.length,
  })
  // Requests that share a page share its body, also while it is being rendered.
  const bodies = new WeakMap<HtmlPage, Body>()
  let gzip: ReturnType<typeof createCompressor> | undefined

  async function compress(url: string, page: HtmlPage, etag: string) {
    const known = cached.get(url)
    if (gzip && known?.etag === etag) return gzip.join(partsOf(known))
    const html = await page.html()
    gzip ??= createCompressor(html.middle)
    const parts = gzip.compress(html)
    if (page.status === 200) {
      if (recent.has(url)) cached.set(url, { etag, ...textsOf(parts) })
      recent.set(url, true)
    }
    return gzip.join(parts)
  }

  return (url: string, page: HtmlPage): Body => {
    const shared = bodies.get(page)
    if (shared) return shared
    const etag = etagOf(buildTag + page.version)
    const body = { etag, gzipped: memoize(() => compress(url, page, etag)) }
    bodies.set(page, body)
    return body
  }
}

const textsOf = ({ start, end }: GzipParts) => ({
  start: start.toString('latin1'),
  end: end.toString('latin1'),
})
const partsOf = ({ start, end }: CachedBody): GzipParts => ({
  start: Buffer.from(start, 'latin1'),
  end: Buffer.from(end, 'latin1'),
})

/** Decompresses a body for the few clients that don't accept gzip. */
export const plainOf: (gzipped: Buffer) => Promise<Buffer> = promisify(gunzip)
