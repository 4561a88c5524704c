import { STATUS_CODES, type ServerResponse } from 'node:http'
import { letClientClose } from './connections.ts'

export type Headers = Record<string, string>

/** A refusal in the common error shape with the security headers, for a response that bypasses Fastify. */
function refusal(security: Headers, error: string) {
  const body = JSON.stringify({ error })
  const headers = {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  }
  return { headers, body }
}

type Refusal = { status: number; error: string; security: Headers; headers?: Headers }

export function writeRefusal(response: ServerResponse, { status, error, security, headers }: Refusal) {
  const raw = refusal(security, error)
  letClientClose(response)
  response.writeHead(status, { ...raw.headers, ...headers }).end(raw.body)
}

/** A refusal as HTTP text with `connection: close`, for a socket without a response object. */
export function formatRefusal({ status, error, security }: Refusal) {
  const { headers, body } = refusal(security, error)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
