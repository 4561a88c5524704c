import type { IncomingHttpHeaders } from 'node:http'

/** A browser that fetches ahead says so: nobody has asked for the page yet. */
export const isPrefetch = (headers: IncomingHttpHeaders) =>
  Boolean(headers['sec-purpose'] ?? headers['purpose'])
