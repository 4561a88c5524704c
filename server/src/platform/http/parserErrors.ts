import type { Socket } from 'node:net'
import { type Headers, refusalText } from './bareResponse.ts'
import type { Connections } from './connections.ts'
import { sentences, UNREADABLE } from './errors.ts'

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** For Fastify's `clientErrorHandler`: refuses what the HTTP parser can't read in the one error shape. */
export const refuseUnparsed =
  (security: Headers, { isMidResponse }: Connections) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable || isMidResponse(socket)) return void socket.destroy()
    const status = STATUSES[code ?? ''] ?? 400
    socket.end(refusalText({ status, error: sentences[status] ?? UNREADABLE, security }))
    socket.destroySoon()
  }
