import type { Socket } from 'node:net'
import type { Connections } from './connections.ts'
import { errorMessages, UNREADABLE } from './errors.ts'
import { formatRefusal, type Headers } from './rawRefusal.ts'

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
    socket.end(formatRefusal({ status, error: errorMessages[status] ?? UNREADABLE, security }))
    socket.destroySoon()
  }
