import { STATUS_CODES, type ServerResponse } from 'node:http'

export type Headers = Record<string, string>

/** The one error shape and the security headers, for a response that is written without the framework. */
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

export function sendRefusal(response: ServerResponse, { status, error, security, headers }: Refusal) {
  const bare = refusal(security, error)
  response.writeHead(status, { ...bare.headers, ...headers }).end(bare.body)
}

/** The bytes of a refusal after which the connection is closed, for a socket that has no response object. */
export function refusalText({ status, error, security }: Refusal) {
  const { headers, body } = refusal(security, error)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
