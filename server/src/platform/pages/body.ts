import type { HtmlPage } from '@guildhall/contract/rendering'
import { etagOf } from '../http/etag.ts'
import { gzipAround } from '../http/gzip.ts'

type Body = { etag: string; gzipped: () => Buffer; plain: () => Buffer }

const bodies = new WeakMap<HtmlPage, Body>()

/** The ETag and the bytes of a page, computed once for all requests that share it. */
export function bodyOf(page: HtmlPage): Body {
  const known = bodies.get(page)
  if (known) return known
  const body = makeBody(page)
  bodies.set(page, body)
  return body
}

function makeBody({ html: { start, middle, end }, renderedAt }: HtmlPage): Body {
  const shared = sharedPart(middle)
  const parts = [Buffer.from(start), Buffer.from(end)] as const
  let gzipped: Buffer | undefined
  return {
    etag: etagOf(start + shared.etag + end.replace(String(renderedAt), '')),
    gzipped: () => (gzipped ??= shared.gzip(...parts)),
    plain: () => Buffer.concat([parts[0], shared.bytes, parts[1]]),
  }
}

type SharedPart = { bytes: Buffer; etag: string; gzip: ReturnType<typeof gzipAround> }

// By content: one in each process, but for tests.
const sharedParts = new Map<string, SharedPart>()

function sharedPart(middle: string) {
  const known = sharedParts.get(middle)
  if (known) return known
  const part = { bytes: Buffer.from(middle), etag: etagOf(middle), gzip: gzipAround(middle) }
  sharedParts.set(middle, part)
  return part
}
