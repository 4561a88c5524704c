import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser prefetches, so that nobody has opened the page yet. */
export const isPrefetch = (headers: IncomingHttpHeaders) =>
  Boolean(headers['sec-purpose'] ?? headers['purpose'])
