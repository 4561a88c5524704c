import type { IncomingHttpHeaders } from 'node:http'

/** A browser that fetches ahead says so: nobody has asked for the page yet. */
export const isPrefetch = (headers: IncomingHttpHeaders) =>
  Boolean(headers['sec-purpose'] ?? headers['purpose'])

/** What the server asks of itself while it draws a page, for it does not know yet for whom. */
export const isForDrawing = (headers: IncomingHttpHeaders) => headers['sec-purpose'] === 'drawing'
